import { clamp } from '../sheet/geometry.ts';
import { lengthwiseScale, run } from '../sheet/long-part.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type Dims, type Size, size } from '../sheet/sizes.ts';

const cy = 106;

interface Body {
  M: Size;
  length: Size;
  px: number;
  r: number;
  x: number;
  end: number;
  tail: number;
}

const bodyOf = (dims: Dims): Body => {
  const M = size(dims, 'M d D', 18, 'M');
  const length = size(dims, 'L l', M.mm * 3.4);
  const scale = lengthwiseScale(M.mm, 26, 70, length.mm, 190);
  const { px } = run(length.mm, scale, 190);
  const x = 156 - px / 2;
  return { M, length, px, r: (M.mm * scale) / 2, x, end: x + px, tail: Math.min(px * 0.18, 30) };
};

/** The thread from `from` to the tail; its first line stands `lead` of a step behind. */
const thread = (sheet: Sheet, { r, end, tail }: Body, from: number, lead: number): void => {
  sheet.rect('outline', from, cy - r, end - tail - from, 2 * r, 1);
  const step = clamp((end - tail - from) / 24, 4, 9);
  for (let t = from + step * lead; t < end - tail - 1; t += step) sheet.line('thin', t - 0.8, cy - r, t + 0.8, cy + r);
};

/** The tail with its cable, two lock nuts, the axis and the length. */
const rear = (sheet: Sheet, { length, px, r, x, end, tail }: Body): void => {
  sheet.rect('outline', end - tail, cy - r * 0.86, tail, r * 1.72, 3);
  sheet.circle('thin', end - tail / 2, cy - r * 0.5, 2);
  const nut = Math.min(px * 0.09, 12);
  for (const part of [0.34, 0.46]) {
    const left = x + px * part;
    sheet.rect('outline', left, cy - r * 1.5, nut, r * 3, 2);
    for (const y of [-0.75, 0.75]) sheet.line('thin', left, cy + r * y, left + nut, cy + r * y);
  }
  const wire = Math.max(r * 0.26, 3);
  sheet.path(
    'outline',
    `M${end.toFixed(1)} ${(cy - wire).toFixed(1)}h12q14 0 20 14M${end.toFixed(1)} ${(cy + wire).toFixed(1)}h10q8 0 13 10`,
  );
  sheet.reach(end + 34, cy + 28);
  sheet.axis(x, cy, end, cy);
  sheet.dimAcross(x, end, cy + r * 1.5 + 30, length, cy + r);
};

/** Cylindrical proximity sensor: active face at the left, two lock nuts, cable at the right. */
export const sensor = (sheet: Sheet, dims: Dims): void => {
  const body = bodyOf(dims);
  const { M, px, r, x } = body;
  const face = Math.min(px * 0.1, 12);
  sheet.rect('outline', x, cy - r * 0.92, face, r * 1.84, 2);
  thread(sheet, body, x + face, 1);
  rear(sheet, body);
  // Sensing field in front of the face
  for (const grow of [8, 15]) sheet.arc('hidden', x, cy, Math.min(grow + r * 0.3, 26), 125, 235);
  sheet.dimUp(x - 30, cy - r, cy + r, M, x + face);
};

/** Proximity sensor for flush mounting: the metal thread reaches the active face. */
export const flushSensor = (sheet: Sheet, dims: Dims): void => {
  const body = bodyOf(dims);
  const { M, px, r, x } = body;
  thread(sheet, body, x, 1.4);
  sheet.rect('thin', x, cy - r * 0.78, Math.min(px * 0.03, 4), r * 1.56);
  rear(sheet, body);
  sheet.arc('hidden', x, cy, Math.min(8 + r * 0.3, 22), 125, 235);
  sheet.dimUp(x - 30, cy - r, cy + r, M, x);
};
