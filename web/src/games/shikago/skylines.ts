/** The houses of each area, standing on y = 0 from x = -90 to 90. */

export interface Skyline {
  /** Pale houses behind. */
  readonly far: string;
  readonly near: string;
  /** Thin lines over the houses. */
  readonly trim: string;
  /** Lit windows. */
  readonly windows: string;
}

/** Rows of windows from the upper left one on. */
function windows(x: number, y: number, across: number, down: number, gap = 8, drop = 11): string {
  let d = "";
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) d += `M${x + column * gap} ${y + row * drop}h4v6h-4z`;
  return d;
}

/** Rays from a point, an arc of them. */
function rays(x: number, y: number, from: number, to: number, count: number): string {
  let d = "";
  for (let ray = 0; ray < count; ray++) {
    const angle = (Math.PI * (ray + 0.5)) / count;
    const at = (reach: number) =>
      `${(x - reach * Math.cos(angle)).toFixed(1)} ${(y - reach * Math.sin(angle)).toFixed(1)}`;
    d += `M${at(from)}L${at(to)}`;
  }
  return d;
}

/** The sun behind every skyline. */
export const SUN = rays(0, 0, 40, 96, 18);

export const SKYLINES: Readonly<Record<string, Skyline>> = {
  "brick lane": {
    far: "M-90 0V-44H-74V-58H-50V-40H-22V-70H-2V-48H14V-62H40V-50H62V-66H90V0Z",
    near:
      "M-86 0V-36H-80V-42H-74V-48H-62V-42H-56V-36H-50V0ZM-44 0V-46H-2V0ZM4 0V-32H10V-38H16V-44H28V-38H34V-32H40V0Z" +
      "M46 0V-40H86V0ZM-36-46V-54H-40V-70L-27-79-14-70V-54H-18V-46H-21V-54H-33V-46Z",
    trim: "M-44-38H-2M46-33H86M-40-62H-14M-86-30H-50M4-27H40M60-40V-52H66V-40",
    windows:
      windows(-80, -26, 4, 2) + windows(-39, -32, 4, 2, 9.6) + windows(10, -23, 3, 2, 9) + windows(51, -27, 4, 2),
  },
  "silk mile": {
    far: "M-90 0V-52H-60V-74H-36V-48H-20V-84H20V-48H38V-68H62V-56H90V0Z",
    near: "M-88 0V-42H-42V0ZM-36 0V-46H-26V-58H-14V-90H14V-58H26V-46H36V0ZM42 0V-42H88V0Z",
    trim:
      "M-36-40H36M-9-84V-50M-3-84V-50M3-84V-50M9-84V-50M-26-52H26M-90-20H-40M40-20H90" +
      "M-88-20q4 10 7.7 0q4 10 7.7 0q4 10 7.7 0q4 10 7.7 0q4 10 7.7 0q4 10 7.7 0" +
      "M42-20q4 10 7.7 0q4 10 7.7 0q4 10 7.7 0q4 10 7.7 0q4 10 7.7 0q4 10 7.7 0",
    windows: windows(-82, -36, 5, 1, 9) + windows(48, -36, 5, 1, 9) + windows(-26, -30, 7, 2, 8, 12),
  },
  "grand arcade": {
    far: "M-90 0V-40H-76V-56H-60V-80H-44V-40H44V-80H60V-56H76V-40H90V0Z",
    near: "M-84 0V-30H-78V-44H-72V-60H-58V0H-54A54 62 0 0 1 54 0H58V-60H72V-44H78V-30H84V0Z",
    trim:
      "M-46 0A46 54 0 0 1 46 0M-24 0A24 28 0 0 1 24 0M-10 0A10 12 0 0 1 10 0M-65-60V-72M65-60V-72" +
      rays(0, 0, 25, 49, 9),
    windows: windows(-80, -24, 3, 2, 7) + windows(62, -24, 3, 2, 7) + windows(-69, -54, 1, 2) + windows(65, -54, 1, 2),
  },
  "old pier": {
    far: "M-90 0V-30H-66V-48H-44V-34H-6V-52H14V-38H38V-30H90V0Z",
    near:
      "M48 0 52-62H50V-67H53V-76L60-84 67-76V-67H70V-62H68L72 0ZM-88 0V-20H-80V-34L-74-42-68-34V-24H-40V-34L-34-42" +
      "-28-34V-20H-20V0ZM-2 0 12-40H16L30 0H25L14-34 3 0Z",
    trim:
      "M14-70a30 30 0 1 0 .01 0ZM14-64a24 24 0 1 0 .01 0ZM14-70V-10M-16-40H44M-7-61 35-19M35-61-7-19M50-40H70" +
      "M49-20H71" +
      "M68-72 88-78M68-70 88-66",
    windows: windows(-83, -14, 8, 1, 7.5) + "M57-75h6v7h-6z",
  },
  "stock pens": {
    far: "M-90 0V-34L-76-48-62-34V-28H-30V-64H-20V-28H30V-44H58V-30H90V0Z",
    near:
      "M-86 0V-30L-78-46-62-54-46-46-38-30V0ZM-28 0V-46H-33V-53H33V-46H28V0H17V-20A17 17 0 0 0-17-20V0Z" +
      "M52 0V-54A14 12 0 0 1 80-54V0Z",
    trim:
      "M-70 0V-18H-54V0M-70-18-54 0M-54-18-70 0M-86-30H-38M-28-46H28M52-44H80M52-30H80M52-16H80" +
      "M-8-66Q-16-68-15-76Q-11-71-6-71H6Q11-71 15-76Q16-68 8-66L4-55H-4ZM-90-8H-38M28-12H90M28-5H90M34 0V-17" +
      "M44 0V-17M86 0V-17",
    windows: "M-66-40h8v8h-8z" + windows(-22, -40, 1, 2) + windows(18, -40, 1, 2),
  },
  "brewers row": {
    far: "M-90 0V-46H-70V-60H-46V-40H-8V-54H30V-40H52V-62H72V-48H90V0Z",
    near:
      "M-84 0V-42H-76V-88H-66V-42H-58V-78H-48V-42H-26V0ZM-20 0V-26Q-20-46-4-50V-62H-8V-67H8V-62H4V-50Q20-46 20-26V0Z" +
      "M26 0V-20H50V0ZM52 0V-20H76V0ZM39-22V-42H63V-22Z",
    trim:
      "M-84-36H-26M-76-82H-66M-58-72H-48M-20-24H20M-18-34H18M-10-47H10M26-15H50M26-5H50M52-15H76M52-5H76" +
      "M39-37H63M39-27H63" +
      "M-71-92q6-6 12-2t14-2M-53-82q6-6 12-2t14-2",
    windows: windows(-79, -30, 6, 2, 8.5, 13) + "M-6-18h12v18h-12z",
  },
  "banker hill": {
    far: "M-90 0V-36H-70V-54H-52V-30H-34V-66H34V-46H54V-70H72V-40H90V0Z",
    near:
      "M-26 0V-40H-20V-66H-13V-82H-6V-94H-2V-108H2V-94H6V-82H13V-66H20V-40H26V0Z" +
      "M-88 0V-5H-84V-28H-89L-60-44-31-28H-36V-5H-32V0Z" +
      "M34 0V-34H40V-48H50V-56H66V-48H76V-34H84V0Z",
    trim:
      "M-84-28H-36M-78-26V-5M-70-26V-5M-60-26V-5M-50-26V-5M-42-26V-5M-84-5H-36M-15-62V-4M-5-80V-4M5-80V-4" +
      "M15-62V-4M34-34H84M40-48H76",
    windows: windows(40, -28, 5, 2, 9) + windows(47, -44, 3, 1, 9) + "M-3-12h6v12h-6z",
  },
  "ice house": {
    far: "M-90 0V-38H-66V-52H-50V-74H-10V-52H14V-38H40V-58H70V-44H90V0Z",
    near:
      "M-80 0V-38L-34-70 12-38V0ZM-44-63V-78H-24V-63L-34-70ZM22 0V-20H42V0ZM45 0V-20H65V0ZM68 0V-20H88V0Z" +
      "M33-23V-43H53V-23ZM57-23V-43H77V-23Z" +
      "M45-46V-66H65V-46Z",
    trim:
      "M-34-52V-26M-45-45.5-23-32.5M-23-45.5-45-32.5M-38-50-34-46-30-50M-38-28-34-32-30-28M-80-38H-60M-8-38H12" +
      "M-76-16H-52M-16-16H8" +
      "M26-4 38-16M49-4 61-16M72-4 84-16M37-27 49-39M61-27 73-39M49-50 61-62",
    windows: "M-42 0v-18h16v18z" + windows(-72, -12, 2, 1, 9) + windows(-8, -12, 2, 1, 9),
  },
};
