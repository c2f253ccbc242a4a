import { clamp } from '../sheet/geometry.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type Dims, scaleToFit, size } from '../sheet/sizes.ts';

/** Ball valve with threaded ends: hexagons at both ends, lever above. */
export const threadedValve = (sheet: Sheet, dims: Dims): void => {
  const dn = size(dims, 'DN d D', 25, 'DN');
  const length = size(dims, 'L l', 24 + dn.mm * 1.8);
  const bodyMm = dn.mm * 1.35 + 16;
  const scale = scaleToFit([length.mm, 176], [bodyMm * 1.75, 150]);
  const half = Math.max((length.mm * scale) / 2, 34);
  const port = clamp((dn.mm * scale) / 2, 3, 40);
  const r = clamp((bodyMm * scale) / 2, port + 5, 56);
  const [cx, axis] = [160, 150];
  const hex = clamp(half * 0.4, 10, 34);
  const end = Math.min(port * 1.45 + 4, r * 0.95);
  for (const side of [-1, 1]) {
    const tip = cx + side * half;
    sheet.rect('outline', side < 0 ? tip : tip - hex, axis - end, hex, 2 * end, 2);
    for (const y of [-0.5, 0.5]) sheet.line('outline', tip, axis + end * y, tip - side * hex, axis + end * y);
    for (const y of [-1, 1]) {
      sheet.line('hidden', tip, axis + y * port * 1.05, tip - side * hex * 0.85, axis + y * port * 0.98);
      sheet.line('outline', tip - side * hex, axis + y * end * 0.86, cx + side * r * 0.72, axis + y * r * 0.69);
    }
  }
  sheet.arc('outline', cx, axis, r, 225, 315);
  sheet.arc('outline', cx, axis, r, 45, 135);
  sheet.circle('hidden', cx, axis, Math.min(port * 1.25, r * 0.9));
  const stem = clamp(port * 0.35, 4, 9);
  const top = axis - r - 26;
  sheet.rect('outline', cx - stem * 1.6, axis - r - 9, stem * 3.2, 10, 1);
  sheet.rect('outline', cx - stem, top + 6, 2 * stem, axis - r - 9 - top - 6);
  const reach = half + 34;
  sheet.poly('outline', [
    [cx - stem * 2, top],
    [cx + reach - 5, top - 6],
    [cx + reach, top - 3],
    [cx + reach - 5, top],
    [cx + stem * 2, top + 6],
    [cx - stem * 2, top + 6],
  ]);
  sheet.rect('thin', cx + reach * 0.45, top - 6, reach * 0.5, 8, 3);
  sheet.axis(cx - half, axis, cx + half, axis);
  sheet.axis(cx, top, cx, axis + r);
  sheet.dimAcross(cx - half, cx + half, axis + r + 24, length, axis + end);
  sheet.leader(cx + half, axis - port, cx + half + 12, axis - end - 14, dn);
};

/** Spring-loaded safety valve: inlet below, outlet at the side, spring in its bonnet; `DN` inlet and `DN2` outlet. */
export const safetyValve = (sheet: Sheet, dims: Dims): void => {
  const inlet = size(dims, 'DN DN1', 50, 'DN');
  const outlet = size(dims, 'DN2', inlet.mm * 1.5, 'DN');
  const heightMm = inlet.mm * 4.6 + 150;
  const reachMm = outlet.mm * 0.9 + 70;
  const scale = scaleToFit([heightMm, 188], [reachMm + inlet.mm + 40, 190]);
  const floor = 212;
  const cx = 140;
  const r1 = clamp((inlet.mm * scale) / 2, 5, 26);
  const r2 = clamp((outlet.mm * scale) / 2, 6, 34);
  const rim1 = r1 * 1.5 + 9;
  const rim2 = r2 * 1.4 + 9;
  const b = Math.max(r1 * 1.5, r2 * 0.95, 15);
  const side = floor - 12 - rim2;
  const deck = side - r2 - 8;
  const reach = cx + Math.max(reachMm * scale, b + 26);
  const top = Math.min(floor - heightMm * scale, deck - 70);
  sheet.rect('outline', cx - rim1, floor - 7, 2 * rim1, 7);
  sheet.rect('outline', reach - 7, side - rim2, 7, 2 * rim2);
  sheet.poly(
    'outline',
    [
      [cx - r1 * 1.25, floor - 7],
      [cx - r1 * 1.25, floor - 16],
      [cx - b, side + r2 * 0.4],
      [cx - b, deck],
    ],
    false,
  );
  sheet.poly(
    'outline',
    [
      [cx + r1 * 1.25, floor - 7],
      [cx + r1 * 1.25, floor - 14],
      [cx + b, side + r2 * 1.14],
      [reach - 7, side + r2 * 1.14],
    ],
    false,
  );
  sheet.poly(
    'outline',
    [
      [reach - 7, side - r2 * 1.14],
      [cx + b, side - r2 * 1.14],
      [cx + b, deck],
    ],
    false,
  );
  // Nozzle, and the disc that the spring holds on it
  const seat = side + r2 * 0.15;
  for (const edge of [-1, 1]) sheet.line('hidden', cx + edge * r1 * 0.9, floor, cx + edge * r1 * 0.75, seat);
  sheet.rect('outline', cx - r1 * 1.05, seat - 6, r1 * 2.1, 6, 1);
  for (const edge of [-2, 2]) sheet.line('outline', cx + edge, seat - 6, cx + edge, deck - 20);
  for (const plate of [deck - 6, deck - 12]) sheet.rect('outline', cx - b * 1.3, plate, b * 2.6, 6);
  const shoulder = top + (deck - top) * 0.2;
  for (const edge of [-1, 1]) {
    sheet.line('outline', cx + edge * b * 0.95, deck - 12, cx + edge * b * 0.8, shoulder);
  }
  sheet.line('outline', cx - b * 0.8, shoulder, cx + b * 0.8, shoulder);
  const coils = 6;
  const pitch = (deck - 20 - shoulder - 8) / coils;
  const w = b * 0.56;
  for (let i = 0; i < coils; i++) {
    const y = shoulder + 8 + i * pitch;
    sheet.line('outline', cx - w, y, cx + w, y + pitch / 2);
    sheet.line('thin', cx + w, y + pitch / 2, cx - w, y + pitch);
  }
  for (const y of [shoulder + 4, deck - 20]) sheet.rect('outline', cx - w - 2, y, 2 * w + 4, 4, 1);
  sheet.rect('outline', cx - b * 0.4, top, b * 0.8, shoulder - top, 3);
  // Lifting lever
  sheet.poly('outline', [
    [cx - b * 0.4, top + 6],
    [cx - b * 1.7, shoulder + 12],
    [cx - b * 1.7 + 4, shoulder + 15],
    [cx - b * 0.4, top + 12],
  ]);
  sheet.axis(cx, top, cx, floor);
  sheet.axis(cx, side, reach, side);
  sheet.leader(cx - rim1, floor - 3, cx - rim1 - 14, floor - 14, inlet);
  sheet.leader(reach - 3, side - rim2, reach + 4, side - rim2 - 14, outlet);
};
