import { clamp } from '../sheet/geometry.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Dims } from '../sheet/sizes.ts';
import { flangedBody, valveSizes } from './flanged-body.ts';

/** Globe valve: bulging body with the seat in its partition, disc on the stem, yoke and hand wheel. */
export const globeValve = (sheet: Sheet, dims: Dims): void => {
  const { cx, axis, half, port, rim, top } = flangedBody(sheet, ...valveSizes(dims, 2.4, 3.2));
  const thick = clamp(half * 0.13, 4, 12);
  const neck = Math.min(port * 1.3, rim * 0.7);
  const bulge = clamp(port * 1.9, neck + 2, rim * 0.96);
  const throat = clamp(half * 0.36, 7, port * 1.5 + 6);
  const deck = axis - bulge;
  for (const side of [-1, 1]) {
    const x = cx + side * (half - thick);
    sheet.poly(
      'outline',
      [
        [x, axis - neck],
        [cx + side * half * 0.62, axis - neck],
        [cx + side * throat, deck + 4],
        [cx + side * throat, deck],
      ],
      false,
    );
    sheet.poly(
      'outline',
      [
        [x, axis + neck],
        [cx + side * half * 0.58, axis + neck],
        [cx + side * half * 0.3, axis + bulge],
        [cx, axis + bulge],
      ],
      false,
    );
  }
  // The S-shaped partition with its seat, and the disc above it
  sheet.poly(
    'hidden',
    [
      [cx - half * 0.6, axis - port],
      [cx - throat * 0.75, axis - port * 0.2],
      [cx - throat * 0.55, axis],
      [cx + throat * 0.55, axis],
      [cx + throat * 0.75, axis + port * 0.2],
      [cx + half * 0.6, axis + port],
    ],
    false,
  );
  const lift = Math.max(port * 0.35, 3);
  sheet.rect('hidden', cx - throat * 0.5, axis - 2 - lift, throat, lift);
  const rise = deck - top;
  sheet.rect('outline', cx - throat * 1.35, deck - 5, throat * 2.7, 5);
  sheet.rect('outline', cx - throat * 1.35, deck - 10, throat * 2.7, 5);
  const yoke = top + rise * 0.28;
  for (const side of [-1, 1]) {
    sheet.line('outline', cx + side * throat * 0.8, deck - 10, cx + side * 5, yoke);
    sheet.line('thin', cx + side * 2.5, yoke, cx + side * 2.5, axis - 2 - lift);
  }
  sheet.rect('outline', cx - 8, yoke - 6, 16, 6, 1);
  const wheel = clamp(port * 2, 16, Math.min(64, half));
  sheet.rect('outline', cx - wheel, top + 4, 2 * wheel, 5, 2);
  for (const spoke of [-0.55, 0.55])
    sheet.line('thin', cx + wheel * spoke, top + 9, cx + Math.sign(spoke) * 4, yoke - 6);
  sheet.rect('outline', cx - 2.5, top, 5, Math.max(yoke - 6 - top, 2));
};
