import { along, at, box, type Contour, clamp, mirrored, round } from './geometry.ts';
import { lengthwiseScale, longEdges, run } from './long-part.ts';
import type { Sheet } from './sheet.ts';
import { count, type Dims, scaleToFit, size } from './sizes.ts';

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

/** `d` is the bolt holes' diameter, `n` their number, K their circle; `d1` the bore. */
export const flange = (sheet: Sheet, dims: Dims): void => {
  const D = size(dims, 'D', 165, 'Ø');
  const K = size(dims, 'K k', D.mm * 0.77, 'Ø');
  const t = size(dims, 't b C s', D.mm * 0.12);
  const n = count(dims, 'n', 4, 20);
  const hole = size(dims, 'd d2', (D.mm - K.mm) * 0.42, `${n}×Ø`);
  const d = size(dims, 'd1 bore', Math.max(K.mm - hole.mm * 1.6, 1) * 0.52, 'Ø');
  const R = 68;
  const scale = R / (D.mm / 2);
  const thick = clamp(t.mm * scale, 6, 60);
  const pitch = clamp((K.mm / 2) * scale, 12, R * 0.94);
  const bore = clamp((d.mm / 2) * scale, 3, pitch * 0.92);
  const holeR = clamp((hole.mm / 2) * scale, 1.5, Math.min(R - pitch, pitch - bore, (pitch * Math.PI) / n) * 0.85);
  const cx = 78 + R;
  const x = cx + R + 44;
  const edge = Math.min(x + thick, 306);
  const face = pitch - holeR - 2;
  sheet.circle('outline', cx, axis, R);
  sheet.circle('outline', cx, axis, bore);
  sheet.circle('thin', cx, axis, Math.max(face, bore + 1));
  sheet.circle('centre', cx, axis, pitch);
  for (let i = 0; i < n; i++) sheet.circle('outline', ...at(cx, axis, pitch, -90 + (360 * (i + 0.5)) / n), holeR);
  sheet.cross(cx, axis, R);
  const upper: readonly Contour[] = [
    box(x, axis - R, edge - x, R - pitch - holeR),
    box(x, axis - pitch + holeR, edge - x, pitch - holeR - bore),
  ];
  for (const contour of upper.flatMap((half) => [half, mirrored(half, axis)])) {
    sheet.poly('outline', contour);
    sheet.hatch([contour], 1, 5);
  }
  for (const end of [x, edge]) sheet.line('outline', end, axis - R, end, axis + R);
  sheet.axis(x, axis, edge, axis);
  for (const side of [-1, 1]) sheet.axis(x, axis + side * pitch, edge, axis + side * pitch);
  sheet.dimUp(cx - R - 46, axis - R, axis + R, D, cx);
  sheet.dimUp(cx - R - 18, axis - pitch, axis + pitch, K, cx);
  sheet.dimAcross(x, edge, axis + R + 26, t, axis + R);
  sheet.dimAcross(cx - bore, cx + bore, axis + R + 26, d, axis);
  const [holeX, holeY] = at(cx, axis, pitch, -90 + 180 / n);
  sheet.leader(holeX + holeR * 0.7, holeY - holeR * 0.7, Math.max(holeX + 14, cx + R * 0.62), axis - R - 6, hole);
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
