import { at, box, clamp, regular } from '../sheet/geometry.ts';
import { lengthwiseScale, longEdges, run } from '../sheet/long-part.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type Dims, scaleToFit, size } from '../sheet/sizes.ts';

const axis = 104;

/** Countersunk socket screw of ISO 10642; its length includes the head. */
export const countersunkScrew = (sheet: Sheet, dims: Dims): void => {
  const d = size(dims, 'd', 10, 'M');
  const length = size(dims, 'L l', d.mm * 4);
  const dk = size(dims, 'dk D', d.mm * 2.2, 'Ø');
  const s = size(dims, 's', d.mm * 0.6);
  const headMm = Math.max(dk.mm, d.mm * 1.2);
  const scale = lengthwiseScale(headMm, 24, 80, length.mm + headMm, 226);
  const r = Math.min((headMm * scale) / 2, 45);
  const { px, broken } = run(length.mm, scale, 262 - 2 * r - 34);
  const shank = Math.min((d.mm * scale) / 2, r * 0.85);
  const head = Math.min(r - shank, px * 0.5);
  const key = clamp((s.mm * scale) / 2, 2, r * 0.6);
  const endX = (322 - 2 * r - 34 - px) / 2 + r;
  const x = endX + r + 34;
  const end = x + px;
  const chamfer = Math.min(shank * 0.24, (px - head) * 0.2);
  const breakX = broken ? x + head + (px - head) * 0.45 : undefined;
  sheet.circle('outline', endX, axis, r);
  sheet.poly('outline', regular(endX, axis, (key * 2) / Math.sqrt(3), 6, 30));
  sheet.cross(endX, axis, r);
  sheet.poly(
    'outline',
    [
      [x + head, axis - shank],
      [x, axis - r],
      [x, axis + r],
      [x + head, axis + shank],
    ],
    false,
  );
  sheet.line('outline', x + head, axis - shank, x + head, axis + shank);
  longEdges(sheet, 'outline', x + head, end - chamfer, axis - shank, axis + shank, breakX);
  longEdges(sheet, 'thin', x + head + 2, end, axis - shank * 0.85, axis + shank * 0.85, breakX);
  if (breakX !== undefined) sheet.breakAcross(breakX, axis - shank, axis + shank);
  sheet.poly('outline', [
    [end - chamfer, axis - shank],
    [end, axis - shank * 0.85],
    [end, axis + shank * 0.85],
    [end - chamfer, axis + shank],
  ]);
  const depth = Math.max(head * 0.6, 3);
  sheet.poly(
    'hidden',
    [
      [x, axis - key],
      [x + depth, axis - key],
      [x + depth + key * 0.4, axis],
      [x + depth, axis + key],
      [x, axis + key],
    ],
    false,
  );
  sheet.axis(x, axis, end, axis);
  sheet.dimUp(x - 14, axis - r, axis + r, dk, x);
  sheet.dimAcross(endX - key, endX + key, axis + r + 26, s, axis);
  sheet.dimAcross(x, end, axis + r + 26, length, axis + shank);
  sheet.dimUp(end + 22, axis - shank, axis + shank, d, end - 2);
};

/** Prevailing torque nut: a hexagon nut with the collar of its nylon ring. */
export const lockNut = (sheet: Sheet, dims: Dims): void => {
  const d = size(dims, 'd', 12, 'M');
  const s = size(dims, 's', d.mm * 1.5);
  const m = size(dims, 'm h', d.mm);
  const across = Math.max(s.mm, d.mm * 1.1);
  const corner = (across * 2) / Math.sqrt(3);
  const scale = scaleToFit([corner, 120], [corner + Math.min(m.mm, corner * 1.2), 190]);
  const r = (corner * scale) / 2;
  const flat = (across * scale) / 2;
  const thick = clamp(m.mm * scale, 12, 100);
  const bore = Math.min((d.mm * scale) / 2, flat * 0.9);
  const x0 = (320 - 2 * flat - 44 - thick) / 2;
  const cx = x0 + flat;
  const y = axis + 2;
  const collar = (bore + flat) / 2;
  sheet.poly('outline', regular(cx, y, r, 6, 30));
  sheet.circle('outline', cx, y, collar);
  sheet.circle('thin', cx, y, (collar + bore) / 2);
  sheet.circle('outline', cx, y, bore * 0.85);
  sheet.arc('thin', cx, y, bore, 100, 370);
  sheet.cross(cx, y, r);
  const x = cx + flat + 44;
  const hex = thick * 0.72;
  const crown = Math.min(hex * 0.14, r * 0.13);
  sheet.poly('outline', [
    [x + crown, y - r],
    [x + hex, y - r],
    [x + hex, y + r],
    [x + crown, y + r],
    [x, y + r * 0.9],
    [x, y - r * 0.9],
  ]);
  sheet.rect('outline', x + hex, y - collar, thick - hex, 2 * collar, Math.min(4, (thick - hex) * 0.6));
  for (const side of [-1, 1]) {
    sheet.line('outline', x + crown * 0.5, y + (side * r) / 2, x + hex, y + (side * r) / 2);
    sheet.line('hidden', x, y + side * bore * 0.85, x + thick, y + side * bore * 0.85);
  }
  sheet.axis(x, y, x + thick, y);
  sheet.dimAcross(cx - flat, cx + flat, y + r + 28, s, y + r / 2);
  sheet.dimAcross(x, x + thick, y + r + 28, m, y + r);
  sheet.leader(cx + bore * 0.71, y - bore * 0.71, cx + r * 0.72 + 8, y - r - 8, d);
};

/** Spring lock washer (DIN 127): a split ring whose ends stand apart. */
export const springWasher = (sheet: Sheet, dims: Dims): void => {
  const d1 = size(dims, 'd1 d', 13, 'Ø');
  const d2 = size(dims, 'd2 D', d1.mm * 1.7, 'Ø');
  const h = size(dims, 'h s t', d1.mm * 0.2);
  const scale = scaleToFit([Math.max(d2.mm, d1.mm * 1.05), 128]);
  const outer = 64;
  const bore = clamp((d1.mm * scale) / 2, 4, outer * 0.94);
  const thick = clamp(h.mm * scale, 4, 50);
  const x0 = (320 - 2 * outer - 56 - thick) / 2;
  const cx = x0 + outer;
  const gap = 5;
  for (const r of [outer, bore]) sheet.arc('outline', cx, axis, r, -90 + gap, 270 - gap * 0.2);
  sheet.line('outline', ...at(cx, axis, bore, -90 + gap), ...at(cx, axis, outer, -90 + gap * 2.2));
  sheet.line('outline', ...at(cx, axis, bore, -90 - gap * 1.2), ...at(cx, axis, outer, -90 + gap * 0.2));
  sheet.cross(cx, axis, outer);
  const x = cx + outer + 56;
  const step = Math.min(thick * 0.5, 14);
  // From the side: both ends of the turn, one above the other
  sheet.poly('outline', [
    [x, axis - outer],
    [x + thick, axis - outer],
    [x + thick, axis - 3],
    [x + thick - step, axis + 3],
    [x + thick - step, axis + outer],
    [x - step, axis + outer],
    [x - step, axis + 3],
    [x, axis - 3],
  ]);
  sheet.line('outline', x, axis - 3, x + thick, axis + 1);
  sheet.dimUp(x0 - 18, axis - outer, axis + outer, d2, cx);
  sheet.dimAcross(cx - bore, cx + bore, axis + outer + 24, d1, axis);
  sheet.dimAcross(x - step, x + thick - step, axis + outer + 24, h, axis + outer);
};

/** Threaded rod of DIN 976: thread along the whole length. */
export const threadedRod = (sheet: Sheet, dims: Dims): void => {
  const d = size(dims, 'd', 12, 'M');
  const length = size(dims, 'L l', 1000);
  const scale = lengthwiseScale(d.mm, 26, 60, length.mm, 214);
  const { px, broken } = run(length.mm, scale, 214);
  const r = (d.mm * scale) / 2;
  const x = 164 - px / 2;
  const end = x + px;
  const chamfer = Math.min(r * 0.24, px * 0.1);
  const mid = broken ? x + px / 2 : undefined;
  longEdges(sheet, 'outline', x + chamfer, end - chamfer, axis - r, axis + r, mid);
  longEdges(sheet, 'thin', x, end, axis - r * 0.85, axis + r * 0.85, mid);
  if (mid !== undefined) sheet.breakAcross(mid, axis - r, axis + r);
  for (const [edge, side] of [
    [x, 1],
    [end, -1],
  ] as const)
    sheet.poly('outline', [
      [edge + side * chamfer, axis - r],
      [edge, axis - r * 0.85],
      [edge, axis + r * 0.85],
      [edge + side * chamfer, axis + r],
    ]);
  const pitch = clamp(r * 0.4, 5, 10);
  for (let t = x + chamfer + pitch; t < end - chamfer - 2; t += pitch)
    if (mid === undefined || Math.abs(t - mid) > 8) sheet.line('thin', t - 1.5, axis - r, t + 1.5, axis + r);
  sheet.axis(x, axis, end, axis);
  sheet.dimAcross(x, end, axis + r + 34, length, axis + r);
  sheet.dimUp(end + 22, axis - r, axis + r, d, end - 2);
};

/** Internal ring of DIN 472: open at the top, its eared ends point inwards. */
export const boreRing = (sheet: Sheet, dims: Dims): void => {
  const d = size(dims, 'd1 d D', 30, 'Ø');
  const s = size(dims, 's h', d.mm * 0.05);
  const r = 66;
  const thick = clamp(s.mm * (r / (d.mm / 2)), 3, 40);
  const x0 = (320 - 2 * r - 56 - thick) / 2;
  const cx = x0 + r;
  const y = axis + 4;
  sheet.arc('outline', cx, y, r, -76, 256);
  sheet.arc('outline', cx, y - 2.5, r - 11, -52, 232);
  for (const side of [-1, 1]) {
    sheet.poly(
      'outline',
      [
        at(cx, y, r, -90 + side * 14),
        at(cx, y, r - 22, -90 + side * 16),
        at(cx, y, r - 25, -90 + side * 26),
        at(cx, y, r - 20, -90 + side * 34),
        at(cx, y - 2.5, r - 11, -90 + side * 38),
      ],
      false,
    );
    sheet.circle('outline', ...at(cx, y, r - 14, -90 + side * 22), 3.5);
  }
  sheet.cross(cx, y, r);
  const x = cx + r + 56;
  sheet.rect('outline', x, y - r, thick, 2 * r);
  sheet.hatch([box(x, y + r - 11, thick, 11)], 1, 4);
  sheet.line('thin', x, y + r - 11, x + thick, y + r - 11);
  sheet.dimUp(x0 - 16, y - r, y + r, d, cx);
  sheet.dimAcross(x, x + thick, y + r + 24, s, y + r);
};
