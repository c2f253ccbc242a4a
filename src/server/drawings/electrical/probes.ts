import { at } from '../sheet/geometry.ts';
import { lengthwiseScale, longBar, run } from '../sheet/long-part.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type Dims, size } from '../sheet/sizes.ts';

/** Bimetal thermometer: dial with its pointer, thread and the stem that goes into the process. */
export const dialThermometer = (sheet: Sheet, dims: Dims): void => {
  const D = size(dims, 'D d', 100, 'Ø');
  const stem = size(dims, 'L l', D.mm);
  const R = 46;
  const scale = R / (D.mm / 2);
  const [cx, cy] = [166, 62];
  const thin = Math.max(R * 0.08, 3);
  const neck = cy + R + 22;
  const { px, broken } = run(stem.mm, scale, 92);
  const long = Math.max(px, 20);
  sheet.circle('outline', cx, cy, R);
  sheet.circle('thin', cx, cy, R * 0.9);
  for (let i = 0; i <= 16; i++) {
    const turn = 135 + i * 16.875;
    sheet.line('thin', ...at(cx, cy, R * (i % 4 === 0 ? 0.64 : 0.72), turn), ...at(cx, cy, R * 0.8, turn));
  }
  sheet.poly('fill', [
    at(cx, cy, R * 0.7, 300),
    at(cx, cy, R * 0.07, 210),
    at(cx, cy, R * 0.2, 120),
    at(cx, cy, R * 0.07, 30),
  ]);
  sheet.rect('outline', cx - 10, cy + R - 1, 20, 10, 1);
  sheet.rect('outline', cx - 8, cy + R + 9, 16, 13);
  for (let y = cy + R + 12; y < neck; y += 4) sheet.line('thin', cx - 8, y, cx + 8, y - 1.5);
  const mid = neck + long / 2;
  for (const side of [-thin, thin]) {
    sheet.line('outline', cx + side, neck, cx + side, broken ? mid - 3 : neck + long - 2);
    if (broken) sheet.line('outline', cx + side, mid + 3, cx + side, neck + long - 2);
  }
  if (broken) for (const y of [mid - 3, mid + 3]) sheet.line('thin', cx - thin - 3, y + 1.5, cx + thin + 3, y - 1.5);
  sheet.line('outline', cx - thin, neck + long - 2, cx + thin, neck + long - 2);
  sheet.cross(cx, cy, R);
  sheet.dimUp(cx - R - 24, cy - R, cy + R, D, cx);
  sheet.dimUp(cx + R + 8, neck, neck + long - 2, stem, cx + thin);
};

/** Resistance thermometer or thermocouple: connection head at the left, sheath at the right. */
export const temperatureProbe = (sheet: Sheet, dims: Dims): void => {
  const d = size(dims, 'd D', 6, 'Ø');
  const length = size(dims, 'L l', 150);
  const scale = lengthwiseScale(d.mm, 9, 16, length.mm, 150);
  const { px, broken } = run(length.mm, scale, 150);
  const r = (d.mm * scale) / 2;
  const cy = 112;
  const x = 118;
  sheet.rect('outline', x - 76, cy - 34, 46, 58, 10);
  sheet.rect('outline', x - 80, cy - 42, 54, 9, 4);
  sheet.rect('outline', x - 92, cy - 8, 16, 16, 2);
  for (const side of [-4, 4]) sheet.line('thin', x - 92, cy + side, x - 76, cy + side);
  sheet.rect('outline', x - 30, cy - 10, 14, 20, 1);
  sheet.rect('outline', x - 16, cy - 7, 16, 14);
  for (let t = x - 13; t < x; t += 4) sheet.line('thin', t, cy - 7, t + 1.5, cy + 7);
  longBar(sheet, x, x + px, cy - r, cy + r, broken ? x + px / 2 : undefined);
  sheet.arc('outline', x + px, cy, r, -90, 90);
  for (const side of [-0.35, 0.35]) sheet.line('hidden', x + px * 0.62, cy + r * side, x + px - 2, cy + r * side);
  sheet.axis(x - 30, cy, x + px, cy);
  sheet.dimAcross(x, x + px, cy + 40, length, cy + r);
  sheet.dimUp(x + px + 26, cy - r, cy + r, d, x + px);
};
