/** The icon of the page, with how many games wait. */

const ICON = "/icon.svg";
/** More than that are not counted on so small a picture. */
const MOST = 9;

let drawn: Promise<string> | undefined;
let wanted = 0;

/** Put a number on a picture of 32 by 32. */
export function numbered(svg: string, count: number): string {
  const text = count > MOST ? `${MOST}+` : `${count}`;
  const size = text.length > 1 ? 13 : 17;
  const badge =
    `<circle cx="21.5" cy="21.5" r="10.5" fill="#c3362b" stroke="#fff" stroke-width="1.5"/>` +
    `<text x="21.5" y="${21.5 + size * 0.36}" font-family="sans-serif" font-weight="bold" font-size="${size}"` +
    ` text-anchor="middle" fill="#fff">${text}</text>`;
  return svg.replace("</svg>", `${badge}</svg>`);
}

/** Show how many games wait; without any the icon is as it always is. */
export async function showOnIcon(count: number): Promise<void> {
  wanted = count;
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link === null) return;
  if (count === 0) {
    link.href = ICON;
    return;
  }
  drawn ??= fetch(ICON).then((answer) => answer.text());
  const svg = await drawn.catch(() => null);
  if (svg === null) drawn = undefined; // without a network the next number fetches it
  else if (wanted === count) link.href = `data:image/svg+xml,${encodeURIComponent(numbered(svg, count))}`;
}
