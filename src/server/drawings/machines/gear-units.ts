import { at, clamp } from '../sheet/geometry.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type Dims, scaleToFit, size } from '../sheet/sizes.ts';

/** Worm gear unit: finned square housing round the hollow output bore, motor flange at the side; `A` is the centre distance. */
export const wormGearbox = (sheet: Sheet, dims: Dims): void => {
  const a = size(dims, 'A a', 50);
  const d = size(dims, 'd D', a.mm * 0.45, 'Ø');
  const scale = scaleToFit([a.mm * 3.4, 172]);
  const lift = a.mm * scale;
  const bore = clamp((d.mm * scale) / 2, 4, lift * 0.5);
  const cx = 182;
  const floor = 204;
  const cy = floor - lift * 1.2;
  const half = lift * 1.05;
  const worm = cy - lift;
  const top = worm - lift * 0.62;
  sheet.rect('outline', cx - half, cy - half * 0.86, 2 * half, floor - 6 - cy + half * 0.86, lift * 0.3);
  sheet.rect('outline', cx - half * 0.9, top, half * 1.8, cy - half * 0.86 - top + 3, lift * 0.16);
  sheet.rect('outline', cx - half * 1.1, floor - 7, half * 2.2, 7, 1);
  for (const r of [bore * 1.9, bore * 1.4]) sheet.circle('thin', cx, cy, Math.min(r, half * 0.84));
  sheet.circle('outline', cx, cy, bore);
  sheet.rect('outline', cx - bore * 0.22, cy - bore * 1.22, bore * 0.44, bore * 0.4);
  for (let i = 0; i < 8; i++) {
    const [hx, hy] = at(cx, cy, half * 0.74, 22.5 + i * 45);
    if (i % 2 === 0) sheet.circle('thin', hx, hy, 3);
  }
  sheet.circle('hidden', cx, cy, lift * 0.72);
  for (const side of [-1, 1])
    sheet.line('hidden', cx - half * 0.6, worm + side * lift * 0.24, cx + half * 0.6, worm + side * lift * 0.24);
  for (let i = -3; i <= 3; i++)
    sheet.line('hidden', cx + i * half * 0.16 - 3, worm - lift * 0.24, cx + i * half * 0.16 + 3, worm + lift * 0.24);
  const flange = cx - half * 0.9 - 22;
  sheet.rect('outline', flange, worm - lift * 0.62, 8, lift * 1.24, 1);
  sheet.rect('outline', flange + 8, worm - lift * 0.4, 14, lift * 0.8);
  sheet.axis(flange, worm, cx + half * 0.9, worm);
  sheet.cross(cx, cy, half);
  sheet.dimUp(cx + half + 28, worm, cy, a, cx + half);
  sheet.leader(cx + bore * 0.7, cy + bore * 0.7, cx + half + 12, cy + half * 0.7, d);
};

/** Helical inline gear unit: motor flange and output shaft on one axis, the countershaft below it behind the wall. */
export const inlineGearbox = (sheet: Sheet, dims: Dims): void => {
  const d = size(dims, 'd D', 30, 'Ø');
  const H = size(dims, 'H h', d.mm * 3.6);
  const scale = scaleToFit([H.mm * 2, 150], [H.mm * 3, 220]);
  const h = Math.max(H.mm * scale, 40);
  const r = clamp((d.mm * scale) / 2, 4, h * 0.3);
  const floor = 192;
  const cy = floor - h;
  const [left, right] = [166 - h * 1.05, 166 + h * 0.75];
  const top = cy - h * 0.62;
  sheet.rect('outline', left, top, right - left, floor - 8 - top, 8);
  sheet.line('thin', left + (right - left) * 0.4, top, left + (right - left) * 0.4, floor - 8);
  sheet.rect('outline', left + 6, floor - 8, right - left - 12, 8, 1);
  sheet.rect('outline', left - 10, cy - h * 0.72, 10, h * 1.44, 1);
  sheet.rect('outline', left - 20, cy - h * 0.46, 10, h * 0.92, 1);
  sheet.rect('outline', right, cy - r * 2.1, h * 0.22, r * 4.2, 2);
  const tip = right + h * 0.22 + h * 0.62;
  sheet.rect('outline', right + h * 0.22, cy - r, h * 0.62, 2 * r, 1);
  sheet.rect('thin', right + h * 0.3, cy - r * 0.32, h * 0.44, r * 0.64, r * 0.3);
  // First stage at the motor, second stage at the output; both wheels mesh with the countershaft
  const counter = cy + h * 0.5;
  for (const [x, upper, lower] of [
    [left + (right - left) * 0.18, h * 0.16, h * 0.32],
    [left + (right - left) * 0.56, h * 0.33, h * 0.15],
  ] as const) {
    const w = (right - left) * 0.2;
    sheet.rect('hidden', x, cy - upper, w, 2 * upper);
    sheet.rect('hidden', x, counter - lower, w, 2 * lower);
    for (const part of [0.35, 0.7])
      sheet.line('thin', x + w * part - 3, cy + upper - 3, x + w * part + 3, cy - upper + 3);
  }
  sheet.axis(left - 20, cy, tip, cy);
  sheet.axis(left + 6, counter, right - 6, counter);
  sheet.line('thin', left - 16, floor, tip, floor);
  sheet.dimUp(left - 40, cy, floor, H, left);
  sheet.leader(tip - h * 0.2, cy + r, tip + 4, cy + r + 28, d);
};
