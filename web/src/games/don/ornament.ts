/** Ornaments of the twenties as paths. */

/** A rectangle whose corners go in by two steps. */
export function steppedFrame(x: number, y: number, width: number, height: number, step: number): string {
  const half = step / 2;
  const across = width - 2 * step;
  const down = height - 2 * step;
  return (
    `M${x + step} ${y}h${across}v${half}h${half}v${half}h${half}v${down}h${-half}v${half}h${-half}v${half}` +
    `h${-across}v${-half}h${-half}v${-half}h${-half}v${-down}h${half}v${-half}h${half}Z`
  );
}

/** A fan that opens upwards: every second of its wedges. */
export function rays(x: number, y: number, radius: number, count: number): string[] {
  const at = (part: number) => {
    const angle = Math.PI * (1 - part / count);
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y - radius * Math.sin(angle)).toFixed(1)}`;
  };
  const paths: string[] = [];
  for (let part = 0; part < count; part += 2) paths.push(`M${x} ${y}L${at(part)}L${at(part + 1)}Z`);
  return paths;
}
