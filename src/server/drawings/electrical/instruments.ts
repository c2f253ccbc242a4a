import { at, clamp } from '../sheet/geometry.ts';
import { lengthwiseScale, run } from '../sheet/long-part.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type Dims, scaleToFit, size } from '../sheet/sizes.ts';

/** Bourdon-tube gauge, bottom entry: 270° scale, pointer, square and thread. */
export const pressureGauge = (sheet: Sheet, dims: Dims): void => {
  const D = size(dims, 'D d NG', 100, 'Ø');
  const H = size(dims, 'H h L', D.mm * 0.88);
  const scale = scaleToFit([D.mm, 132], [D.mm / 2 + H.mm, 172]);
  const R = Math.max((D.mm * scale) / 2, 20);
  const [cx, cy] = [170, 22 + R];
  const bottom = clamp(cy + H.mm * scale, cy + R + 18, 212);
  const square = R * 0.18;
  sheet.circle('outline', cx, cy, R);
  sheet.circle('thin', cx, cy, R * 0.9);
  for (let i = 0; i <= 20; i++) {
    const turn = 135 + i * 13.5;
    sheet.line('thin', ...at(cx, cy, R * (i % 5 === 0 ? 0.66 : 0.74), turn), ...at(cx, cy, R * 0.8, turn));
  }
  sheet.arc('thin', cx, cy, R * 0.8, 135, 405);
  sheet.poly('fill', [
    at(cx, cy, R * 0.72, 238),
    at(cx, cy, R * 0.07, 148),
    at(cx, cy, R * 0.22, 58),
    at(cx, cy, R * 0.07, 328),
  ]);
  sheet.circle('outline', cx, cy, R * 0.08);
  const neck = (bottom - cy - R) * 0.5;
  sheet.rect('outline', cx - square, cy + R - 1, square * 2, neck + 1);
  sheet.rect('outline', cx - square * 0.8, cy + R + neck, square * 1.6, bottom - cy - R - neck, 1);
  for (let y = cy + R + neck + 3; y < bottom - 1; y += 4)
    sheet.line('thin', cx - square * 0.8, y, cx + square * 0.8, y - 1.5);
  sheet.cross(cx, cy, R);
  sheet.dimUp(cx - R - 26, cy - R, cy + R, D, cx);
  sheet.dimUp(cx + R + 30, cy, bottom, H, cx + square);
};

/** Tie-rod pneumatic cylinder (ISO 15552). */
export const cylinder = (sheet: Sheet, dims: Dims): void => {
  const bore = size(dims, 'bore D d', 50, 'Ø');
  const stroke = size(dims, 'stroke s', bore.mm * 2);
  const rod = size(dims, 'rod dr', bore.mm * 0.38, 'Ø');
  const bodyMm = bore.mm * 1.25;
  const totalMm = stroke.mm + bore.mm * 3;
  const scale = lengthwiseScale(bodyMm, 46, 84, totalMm, 244);
  const body = bodyMm * scale;
  const cap = Math.min(body * 0.42, 38);
  const { px, broken } = run(stroke.mm, scale, 244 - 2 * cap - 62);
  const tube = Math.max(px, 8) + 10;
  const r = clamp((bore.mm * scale) / 2, 8, body / 2 - 4);
  const rodR = clamp((rod.mm * scale) / 2, 2.5, r * 0.7);
  const cy = 104;
  const x = 156 - (tube + 2 * cap + 50) / 2;
  const half = body / 2;
  for (const left of [x, x + cap + tube]) {
    sheet.rect('outline', left, cy - half, cap, body, 2);
    sheet.circle('thin', left + cap / 2, cy - half + body * 0.16, Math.min(4, cap * 0.18));
    for (const y of [-0.76, 0.76]) sheet.circle('thin', left + cap * 0.5, cy + half * y * (y < 0 ? 0.3 : 1), 1.5);
  }
  const from = x + cap;
  const to = from + tube;
  const breakX = broken ? from + tube * 0.72 : undefined;
  sheet.line('outline', from, cy - r, to, cy - r);
  sheet.line('outline', from, cy + r, to, cy + r);
  for (const y of [-1, 1]) sheet.line('thin', from, cy + y * (half - 3), to, cy + y * (half - 3));
  if (breakX !== undefined) sheet.breakAcross(breakX, cy - half, cy + half);
  // Piston and rod behind the tube wall
  sheet.rect('hidden', from + 3, cy - r, Math.min(10, tube * 0.2), 2 * r);
  for (const y of [-1, 1]) sheet.line('hidden', from + Math.min(13, tube * 0.25), cy + y * rodR, to, cy + y * rodR);
  const nose = to + cap;
  sheet.rect('outline', nose, cy - rodR * 1.8, 10, rodR * 3.6, 1);
  sheet.rect('outline', nose + 10, cy - rodR, 16, rodR * 2);
  sheet.rect('outline', nose + 26, cy - rodR * 0.8, 24, rodR * 1.6, 1);
  for (const y of [-0.6, 0.6]) sheet.line('thin', nose + 26, cy + rodR * y, nose + 50, cy + rodR * y);
  sheet.axis(x, cy, nose + 50, cy);
  sheet.dimUp(x - 16, cy - r, cy + r, bore, x);
  sheet.dimAcross(from + 5, to - 5, cy + half + 30, stroke, cy + half);
  sheet.leader(nose + 19, cy - rodR, nose + 22, cy - half - 8, rod);
};
