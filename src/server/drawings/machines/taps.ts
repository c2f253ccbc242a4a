import { at, clamp, short } from '../sheet/geometry.ts';
import { lengthwiseScale, run } from '../sheet/long-part.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { count, type Dims, size } from '../sheet/sizes.ts';

const cy = 106;

interface Shank {
  r: number;
  /** Ends of the shank, start of the cutting part, tip. */
  x: number;
  work: number;
  end: number;
  broken: boolean;
}

/** A round tool along its axis: shank at the left, cutting part at the right; diameter and overall length labelled. */
const shanked = (sheet: Sheet, dims: Dims, prefix: string, ratio: number, share: number): Shank => {
  const d = size(dims, 'd D', 10, prefix);
  const length = size(dims, 'L', d.mm * ratio);
  const scale = lengthwiseScale(d.mm, 22, 46, length.mm, 236);
  const { px, broken } = run(length.mm, scale, 236);
  const r = (d.mm * scale) / 2;
  const x = 168 - px / 2;
  const end = x + px;
  const work = end - clamp(px * share, 14, px * 0.6);
  sheet.axis(x, cy, end, cy);
  sheet.dimUp(end + 22, cy - r, cy + r, d, end - 4);
  sheet.dimAcross(x, end, cy + r + 34, length, cy + r);
  return { r, x, work, end, broken };
};

/** Straight edges of a shank from x to `to`, with break lines in the middle if it is shortened. */
const straight = (sheet: Sheet, x: number, to: number, r: number, broken: boolean): void => {
  const mid = (x + to) / 2;
  for (const y of [cy - r, cy + r]) {
    sheet.line('outline', x, y, broken ? mid - 3 : to, y);
    if (broken) sheet.line('outline', mid + 3, y, to, y);
  }
  if (broken) sheet.breakAcross(mid, cy - r, cy + r);
  sheet.line('outline', x, cy - r, x, cy + r);
};

/** Screw tap of DIN 371 and 376: driving square, shank, thread with its chamfered lead, and flutes. */
const paintTap = (sheet: Sheet, dims: Dims, isSpiral: boolean): void => {
  const { r, x, work, end, broken } = shanked(sheet, dims, 'M', 10, 0.3);
  const shank = r * 0.8;
  const square = Math.min((work - x) * 0.22, 24);
  sheet.rect('outline', x, cy - shank * 0.72, square, shank * 1.44, 1);
  sheet.line('thin', x, cy - shank * 0.72, x + square, cy + shank * 0.72);
  sheet.line('thin', x, cy + shank * 0.72, x + square, cy - shank * 0.72);
  straight(sheet, x + square, work - 5, shank, broken);
  for (const side of [-1, 1]) sheet.line('outline', work - 5, cy + side * shank, work, cy + side * r);
  const lead = (end - work) * 0.24;
  const root = r * 0.82;
  sheet.poly('outline', [
    [work, cy - r],
    [end - lead, cy - r],
    [end, cy - root * 0.86],
    [end, cy + root * 0.86],
    [end - lead, cy + r],
    [work, cy + r],
  ]);
  for (const side of [-1, 1]) sheet.line('thin', work, cy + side * root, end, cy + side * root * 0.94);
  const pitch = clamp((end - work) / 14, 3.2, 9);
  for (let t = work + pitch; t < end - lead; t += pitch) {
    for (const [from, to] of [
      [-1, -0.42],
      [0.42, 1],
    ] as const)
      sheet.line('thin', t - 1, cy + r * from, t + 1, cy + r * to);
  }
  if (isSpiral) {
    const turn = Math.max(r * 2.6, 14);
    for (let t = work - turn * 0.3; t < end - turn * 0.6; t += turn * 0.62) {
      const to = Math.min(t + turn, end - 2);
      const from = Math.max(t, work - 4);
      sheet.path(
        'outline',
        `M${short(from)} ${short(cy + r * 0.9)}C${short((from + to) / 2)} ${short(cy + r * 0.8)} ${short((from + to) / 2)} ${short(cy - r * 0.8)} ${short(to)} ${short(cy - r * 0.9)}`,
      );
    }
    return;
  }
  for (const side of [-0.3, 0.3]) sheet.line('outline', work - 8, cy + r * side, end, cy + r * side);
  sheet.arc('outline', work - 8, cy, r * 0.3, 90, 270);
};

/** Tap with straight flutes. */
export const tap = (sheet: Sheet, dims: Dims): void => paintTap(sheet, dims, false);

/** Tap with helical flutes, for blind holes. */
export const spiralTap = (sheet: Sheet, dims: Dims): void => paintTap(sheet, dims, true);

/** Solid end mill: plain shank, helical flutes, flat end, and its teeth from the front; `z` is their number. */
export const endMill = (sheet: Sheet, dims: Dims): void => {
  const { r, x, work, end, broken } = shanked(sheet, dims, 'Ø', 7, 0.42);
  straight(sheet, x, work, r, broken);
  sheet.rect('outline', work, cy - r, end - work, 2 * r);
  const lead = Math.max(r * 2.4, 12);
  for (let t = work; t < end - 3; t += lead / 2) {
    const reach = Math.min(lead, end - t);
    const top = cy + r - (2 * r * reach) / lead;
    sheet.path(
      'outline',
      `M${short(t)} ${short(cy + r)}C${short(t + reach * 0.5)} ${short(cy + r)} ${short(t + reach * 0.5)} ${short(top)} ${short(t + reach)} ${short(top)}`,
    );
  }
  const teeth = count(dims, 'z', 4, 8);
  const [fx, fy, big] = [56, 42, 27];
  sheet.circle('thin', fx, fy, big);
  for (let i = 0; i < teeth; i++) {
    const turn = (360 * i) / teeth;
    sheet.poly(
      'outline',
      [
        at(fx, fy, big * 0.12, turn),
        at(fx, fy, big, turn),
        at(fx, fy, big * 0.72, turn + 24),
        at(fx, fy, big * 0.5, turn + 42),
      ],
      false,
    );
  }
  sheet.cross(fx, fy, big);
};
