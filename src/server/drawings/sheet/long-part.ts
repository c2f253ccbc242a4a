import { breakGap, type Pen, type Sheet } from './sheet.ts';

/** A length in pixels; `broken` if the part is shortened and needs break lines. */
export interface Run {
  px: number;
  broken: boolean;
}

/**
 * Pixels per millimetre of a long part. Draws the whole length if the thickness stays within the two limits; otherwise
 * uses a readable thickness and breaks the length.
 */
export const lengthwiseScale = (
  thickMm: number,
  thin: number,
  thick: number,
  lengthMm: number,
  room: number,
): number => {
  const whole = Math.min(thick / thickMm, room / lengthMm);
  return whole * thickMm < thin ? (thin + (thick - thin) * 0.4) / thickMm : whole;
};

export const run = (mm: number, scale: number, room: number): Run =>
  mm * scale <= room ? { px: mm * scale, broken: false } : { px: room, broken: true };

/** The two long edges of a bar, with break lines at `breakX` if given. */
export const longEdges = (
  sheet: Sheet,
  pen: Pen,
  x1: number,
  x2: number,
  y1: number,
  y2: number,
  breakX?: number,
): void => {
  for (const y of [y1, y2]) {
    if (breakX === undefined) sheet.line(pen, x1, y, x2, y);
    else {
      sheet.line(pen, x1, y, breakX - breakGap / 2, y);
      sheet.line(pen, breakX + breakGap / 2, y, x2, y);
    }
  }
};

/** Side view of a bar: long edges, both ends, and break lines if it is shortened. */
export const longBar = (sheet: Sheet, x1: number, x2: number, y1: number, y2: number, breakX?: number): void => {
  longEdges(sheet, 'outline', x1, x2, y1, y2, breakX);
  sheet.line('outline', x1, y1, x1, y2);
  sheet.line('outline', x2, y1, x2, y2);
  if (breakX !== undefined) sheet.breakAcross(breakX, y1, y2);
};
