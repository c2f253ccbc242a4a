import { clamp } from '../sheet/geometry.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type Dims, scaleToFit, size } from '../sheet/sizes.ts';

const floor = 190;

/** End-suction centrifugal pump with bearing bracket (ISO 2858), suction at the left, shaft end at the right. */
export const pump = (sheet: Sheet, dims: Dims): void => {
  const suction = size(dims, 'D1 DN1 DNs', 50, 'DN');
  const discharge = size(dims, 'D2 DN2 DNd', suction.mm * 0.64, 'DN');
  const impeller = size(dims, 'impeller d D', suction.mm * 3.3, 'Ø');
  const length = size(dims, 'L l a', impeller.mm * 1.9 + 160);
  const casingMm = impeller.mm * 1.35;
  const scale = scaleToFit([length.mm, 226], [casingMm * 1.75, 150]);
  const R = clamp((casingMm * scale) / 2, 20, 62);
  const px = clamp(length.mm * scale, R * 2.6, 226);
  const [x, cy] = [52, floor - R - 14];
  const s = clamp((suction.mm * scale) / 2, 4, R * 0.55);
  const d = clamp((discharge.mm * scale) / 2, 3, R * 0.5);
  const depth = clamp(R * 0.85, 20, px * 0.3);
  const cx = x + 24 + depth / 2;
  // Suction nozzle with its flange, casing, discharge nozzle with its flange
  sheet.rect('outline', x, cy - s * 1.75, 7, s * 3.5);
  sheet.poly(
    'outline',
    [
      [x + 7, cy - s * 1.1],
      [cx - depth / 2, cy - s * 1.25],
    ],
    false,
  );
  sheet.poly(
    'outline',
    [
      [x + 7, cy + s * 1.1],
      [cx - depth / 2, cy + s * 1.25],
    ],
    false,
  );
  sheet.rect('outline', cx - depth / 2, cy - R, depth, 2 * R, depth * 0.32);
  const nozzle = cy - R * 1.5;
  sheet.rect('outline', cx - d * 1.9, nozzle - 6, d * 3.8, 6);
  for (const side of [-1, 1]) sheet.line('outline', cx + side * d * 1.15, nozzle, cx + side * d * 1.3, cy - R + 0.5);
  const im = clamp((impeller.mm * scale) / 2, 10, R * 0.86);
  sheet.poly('hidden', [
    [cx - depth * 0.3, cy - s],
    [cx - depth * 0.08, cy - im],
    [cx + depth * 0.12, cy - im],
    [cx + depth * 0.3, cy - 4],
    [cx + depth * 0.3, cy + 4],
    [cx + depth * 0.12, cy + im],
    [cx - depth * 0.08, cy + im],
    [cx - depth * 0.3, cy + s],
  ]);
  // Cover, lantern, bearing bracket and shaft end
  const back = cx + depth / 2;
  const end = x + px;
  const bracket = end - (end - back) * 0.22;
  const hub = clamp(R * 0.34, 9, 26);
  sheet.rect('outline', back, cy - R * 0.8, 6, R * 1.6);
  sheet.poly(
    'outline',
    [
      [back + 6, cy - R * 0.62],
      [back + (bracket - back) * 0.4, cy - hub],
    ],
    false,
  );
  sheet.poly(
    'outline',
    [
      [back + 6, cy + R * 0.62],
      [back + (bracket - back) * 0.4, cy + hub],
    ],
    false,
  );
  const house = back + (bracket - back) * 0.4;
  sheet.rect('outline', house, cy - hub, bracket - house, hub * 2, 2);
  sheet.rect('outline', bracket - 5, cy - hub * 1.12, 5, hub * 2.24);
  const shaft = clamp(hub * 0.4, 3, 10);
  sheet.rect('outline', bracket, cy - shaft, end - bracket, shaft * 2, 1);
  sheet.rect(
    'thin',
    bracket + (end - bracket) * 0.3,
    cy - shaft * 0.35,
    (end - bracket) * 0.55,
    shaft * 0.7,
    shaft * 0.35,
  );
  // Feet
  sheet.poly(
    'outline',
    [
      [cx - depth * 0.4, cy + R - 1],
      [cx - depth * 0.7, floor],
      [cx + depth * 0.7, floor],
      [cx + depth * 0.4, cy + R - 1],
    ],
    false,
  );
  sheet.poly(
    'outline',
    [
      [bracket - 16, cy + hub],
      [bracket - 14, floor],
      [bracket, floor],
      [bracket - 6, cy + hub],
    ],
    false,
  );
  sheet.line('thin', x, floor, end, floor);
  sheet.axis(x, cy, end, cy);
  sheet.axis(cx, nozzle - 6, cx, cy + R);
  sheet.dimAcross(x, end, floor + 26, length, floor);
  sheet.leader(x + 3, cy - s, x - 10, cy - R * 0.9 - 12, suction);
  sheet.leader(cx + d, nozzle - 3, cx + d + 22, nozzle - 8, discharge);
  sheet.leader(cx + depth * 0.12, cy - im, back + 26, cy - R - 4, impeller);
};

/** Foot-mounted cage motor (IEC 60072, B3): finned frame, fan cover at the left, shaft end at the right. */
export const motor = (sheet: Sheet, dims: Dims): void => {
  const H = size(dims, 'H h', 132);
  const D = size(dims, 'D d', H.mm * 0.29, 'Ø');
  const E = size(dims, 'E', H.mm * 0.6);
  const feet = size(dims, 'B', H.mm * 1.1);
  const length = size(dims, 'L l', H.mm * 3.8);
  const scale = scaleToFit([length.mm, 232], [H.mm * 2.5, 160]);
  const px = Math.max(length.mm * scale, 80);
  const h = clamp(H.mm * scale, 24, 74);
  const R = h * 0.96;
  const cy = floor - h;
  const end = 170 + px / 2;
  const x = end - px;
  const e = clamp(E.mm * scale, 8, px * 0.25);
  const shaft = clamp((D.mm * scale) / 2, 2, R * 0.4);
  const face = end - e;
  const hood = x + (face - x) * 0.2;
  sheet.rect('outline', x, cy - R * 0.94, hood - x, R * 1.88, 6);
  for (let i = 1; i < 5; i++)
    sheet.line('thin', x + 3, cy - R * 0.94 + (R * 1.88 * i) / 5, x + 10, cy - R * 0.94 + (R * 1.88 * i) / 5);
  const shield = (face - x) * 0.07;
  sheet.rect('outline', hood, cy - R, shield, 2 * R, 1);
  sheet.rect('outline', face - shield, cy - R, shield, 2 * R, 2);
  const [from, to] = [hood + shield, face - shield];
  sheet.line('outline', from, cy - R * 0.95, to, cy - R * 0.95);
  sheet.line('outline', from, cy + R * 0.95, to, cy + R * 0.95);
  for (let i = 1; i < 11; i++)
    sheet.line('thin', from, cy - R * 0.95 + (R * 1.9 * i) / 11, to, cy - R * 0.95 + (R * 1.9 * i) / 11);
  const box = (to - from) * 0.42;
  sheet.rect('outline', (from + to) / 2 - box / 2, cy - R * 1.36, box, R * 0.41, 2);
  sheet.circle('thin', (from + to) / 2, cy - R * 1.15, 4);
  sheet.rect('outline', face, cy - shaft, e, shaft * 2, 1);
  sheet.rect('thin', face + e * 0.15, cy - shaft * 0.32, e * 0.7, shaft * 0.64, shaft * 0.32);
  const b = clamp(feet.mm * scale, 20, (to - from) * 1.1) / 2;
  const mid = (from + to) / 2 + shield * 0.6;
  for (const foot of [mid - b, mid + b]) {
    sheet.poly(
      'outline',
      [
        [foot - 10, cy + R * 0.95],
        [foot - 12, floor],
        [foot + 12, floor],
        [foot + 10, cy + R * 0.95],
      ],
      false,
    );
    sheet.axis(foot, floor - 6, foot, floor);
  }
  sheet.axis(x, cy, end, cy);
  sheet.line('thin', mid - b - 12, floor, end, floor);
  sheet.dimUp(x - 18, cy, floor, H, x - 2);
  sheet.dimAcross(x, end, floor + 32, length, floor);
  sheet.dimAcross(face, end, cy - R * 0.7, E, cy - shaft);
  sheet.dimAcross(mid - b, mid + b, floor + 15, feet, floor);
  sheet.leader(end - e * 0.3, cy + shaft, Math.min(end + 6, 282), cy + shaft + 26, D);
};

/** Helical gear unit: motor side at the left, output shaft at the right, gear pair shown through the wall. */
export const gearbox = (sheet: Sheet, dims: Dims): void => {
  const a = size(dims, 'a A', size(dims, 'H h', 112).mm * 0.62);
  const H = size(dims, 'H h', a.mm / 0.62);
  const d = size(dims, 'd D', H.mm * 0.32, 'Ø');
  const length = size(dims, 'L l', H.mm * 2.6);
  const scale = scaleToFit([length.mm, 224], [H.mm * 2.1, 156]);
  const px = Math.max(length.mm * scale, 90);
  const h = clamp(H.mm * scale, 28, 78);
  const cy = floor - h;
  const x = 172 - px / 2;
  const end = x + px;
  const lift = clamp(a.mm * scale, 12, h * 0.8);
  const top = Math.max(cy - lift - h * 0.45, 26);
  const [left, right] = [x + px * 0.2, x + px * 0.76];
  const shaft = clamp((d.mm * scale) / 2, 3, h * 0.3);
  sheet.rect('outline', left, top, right - left, floor - 8 - top, 6);
  sheet.line('thin', left, cy - lift / 2, right, cy - lift / 2);
  sheet.rect('outline', left - 12, floor - 8, right - left + 24, 8, 1);
  sheet.rect('outline', right, cy - shaft * 2, (end - right) * 0.28, shaft * 4, 2);
  sheet.rect('outline', right + (end - right) * 0.28, cy - shaft, (end - right) * 0.72, shaft * 2, 1);
  sheet.rect('thin', right + (end - right) * 0.42, cy - shaft * 0.32, (end - right) * 0.48, shaft * 0.64, shaft * 0.3);
  const input = cy - lift;
  sheet.rect('outline', x + (left - x) * 0.55, input - h * 0.36, (left - x) * 0.45, h * 0.72, 1);
  sheet.rect('outline', x, input - shaft * 0.55, (left - x) * 0.55, shaft * 1.1, 1);
  const mid = (left + right) / 2;
  const width = (right - left) * 0.24;
  const pinion = lift * 0.3;
  sheet.rect('hidden', mid - width / 2, input - pinion, width, 2 * pinion);
  sheet.rect('hidden', mid - width / 2, cy - (lift - pinion), width, 2 * (lift - pinion));
  for (let i = 1; i < 4; i++)
    sheet.line(
      'thin',
      mid - width / 2 + (width * i) / 4 - 3,
      cy - (lift - pinion) + 3,
      mid - width / 2 + (width * i) / 4 + 3,
      cy + (lift - pinion) - 3,
    );
  sheet.axis(x, input, right, input);
  sheet.axis(left, cy, end, cy);
  sheet.dimUp(x - 16, cy, floor, H, left);
  sheet.dimAcross(x, end, floor + 28, length, floor);
  sheet.leader(end - (end - right) * 0.3, cy + shaft, Math.min(end + 2, 278), cy + shaft + 30, d);
  if (a.text) sheet.dimUp(end + 24, input, cy, a, right + 4);
};
