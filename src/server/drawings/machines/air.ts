import { at, clamp } from '../sheet/geometry.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { count, type Dims, scaleToFit, size } from '../sheet/sizes.ts';

const floor = 190;

/** Axial fan from the front: square plate, ring and profiled blades. */
export const fan = (sheet: Sheet, dims: Dims): void => {
  const D = size(dims, 'D d', 400, 'Ø');
  const plate = size(dims, 'W H A a', D.mm * 1.18);
  const scale = scaleToFit([Math.max(plate.mm, D.mm * 1.04), 168]);
  const R = (D.mm * scale) / 2;
  const half = (Math.max(plate.mm, D.mm * 1.04) * scale) / 2;
  const [cx, cy] = [166, 106];
  const blades = count(dims, 'n z', 6, 12);
  sheet.rect('outline', cx - half, cy - half, 2 * half, 2 * half, 5);
  sheet.circle('outline', cx, cy, R);
  sheet.circle('outline', cx, cy, R * 0.27);
  sheet.circle('thin', cx, cy, R * 0.08);
  for (let i = 0; i < blades; i++) {
    const turn = (360 * i) / blades;
    const span = Math.min(32, 300 / blades);
    const point = (r: number, angle: number) =>
      at(cx, cy, R * r, turn + angle)
        .map((v) => v.toFixed(1))
        .join(' ');
    sheet.path(
      'outline',
      `M${point(0.27, 0)}Q${point(0.6, -span * 0.35)} ${point(0.95, span * 0.2)}L${point(0.93, span * 1.2)}Q${point(0.6, span * 0.75)} ${point(0.27, span * 0.8)}`,
    );
  }
  for (const sx of [-1, 1])
    for (const sy of [-1, 1]) sheet.circle('thin', cx + sx * half * 0.9, cy + sy * half * 0.9, 3);
  sheet.cross(cx, cy, half);
  sheet.dimUp(cx - half - 24, cy - R, cy + R, D, cx);
  sheet.dimAcross(cx - half, cx + half, cy + half + 28, plate, cy + half);
};

/** Piston compressor on its air receiver. */
export const compressor = (sheet: Sheet, dims: Dims): void => {
  const length = size(dims, 'L l', 1500);
  const H = size(dims, 'H h', length.mm * 0.62);
  const scale = scaleToFit([length.mm, 226], [H.mm, 160]);
  const px = Math.max(length.mm * scale, 110);
  const h = clamp(H.mm * scale, 70, 160);
  const x = 172 - px / 2;
  const top = floor - h;
  const foot = h * 0.1;
  const r = h * 0.19;
  const cy = floor - foot - r;
  sheet.rect('outline', x, cy - r, px, 2 * r, r);
  for (const side of [x + r, x + px - r]) sheet.line('thin', side, cy - r, side, cy + r);
  for (const leg of [x + px * 0.18, x + px * 0.82])
    sheet.poly(
      'outline',
      [
        [leg - 7, cy + r],
        [leg - 9, floor],
        [leg + 9, floor],
        [leg + 7, cy + r],
      ],
      false,
    );
  const deck = cy - r;
  sheet.rect('outline', x + px * 0.12, deck - 4, px * 0.76, 4);
  // Two-cylinder head with cooling fins on its crankcase, and the motor with the belt guard
  const head = x + px * 0.33;
  const crank = deck - 4 - h * 0.17;
  sheet.rect('outline', head - h * 0.13, crank, h * 0.26, h * 0.17, 3);
  for (const lean of [-1, 1]) {
    const dx = lean * h * 0.15;
    const w = h * 0.075;
    const [bx, by, tx, ty] = [head + lean * h * 0.06, crank, head + dx, top + 8];
    sheet.poly(
      'outline',
      [
        [bx - w, by],
        [tx - w, ty],
        [tx + w, ty],
        [bx + w, by],
      ],
      false,
    );
    sheet.rect('outline', tx - w * 1.15, top, w * 2.3, 8, 1);
    for (let i = 1; i < 5; i++) {
      const t = i / 5;
      sheet.line(
        'thin',
        bx + (tx - bx) * t - w * 1.25,
        by + (ty - by) * t,
        bx + (tx - bx) * t + w * 1.25,
        by + (ty - by) * t,
      );
    }
  }
  const drive = x + px * 0.7;
  const m = h * 0.12;
  sheet.rect('outline', drive - px * 0.1, deck - 4 - 2 * m, px * 0.2, 2 * m, 3);
  for (let i = 1; i < 4; i++)
    sheet.line(
      'thin',
      drive - px * 0.08,
      deck - 4 - 2 * m + (2 * m * i) / 4,
      drive + px * 0.08,
      deck - 4 - 2 * m + (2 * m * i) / 4,
    );
  sheet.line('thin', head + h * 0.13, crank + 4, drive - px * 0.1, deck - 4 - 1.6 * m);
  sheet.line('thin', head + h * 0.13, deck - 8, drive - px * 0.1, deck - 4 - 0.5 * m);
  sheet.axis(x, cy, x + px, cy);
  sheet.line('thin', x, floor, x + px, floor);
  sheet.dimUp(x - 18, top, floor, H, x);
  sheet.dimAcross(x, x + px, floor + 28, length, floor);
};
