/** Points and contours on the sheet, in pixels; x to the right, y down. */
export type Point = readonly [x: number, y: number];
export type Contour = readonly Point[];

export const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** Rounds to 0.1 px and drops needless zeros, so that a drawing stays small. */
export const short = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded);
};

export const at = (cx: number, cy: number, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
};

export const box = (x: number, y: number, w: number, h: number): Contour => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

/** A regular polygon by its circumscribed radius; `turn` 0 puts a corner at three o'clock. */
export const regular = (cx: number, cy: number, radius: number, sides: number, turn = 0): Contour =>
  Array.from({ length: sides }, (_, i) => at(cx, cy, radius, turn + (360 * i) / sides));

/** A circle as a polygon, fine enough to clip hatching. */
export const round = (cx: number, cy: number, radius: number): Contour => regular(cx, cy, radius, 40);

/** Points along an arc, clockwise on the sheet when `to` is larger than `from` (degrees). */
export const along = (cx: number, cy: number, radius: number, from: number, to: number, steps = 10): Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => at(cx, cy, radius, from + ((to - from) * i) / steps));

/** The contour mirrored in the horizontal line at `axis`. */
export const mirrored = (contour: Contour, axis: number): Contour => contour.map(([x, y]) => [x, 2 * axis - y]);
