import { at, box, clamp, short } from '../sheet/geometry.ts';
import { lengthwiseScale, longBar, longEdges, run } from '../sheet/long-part.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type Dims, size } from '../sheet/sizes.ts';

const cy = 106;

/** Covered electrode: bare holder end at the left, coating and striking tip at the right. */
export const weldingRod = (sheet: Sheet, dims: Dims): void => {
  const d = size(dims, 'd D', 3.2, 'Ø');
  const length = size(dims, 'L l', 350);
  const scale = lengthwiseScale(d.mm, 16, 30, length.mm, 230);
  const { px, broken } = run(length.mm, scale, 230);
  const r = (d.mm * scale) / 2;
  const coat = r * 1.7;
  const x = 168 - px / 2;
  const end = x + px;
  const bare = Math.min(px * 0.16, 38);
  sheet.rect('outline', x, cy - r, bare, 2 * r, 1);
  longBar(sheet, x + bare, end - 3, cy - coat, cy + coat, broken ? x + px * 0.55 : undefined);
  longEdges(sheet, 'hidden', x + bare, end - 3, cy - r, cy + r, broken ? x + px * 0.55 : undefined);
  sheet.rect('outline', end - 3, cy - r, 3, 2 * r);
  sheet.axis(x, cy, end, cy);
  const top = 66;
  // The cut face, larger, above
  const big = 24;
  sheet.circle('outline', 262, top - 14, big);
  sheet.circle('outline', 262, top - 14, big / 1.7);
  sheet.cross(262, top - 14, big);
  sheet.hatch([Array.from({ length: 28 }, (_, i) => at(262, top - 14, big / 1.7, (360 * i) / 28))], 1, 4);
  sheet.dimUp(x - 18, cy - r, cy + r, d, x);
  sheet.dimAcross(x, end, cy + coat + 34, length, cy + coat);
};

export const abrasiveDisc = (sheet: Sheet, dims: Dims): void => {
  const D = size(dims, 'D', 230, 'Ø');
  const d = size(dims, 'd H', 22.23, 'Ø');
  const T = size(dims, 'T t h', D.mm * 0.014);
  const R = 68;
  const scale = R / (D.mm / 2);
  const bore = clamp((d.mm / 2) * scale, 3, R * 0.7);
  const thick = clamp(T.mm * scale, 4, 70);
  const x0 = (324 - 2 * R - 50 - thick) / 2;
  const cx = x0 + R;
  sheet.circle('outline', cx, cy, R);
  sheet.circle('outline', cx, cy, bore);
  sheet.circle('thin', cx, cy, Math.min(bore * 1.9, R * 0.9));
  for (let turn = 0; turn < 360; turn += 15)
    sheet.line('hatch', ...at(cx, cy, R * 0.62, turn), ...at(cx, cy, R * 0.95, turn + 12));
  sheet.cross(cx, cy, R);
  const x = cx + R + 50;
  for (const y of [cy - R, cy + bore]) {
    sheet.rect('outline', x, y, thick, R - bore);
    sheet.hatch([box(x, y, thick, R - bore)], 1, 4);
  }
  for (const edge of [x, x + thick]) sheet.line('outline', edge, cy - bore, edge, cy + bore);
  sheet.axis(x, cy, x + thick, cy);
  sheet.dimUp(x0 - 18, cy - R, cy + R, D, cx);
  sheet.dimUp(x - 20, cy - bore, cy + bore, d, x);
  sheet.dimAcross(x, x + thick, cy + R + 28, T, cy + R);
};

/** Twist drill (DIN 338): parallel shank at the left, flutes, 118° point at the right. */
export const drill = (sheet: Sheet, dims: Dims): void => {
  const d = size(dims, 'd D', 10, 'Ø');
  const length = size(dims, 'L', d.mm * 13);
  const flute = size(dims, 'l', length.mm * 0.65);
  const scale = lengthwiseScale(d.mm, 20, 52, length.mm, 232);
  const { px, broken } = run(length.mm, scale, 232);
  const r = (d.mm * scale) / 2;
  const x = 168 - px / 2;
  const end = x + px;
  const l = clamp((flute.mm / length.mm) * px, px * 0.2, px * 0.85);
  const start = end - l;
  const point = Math.min(r / Math.tan((59 * Math.PI) / 180), l * 0.3);
  longEdges(sheet, 'outline', x + 1, end - point, cy - r, cy + r, broken ? (x + start) / 2 : undefined);
  sheet.line('outline', x + 1, cy - r, x + 1, cy + r);
  if (broken) sheet.breakAcross((x + start) / 2, cy - r, cy + r);
  sheet.poly(
    'outline',
    [
      [end - point, cy - r],
      [end, cy],
      [end - point, cy + r],
    ],
    false,
  );
  // One helix turn advances about three diameters at 30°; a flute and its land per half turn
  const lead = Math.max(r * 3.2, 12);
  for (let t = start; t < end - point - lead * 0.5; t += lead) {
    const reach = Math.min(lead, end - point - t);
    sheet.path(
      'outline',
      `M${short(t)} ${short(cy + r)}C${short(t + reach * 0.5)} ${short(cy + r)} ${short(t + reach * 0.5)} ${short(cy - r)} ${short(t + reach)} ${short(cy - r)}`,
    );
    sheet.path(
      'thin',
      `M${short(t + lead * 0.18)} ${short(cy + r)}C${short(t + reach * 0.6)} ${short(cy + r * 0.8)} ${short(t + reach * 0.62)} ${short(cy - r * 0.6)} ${short(t + reach)} ${short(cy - r * 0.8)}`,
    );
  }
  sheet.axis(x, cy, end, cy);
  sheet.dimUp(x - 18, cy - r, cy + r, d, x);
  sheet.dimAcross(x, end, cy + r + 54, length, cy + r);
  sheet.dimAcross(start, end, cy + r + 28, flute, cy + r);
};
