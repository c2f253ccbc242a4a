import { along, at, box, clamp, regular } from '../sheet/geometry.ts';
import { lengthwiseScale, longEdges, run } from '../sheet/long-part.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type Dims, scaleToFit, size } from '../sheet/sizes.ts';

const axis = 106;

export const hexNut = (sheet: Sheet, dims: Dims): void => {
  const d = size(dims, 'd', 12, 'M');
  const s = size(dims, 's', d.mm * 1.5);
  const m = size(dims, 'm h', d.mm * 0.85);
  const across = Math.max(s.mm, d.mm * 1.1);
  const corner = (across * 2) / Math.sqrt(3);
  const scale = scaleToFit([corner, 120], [corner + Math.min(m.mm, corner * 1.2), 190]);
  const r = (corner * scale) / 2;
  const flat = (across * scale) / 2;
  const thick = clamp(m.mm * scale, 5, 100);
  const x0 = (320 - 2 * flat - 44 - thick) / 2;
  const cx = x0 + flat;
  const bore = Math.min((d.mm * scale) / 2, flat * 0.92);
  sheet.poly('outline', regular(cx, axis, r, 6, 30));
  sheet.circle('thin', cx, axis, flat * 0.96);
  sheet.circle('outline', cx, axis, bore * 0.85);
  sheet.arc('thin', cx, axis, bore, 100, 370);
  sheet.cross(cx, axis, r);
  const x = cx + flat + 44;
  const crown = Math.min(thick * 0.14, r * 0.13);
  sheet.poly('outline', [
    [x + crown, axis - r],
    [x + thick - crown, axis - r],
    ...along(x + thick - r * 3.2, axis, r * 3.2, -9, 9, 2),
    [x + thick - crown, axis + r],
    [x + crown, axis + r],
    ...along(x + r * 3.2, axis, r * 3.2, 171, 189, 2),
  ]);
  for (const side of [-1, 1]) {
    sheet.line('outline', x + crown * 0.5, axis + (side * r) / 2, x + thick - crown * 0.5, axis + (side * r) / 2);
    sheet.line('hidden', x, axis + side * bore * 0.85, x + thick, axis + side * bore * 0.85);
  }
  sheet.axis(x, axis, x + thick, axis);
  sheet.dimAcross(cx - flat, cx + flat, axis + r + 28, s, axis + r / 2);
  sheet.dimAcross(x, x + thick, axis + r + 28, m, axis + r);
  sheet.leader(cx + bore * 0.71, axis - bore * 0.71, cx + r * 0.72 + 8, axis - r - 8, d);
};

export const washer = (sheet: Sheet, dims: Dims): void => {
  const d1 = size(dims, 'd1 d', 13, 'Ø');
  const d2 = size(dims, 'd2 D', d1.mm * 1.85, 'Ø');
  const h = size(dims, 'h s t', d1.mm * 0.19);
  const scale = scaleToFit([Math.max(d2.mm, d1.mm * 1.05), 132]);
  const outer = 66;
  const bore = clamp((d1.mm * scale) / 2, 2, outer * 0.94);
  const thick = clamp(h.mm * scale, 3, 60);
  const x0 = (320 - 2 * outer - 52 - thick) / 2;
  const cx = x0 + outer;
  sheet.circle('outline', cx, axis, outer);
  sheet.circle('outline', cx, axis, bore);
  sheet.cross(cx, axis, outer);
  const x = cx + outer + 52;
  for (const y of [axis - outer, axis + bore]) {
    sheet.rect('outline', x, y, thick, outer - bore);
    sheet.hatch([box(x, y, thick, outer - bore)], 1, 5);
  }
  for (const edge of [x, x + thick]) sheet.line('outline', edge, axis - bore, edge, axis + bore);
  sheet.axis(x, axis, x + thick, axis);
  sheet.dimUp(x0 - 18, axis - outer, axis + outer, d2, cx);
  sheet.dimUp(x - 18, axis - bore, axis + bore, d1, x);
  sheet.dimAcross(x, x + thick, axis + outer + 26, h, axis + outer);
};

/** External ring of DIN 471: open at the top, with two eared ends. */
export const retainingRing = (sheet: Sheet, dims: Dims): void => {
  const d = size(dims, 'd1 d D', 30, 'Ø');
  const s = size(dims, 's h', d.mm * 0.05);
  const r = 54;
  const scale = r / (d.mm / 2);
  const thick = clamp(s.mm * scale, 3, 40);
  const width = 13;
  const x0 = (320 - 2 * (r + width) - 56 - thick) / 2;
  const cx = x0 + r + width;
  const y = axis + 6;
  const ear = 16;
  sheet.arc('outline', cx, y, r, -76, 256);
  // The outer edge is eccentric: the ring is widest opposite its opening
  sheet.arc('outline', cx, y + 2.5, r + width * 0.62, -58, 238);
  for (const side of [-1, 1]) {
    const from = -90 + side * 14;
    const to = -90 + side * 31;
    sheet.poly(
      'outline',
      [
        at(cx, y, r, from),
        at(cx, y, r + ear, from),
        at(cx, y, r + ear + 4, -90 + side * 18),
        at(cx, y, r + ear, -90 + side * 26),
        at(cx, y, r + width * 0.55, to),
      ],
      false,
    );
    const [ex, ey] = at(cx, y, r + ear / 2 + 2, -90 + side * 20);
    sheet.circle('outline', ex, ey, 3.5);
  }
  sheet.cross(cx, y, r);
  const x = cx + r + width + 56;
  sheet.rect('outline', x, y - r - width, thick, 2 * (r + width) + 2);
  sheet.line('thin', x, y - r + 4, x + thick, y - r + 4);
  sheet.dimUp(x0 - 16, y - r, y + r, d, cx);
  sheet.dimAcross(x, x + thick, y + r + width + 24, s, y + r + width);
};

/** Form A of DIN 6885: round ends. */
export const parallelKey = (sheet: Sheet, dims: Dims): void => {
  const b = size(dims, 'b W', 8);
  const h = size(dims, 'h H', b.mm * 0.875);
  const length = size(dims, 'L l', b.mm * 5);
  const thickest = Math.max(b.mm, h.mm);
  const scale = lengthwiseScale(thickest, 20, 62, length.mm + b.mm, 190);
  const { px, broken } = run(length.mm, scale, 168);
  const width = clamp(b.mm * scale, 6, 80);
  const height = clamp(h.mm * scale, 6, 80);
  const total = width + 56 + px;
  const x0 = (334 - total) / 2;
  const y = axis;
  sheet.rect('outline', x0, y - height / 2, width, height);
  sheet.hatch([box(x0, y - height / 2, width, height)]);
  const x = x0 + width + 56;
  const r = Math.min(width, px) / 2;
  const breakX = broken ? x + px / 2 : undefined;
  longEdges(sheet, 'outline', x + r, x + px - r, y - width / 2, y + width / 2, breakX);
  if (breakX !== undefined) sheet.breakAcross(breakX, y - width / 2, y + width / 2);
  sheet.arc('outline', x + r, y, width / 2, 90, 270);
  sheet.arc('outline', x + px - r, y, width / 2, -90, 90);
  sheet.axis(x, y, x + px, y);
  sheet.dimUp(x0 - 18, y - height / 2, y + height / 2, h, x0);
  sheet.dimAcross(x0, x0 + width, y + height / 2 + 30, b, y + height / 2);
  sheet.dimAcross(x, x + px, y + Math.max(width, height) / 2 + 30, length, y);
};
