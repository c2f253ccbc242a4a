import { at, clamp } from '../sheet/geometry.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type Dims, type Size, scaleToFit, size } from '../sheet/sizes.ts';

interface Wheel {
  cx: number;
  cy: number;
  r: number;
  top: number;
  floor: number;
  H: Size;
}

const wheelOf = (sheet: Sheet, dims: Dims, cx: number): Wheel => {
  const D = size(dims, 'D d', 125, 'Ø');
  const H = size(dims, 'H h', D.mm * 1.28);
  const scale = scaleToFit([H.mm, 158], [D.mm, 116]);
  const r = Math.max((D.mm * scale) / 2, 14);
  const floor = 202;
  const cy = floor - r;
  const top = clamp(floor - H.mm * scale, 24, cy - r - 8);
  sheet.circle('outline', cx, cy, r);
  sheet.circle('outline', cx, cy, r * 0.8);
  sheet.circle('thin', cx, cy, r * 0.34);
  sheet.circle('outline', cx, cy, r * 0.13);
  sheet.cross(cx, cy, r);
  sheet.line('thin', cx - r - 20, floor, cx + r + 20, floor);
  sheet.dimUp(cx + r + 26, floor - 2 * r, floor, D, cx);
  return { cx, cy, r, top, floor, H };
};

const dimHeight = (sheet: Sheet, { cx, r, top, floor, H }: Wheel): void =>
  sheet.dimUp(cx - r - 44, top, floor, H, cx - r * 0.9);

/** The plate, the swivel head and the fork, behind the wheel's centre. */
const swivelFork = (sheet: Sheet, { cx, cy, r, top }: Wheel): { swivel: number; plate: number } => {
  const swivel = cx - Math.min(r * 0.42, 24);
  const plate = r * 0.95;
  sheet.rect('outline', swivel - plate, top, 2 * plate, 5);
  sheet.rect('outline', swivel - plate * 0.5, top + 5, plate, 6, 2);
  sheet.poly(
    'outline',
    [
      [swivel - plate * 0.5, top + 11],
      [cx - r * 0.2, cy + r * 0.14],
      ...[-30, 0, 30].map((turn) => at(cx, cy, r * 0.25, 90 - turn)),
      [cx + r * 0.26, cy - r * 0.1],
      [swivel + plate * 0.5, top + 11],
    ],
    false,
  );
  sheet.axis(swivel, top, swivel, top + 12);
  return { swivel, plate };
};

export const castor = (sheet: Sheet, dims: Dims): void => {
  const wheel = wheelOf(sheet, dims, 176);
  const { swivel, plate } = swivelFork(sheet, wheel);
  sheet.dimUp(swivel - plate - 22, wheel.top, wheel.floor, wheel.H, swivel - plate);
};

/** Castor whose fork stands below the plate, without a swivel head. */
export const fixedCastor = (sheet: Sheet, dims: Dims): void => {
  const wheel = wheelOf(sheet, dims, 168);
  const { cx, cy, r, top } = wheel;
  dimHeight(sheet, wheel);
  const plate = r * 0.95;
  sheet.rect('outline', cx - plate, top, 2 * plate, 5);
  for (const side of [-0.72, 0.72]) sheet.rect('thin', cx + plate * side - 3, top - 2, 6, 9);
  sheet.poly(
    'outline',
    [
      [cx - plate * 0.62, top + 5],
      [cx - r * 0.24, cy + r * 0.1],
      ...[-40, 0, 40].map((turn) => at(cx, cy, r * 0.26, 90 - turn)),
      [cx + r * 0.24, cy + r * 0.1],
      [cx + plate * 0.62, top + 5],
    ],
    false,
  );
};

/** Swivel castor with a brake: a pedal behind the wheel presses a shoe on the tread. */
export const brakeCastor = (sheet: Sheet, dims: Dims): void => {
  const wheel = wheelOf(sheet, dims, 176);
  const { cx, cy, r } = wheel;
  dimHeight(sheet, wheel);
  swivelFork(sheet, wheel);
  const hinge = [cx + r * 0.42, cy - r * 0.72] as const;
  sheet.circle('outline', ...hinge, Math.max(r * 0.07, 2.5));
  sheet.poly('outline', [
    [hinge[0] - 4, hinge[1] - 7],
    [cx + r * 1.3, cy - r * 0.62],
    [cx + r * 1.42, cy - r * 0.48],
    [cx + r * 1.2, cy - r * 0.5],
    [hinge[0] + 2, hinge[1] + 2],
  ]);
  sheet.poly('fill', [
    at(cx, cy, r * 1.12, -38),
    at(cx, cy, r * 1.01, -44),
    at(cx, cy, r * 1.01, -28),
    at(cx, cy, r * 1.12, -26),
  ]);
};
