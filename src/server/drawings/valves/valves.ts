import { clamp } from '../sheet/geometry.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Dims } from '../sheet/sizes.ts';
import { flangedBody, valveSizes } from './flanged-body.ts';

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
