import { along, at, box, clamp, round } from '../sheet/geometry.ts';
import { lengthwiseScale, longEdges, run } from '../sheet/long-part.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type Dims, scaleToFit, size } from '../sheet/sizes.ts';

const axis = 110;

export const pipe = (sheet: Sheet, dims: Dims): void => {
  const D = size(dims, 'D d', 60.3, 'Ø');
  const t = size(dims, 't s', D.mm * 0.065);
  const length = size(dims, 'L l', 6000);
  const scale = lengthwiseScale(D.mm, 40, 112, length.mm, 300);
  const { px, broken } = run(length.mm, scale, 122);
  const r = (D.mm * scale) / 2;
  const bore = r - clamp(t.mm * scale, 2.5, r * 0.85);
  const cx = 48 + (244 - px - 44 - 2 * r) / 2 + r;
  const x = cx + r + 44;
  const breakX = broken ? x + px / 2 : undefined;
  sheet.circle('outline', cx, axis, r);
  sheet.circle('outline', cx, axis, bore);
  sheet.hatch([round(cx, axis, r), round(cx, axis, bore)], 1, 5);
  sheet.cross(cx, axis, r);
  longEdges(sheet, 'outline', x, x + px, axis - r, axis + r, breakX);
  longEdges(sheet, 'hidden', x, x + px, axis - bore, axis + bore, breakX);
  for (const edge of [x, x + px]) sheet.line('outline', edge, axis - r, edge, axis + r);
  if (breakX !== undefined) sheet.breakAcross(breakX, axis - r, axis + r);
  sheet.axis(x, axis, x + px, axis);
  sheet.dimUp(cx - r - 20, axis - r, axis + r, D, cx);
  sheet.leader(...at(cx, axis, (r + bore) / 2, -40), cx + r + 8, axis - r - 8, t);
  sheet.dimAcross(x, x + px, axis + r + 30, length, axis + r);
};

export const elbow = (sheet: Sheet, dims: Dims): void => {
  const D = size(dims, 'D d', 60.3, 'Ø');
  const R = size(dims, 'R r A', D.mm * 1.26);
  const t = size(dims, 't s', D.mm * 0.065);
  const bend = Math.max(R.mm, D.mm * 0.55);
  const scale = scaleToFit([bend + D.mm / 2, 150]);
  const half = (D.mm * scale) / 2;
  const radius = bend * scale;
  const wall = clamp(t.mm * scale, 2.5, half * 0.7);
  const reach = radius + half;
  const ox = 172 - reach / 2;
  const oy = 30 + reach;
  const outer = along(ox, oy, radius + half, -90, 0, 14);
  const outerBore = along(ox, oy, radius + half - wall, -90, 0, 14);
  const inner = along(ox, oy, radius - half, -90, 0, 8);
  const innerBore = along(ox, oy, radius - half + wall, -90, 0, 8);
  for (const [from, to] of [
    [radius + half, radius + half - wall],
    [radius - half, radius - half + wall],
  ] as const) {
    for (const r of [from, to]) if (r > 0.5) sheet.arc('outline', ox, oy, r, -90, 0);
  }
  sheet.hatch([[...outer, ...outerBore.reverse()]], 1, 5);
  sheet.hatch([[...inner, ...innerBore.reverse()]], 1, 5);
  sheet.arc('centre', ox, oy, radius, -94, 4);
  sheet.line('outline', ox, oy - radius - half, ox, oy - radius + half);
  sheet.line('outline', ox + radius - half, oy, ox + radius + half, oy);
  sheet.dimUp(ox - 22, oy - radius - half, oy - radius + half, D, ox);
  sheet.dimAcross(ox, ox + radius, oy + 30, R, oy - 4);
  sheet.line('centre', ox - 4, oy, ox + radius - half - 4, oy);
  sheet.line('centre', ox, oy - radius + half + 4, ox, oy + 4);
  sheet.leader(...at(ox, oy, radius + half - wall / 2, -45), ox + reach - 6, oy - reach + 14, t);
};

/** Equal tee: `C` is the length from the centre to each end. */
export const tee = (sheet: Sheet, dims: Dims): void => {
  const D = size(dims, 'D d', 60.3, 'Ø');
  const C = size(dims, 'C A', D.mm * 1.06);
  const t = size(dims, 't s', D.mm * 0.065);
  const reachMm = Math.max(C.mm, D.mm * 0.6);
  const scale = scaleToFit([2 * reachMm, 180], [reachMm + D.mm / 2, 140]);
  const half = (D.mm * scale) / 2;
  const reach = reachMm * scale;
  const wall = clamp(t.mm * scale, 2.5, half * 0.6);
  const bore = half - wall;
  const [cx, cy] = [166, 176 - half];
  const crotch = Math.min((reach - half) * 0.6, half * 0.3);
  for (const side of [-1, 1]) {
    const end = cx + side * reach;
    const wallAt = (radius: number, r: number): [number, number][] => [
      [end, cy - radius],
      [cx + side * (radius + r), cy - radius],
      [cx + side * radius, cy - radius - r],
      [cx + side * radius, cy - reach],
    ];
    const cut = [...wallAt(half, crotch), ...wallAt(bore, crotch).reverse()];
    sheet.poly('outline', cut);
    sheet.hatch([cut], 1, 5);
    sheet.line('outline', end, cy - bore, end, cy + half);
  }
  sheet.rect('outline', cx - reach, cy + bore, 2 * reach, wall);
  sheet.hatch([box(cx - reach, cy + bore, 2 * reach, wall)], 1, 5);
  sheet.line('outline', cx - bore, cy - reach, cx + bore, cy - reach);
  sheet.axis(cx - reach, cy, cx + reach, cy);
  sheet.axis(cx, cy - reach, cx, cy + half);
  sheet.dimUp(cx - reach - 22, cy - half, cy + half, D, cx - reach);
  sheet.dimAcross(cx, cx + reach, cy + half + 28, C, cy + half);
  sheet.leader(cx + half - wall / 2, cy - reach, cx + half + 20, cy - reach - 8, t);
};
