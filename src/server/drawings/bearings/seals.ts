import { box, type Contour, clamp, mirrored, round } from '../sheet/geometry.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { count, type Dims, scaleToFit, size } from '../sheet/sizes.ts';

const axis = 108;

/** Radial shaft seal: metal case, rubber lip and garter spring in section, and the front view. */
export const oilSeal = (sheet: Sheet, dims: Dims): void => {
  const D = size(dims, 'D d2', 52, 'Ø');
  const d = size(dims, 'd d1', D.mm * 0.68, 'Ø');
  const B = size(dims, 'B b h', D.mm * 0.14);
  const outerMm = Math.max(D.mm, d.mm * 1.05);
  const scale = scaleToFit([outerMm, 146], [outerMm + B.mm, 190]);
  const R = (outerMm * scale) / 2;
  const lip = clamp((d.mm * scale) / 2, 2, R * 0.92);
  const w = clamp(B.mm * scale, 14, 90);
  const depth = R - lip;
  const x = 50 + (240 - w - 44 - 2 * R) / 2;
  const wall = Math.min(depth * 0.25, w * 0.28);
  const half: Contour = [
    [x, axis - R],
    [x + w, axis - R],
    [x + w, axis - R + wall],
    [x + wall, axis - R + wall],
    [x + wall, axis - lip - depth * 0.42],
    [x + w * 0.5, axis - lip - depth * 0.3],
    [x + w * 0.85, axis - lip - depth * 0.36],
    [x + w * 0.85, axis - lip - depth * 0.12],
    [x + w * 0.62, axis - lip],
    [x + w * 0.3, axis - lip - depth * 0.18],
    [x, axis - lip - depth * 0.05],
  ];
  for (const side of [half, mirrored(half, axis)]) {
    sheet.poly('outline', side);
    sheet.hatch([side], 1, 4);
  }
  const garter = Math.min(depth * 0.12, w * 0.13);
  for (const y of [-1, 1]) sheet.circle('outline', x + w * 0.68, axis + y * (lip + depth * 0.4 + garter * 0.6), garter);
  for (const edge of [x, x + w * 0.62]) sheet.line('thin', edge, axis - lip, edge, axis + lip);
  sheet.axis(x, axis, x + w, axis);
  const cx = x + w + 44 + R;
  sheet.circle('outline', cx, axis, R);
  sheet.circle('thin', cx, axis, R - wall);
  sheet.circle('outline', cx, axis, lip);
  sheet.circle('thin', cx, axis, lip + depth * 0.4);
  sheet.cross(cx, axis, R);
  sheet.dimUp(x - 20, axis - R, axis + R, D, x);
  sheet.dimUp(x + w + 22, axis - lip, axis + lip, d, x + w * 0.62);
  sheet.dimAcross(x, x + w, axis + R + 26, B, axis + R);
};

export const oRing = (sheet: Sheet, dims: Dims): void => {
  const d1 = size(dims, 'd1 d ID', 30, 'Ø');
  const d2 = size(dims, 'd2 s CS', d1.mm * 0.1, 'Ø');
  const outerMm = d1.mm + 2 * d2.mm;
  const R = 66;
  const scale = R / (outerMm / 2);
  const cord = clamp((d2.mm * scale) / 2, 2, R * 0.45);
  const cx = 56 + R;
  sheet.circle('outline', cx, axis, R);
  sheet.circle('outline', cx, axis, R - 2 * cord);
  sheet.circle('centre', cx, axis, R - cord);
  sheet.cross(cx, axis, R);
  // Section through the ring, cut faces at the top and the bottom
  const x = cx + R + 62;
  for (const y of [axis - R + cord, axis + R - cord]) {
    sheet.circle('outline', x, y, cord);
    sheet.hatch([round(x, y, cord)], 1, 4);
  }
  for (const side of [-1, 1]) sheet.line('outline', x + side * cord, axis - R + cord, x + side * cord, axis + R - cord);
  sheet.axis(x - cord, axis, x + cord, axis);
  sheet.dimUp(x - cord - 20, axis - R + 2 * cord, axis + R - 2 * cord, d1, x);
  sheet.dimAcross(x - cord, x + cord, axis + R + 26, d2, axis + R - cord);
};

/** Hydraulic hose: its layers in the cut, and stepped back along its length; `braids` is the number of wire layers. */
export const hose = (sheet: Sheet, dims: Dims): void => {
  const d = size(dims, 'd DN', 12.7, 'Ø');
  const braids = count(dims, 'braids', 1, 2);
  const D = size(dims, 'D', d.mm * 1.65, 'Ø');
  const R = 54;
  const outerMm = Math.max(D.mm, d.mm * 1.1);
  const bore = clamp((d.mm / outerMm) * R, 4, R * 0.9);
  const wall = R - bore;
  const cx = 54 + R;
  sheet.circle('outline', cx, axis, R);
  sheet.circle('outline', cx, axis, bore);
  sheet.circle('thin', cx, axis, bore + wall * 0.42);
  sheet.circle('thin', cx, axis, bore + wall * 0.62);
  if (braids === 2) sheet.circle('thin', cx, axis, bore + wall * 0.52);
  sheet.hatch([round(cx, axis, R), round(cx, axis, bore + wall * 0.62)], 1, 9);
  sheet.hatch([round(cx, axis, bore + wall * 0.42), round(cx, axis, bore)], -1, 9);
  sheet.cross(cx, axis, R);
  const x = cx + R + 24;
  const end = 306;
  const steps: readonly (readonly [number, number, number])[] = [
    [x, x + 56, R],
    [x + 56, x + 86, bore + wall * 0.62],
    ...(braids === 2 ? [[x + 86, x + 108, bore + wall * 0.5] as const] : []),
    [x + 86 + 22 * (braids - 1), end - 4, bore + wall * 0.36],
  ];
  for (const [from, to, r] of steps) sheet.rect('outline', from, axis - r, to - from, 2 * r, 2);
  for (const [from, to, r] of steps.slice(1, -1))
    for (const slope of [1, -1] as const) sheet.hatch([box(from, axis - r, to - from, 2 * r)], slope, 11);
  sheet.axis(x, axis, end, axis);
  sheet.dimUp(cx - R - 20, axis - R, axis + R, D, cx);
  sheet.dimAcross(cx - bore, cx + bore, axis + R + 28, d, axis);
};
