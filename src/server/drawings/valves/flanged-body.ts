import { clamp } from '../sheet/geometry.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type Dims, type Size, scaleToFit, size } from '../sheet/sizes.ts';

export interface Body {
  cx: number;
  axis: number;
  half: number;
  port: number;
  rim: number;
  top: number;
  scale: number;
}

/** Flanged body on the pipe axis, room above it for stem and handle; face-to-face, height and DN are labelled. */
export const flangedBody = (sheet: Sheet, dn: Size, length: Size, height: Size): Body => {
  const rimMm = dn.mm * 1.65 + 40;
  const scale = scaleToFit([length.mm, 200], [height.mm + rimMm / 2, 168], [rimMm, 120]);
  const half = Math.max(length.mm * scale, 30) / 2;
  const rim = clamp((rimMm * scale) / 2, 12, 60);
  const port = clamp((dn.mm * scale) / 2, 3, rim * 0.7);
  const axis = 192 - rim;
  const cx = 172;
  const top = clamp(axis - height.mm * scale, 18, axis - rim - 12);
  const thick = clamp(half * 0.13, 4, 12);
  for (const side of [-1, 1]) {
    const x = cx + side * half;
    const inside = x - side * thick;
    sheet.rect('outline', Math.min(x, inside), axis - rim, thick, 2 * rim);
    // Bolt heads on the back of the flange
    for (const y of [axis - rim * 0.78, axis + rim * 0.78 - 5])
      sheet.rect('thin', Math.min(inside, inside - side * 3), y, 3, 5);
    for (const y of [axis - port, axis + port]) sheet.line('hidden', x, y, cx + side * half * 0.4, y);
  }
  sheet.axis(cx - half, axis, cx + half, axis);
  sheet.axis(cx, top, cx, axis + rim * 0.9);
  sheet.dimAcross(cx - half, cx + half, axis + rim + 28, length, axis + rim);
  sheet.dimUp(cx - half - 24, top, axis, height, cx - half * 0.8);
  sheet.leader(cx + half, axis - port, Math.min(cx + half + 10, 284), axis - rim - 16, dn);
  return { cx, axis, half, port, rim, top, scale };
};

export const valveSizes = (dims: Dims, lengthRatio: number, heightRatio: number): [Size, Size, Size] => {
  const dn = size(dims, 'DN d D', 50, 'DN');
  return [dn, size(dims, 'L l', 60 + dn.mm * lengthRatio), size(dims, 'H h', 60 + dn.mm * heightRatio)];
};
