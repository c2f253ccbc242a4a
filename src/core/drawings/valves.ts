import { clamp } from './geometry.ts';
import type { Sheet } from './sheet.ts';
import { type Dims, type Size, scaleToFit, size } from './sizes.ts';

interface Body {
  cx: number;
  axis: number;
  half: number;
  port: number;
  rim: number;
  top: number;
  scale: number;
}

/** Flanged body on the pipe axis, room above it for stem and handle; face-to-face, height and DN are labelled. */
const flangedBody = (sheet: Sheet, dn: Size, length: Size, height: Size): Body => {
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

const valveSizes = (dims: Dims, lengthRatio: number, heightRatio: number): [Size, Size, Size] => {
  const dn = size(dims, 'DN d D', 50, 'DN');
  return [dn, size(dims, 'L l', 60 + dn.mm * lengthRatio), size(dims, 'H h', 60 + dn.mm * heightRatio)];
};

/** Ball valve with a lever. */
export const valve = (sheet: Sheet, dims: Dims): void => {
  const { cx, axis, half, port, rim, top } = flangedBody(sheet, ...valveSizes(dims, 1.8, 1.3));
  const thick = clamp(half * 0.13, 4, 12);
  const neck = Math.min(port * 1.35, rim * 0.7);
  const ball = clamp(port * 1.65, neck, Math.min(rim * 0.95, half * 0.6));
  const shoulder = Math.sqrt(Math.max(ball * ball - neck * neck, 1));
  for (const side of [-1, 1]) {
    for (const up of [-1, 1])
      sheet.line('outline', cx + side * (half - thick), axis + up * neck, cx + side * shoulder, axis + up * neck);
  }
  const span = (Math.asin(clamp(neck / ball, 0, 0.98)) * 180) / Math.PI;
  sheet.arc('outline', cx, axis, ball, 180 + span, 360 - span);
  sheet.arc('outline', cx, axis, ball, span, 180 - span);
  sheet.circle('hidden', cx, axis, Math.min(port * 1.3, ball * 0.85));
  const stem = Math.min(port * 0.5, 9);
  sheet.rect('outline', cx - stem * 1.7, axis - ball - 7, stem * 3.4, 8, 1);
  sheet.rect('outline', cx - stem / 2, top + 7, stem, Math.max(axis - ball - 14 - top, 2));
  const reach = Math.min(half * 1.25, 110);
  sheet.poly('outline', [
    [cx - stem, top],
    [cx + stem, top],
    [cx + reach - 4, top + 1],
    [cx + reach, top + 4],
    [cx + reach - 4, top + 7],
    [cx - stem, top + 7],
  ]);
  sheet.rect('thin', cx + reach * 0.45, top - 1, reach * 0.5, 9, 3);
};

/** Gate valve with bonnet, yoke, rising stem and hand wheel. */
export const gateValve = (sheet: Sheet, dims: Dims): void => {
  const { cx, axis, half, port, rim, top } = flangedBody(sheet, ...valveSizes(dims, 1.9, 4.4));
  const thick = clamp(half * 0.13, 4, 12);
  const neck = Math.min(port * 1.35, rim * 0.7);
  const seat = clamp(port * 1.1, 6, half * 0.55);
  const rise = axis - top;
  const bonnet = axis - Math.max(rise * 0.42, neck + 8);
  for (const side of [-1, 1]) {
    const x = cx + side * (half - thick);
    sheet.poly(
      'outline',
      [
        [x, axis - neck],
        [cx + side * seat, axis - neck],
        [cx + side * seat, bonnet],
      ],
      false,
    );
    sheet.poly(
      'outline',
      [
        [x, axis + neck],
        [cx + side * seat, axis + neck],
        [cx + side * seat * 0.6, axis + neck * 1.3],
        [cx, axis + neck * 1.3],
      ],
      false,
    );
    // The wedge's seats behind the wall
    sheet.line('hidden', cx + side * seat * 0.38, axis - neck, cx + side * seat * 0.26, axis + port);
    sheet.line('outline', cx + side * seat * 0.8, bonnet - 12, cx + side * 5, top + rise * 0.2);
  }
  sheet.rect('outline', cx - seat * 1.35, bonnet - 6, seat * 2.7, 6);
  sheet.rect('outline', cx - seat * 1.35, bonnet - 12, seat * 2.7, 6);
  sheet.rect('outline', cx - 8, top + rise * 0.16, 16, 7, 1);
  const wheel = clamp(port * 2.1, 16, Math.min(70, half));
  const wheelY = top + rise * 0.13;
  sheet.poly(
    'outline',
    [
      [cx - wheel, wheelY],
      [cx - 6, wheelY + 2],
      [cx + 6, wheelY + 2],
      [cx + wheel, wheelY],
    ],
    false,
  );
  for (const side of [-1, 1]) sheet.circle('outline', cx + side * wheel, wheelY, 3);
  sheet.rect('outline', cx - 2.5, top, 5, rise * 0.13);
  sheet.line('thin', cx - 2.5, bonnet - 12, cx - 2.5, top + rise * 0.2);
  sheet.line('thin', cx + 2.5, bonnet - 12, cx + 2.5, top + rise * 0.2);
};
