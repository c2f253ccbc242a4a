import { type Contour, type Point, short } from './geometry.ts';

/** 45° lines inside the contours (even-odd), as path data: one string per hatch line, in order. */
export const hatchLines = (contours: readonly Contour[], slope: 1 | -1, spacing: number): string[] => {
  const offset = ([x, y]: Point) => y + slope * x;
  const offsets = contours.flat().map(offset);
  const last = Math.max(...offsets);
  const lines: string[] = [];
  for (let c = (Math.floor(Math.min(...offsets) / spacing) + 0.5) * spacing; c < last; c += spacing) {
    const cuts: number[] = [];
    for (const contour of contours) {
      contour.forEach((from, i) => {
        const to = contour[(i + 1) % contour.length] as Point;
        const a = offset(from) - c;
        const b = offset(to) - c;
        if (a < 0 !== b < 0) cuts.push(from[0] + ((to[0] - from[0]) * a) / (a - b));
      });
    }
    cuts.sort((a, b) => a - b);
    let line = '';
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const x = cuts[i] as number;
      const run = (cuts[i + 1] as number) - x;
      if (run > 0.5) line += `M${short(x)} ${short(c - slope * x)}l${short(run)} ${short(-slope * run)}`;
    }
    if (line) lines.push(line);
  }
  return lines;
};
