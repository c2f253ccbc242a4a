import { clamp, short } from '../sheet/geometry.ts';
import { breakGap, type Sheet } from '../sheet/sheet.ts';
import { type Dims, scaleToFit, size } from '../sheet/sizes.ts';

/** Shell-and-tube exchanger: channel at the left, tube bundle, dished end at the right, saddles. */
export const heatExchanger = (sheet: Sheet, dims: Dims): void => {
  const D = size(dims, 'D d', 400, 'Ø');
  const length = size(dims, 'L l', D.mm * 4);
  const scale = Math.max(50 / D.mm, scaleToFit([D.mm, 84], [length.mm, 210]));
  const r = Math.min((D.mm * scale) / 2, 46);
  const px = clamp(length.mm * scale, r * 3, 210);
  const broken = length.mm * scale > 210.5;
  const cy = 104;
  const x = 170 - px / 2;
  const end = x + px;
  const channel = Math.max(px * 0.17, 18);
  const dish = r * 0.5;
  const breakX = x + channel + (px - channel) * 0.55;
  for (const y of [cy - r, cy + r]) {
    sheet.line('outline', x + dish * 0.6, y, broken ? breakX - breakGap / 2 : end - dish, y);
    if (broken) sheet.line('outline', breakX + breakGap / 2, y, end - dish, y);
  }
  if (broken) sheet.breakAcross(breakX, cy - r, cy + r);
  sheet.path(
    'outline',
    `M${short(end - dish)} ${short(cy - r)}A${short(dish)} ${short(r)} 0 0 1 ${short(end - dish)} ${short(cy + r)}`,
  );
  sheet.path(
    'outline',
    `M${short(x + dish * 0.6)} ${short(cy - r)}A${short(dish * 0.6)} ${short(r)} 0 0 0 ${short(x + dish * 0.6)} ${short(cy + r)}`,
  );
  for (const flange of [x + channel, end - dish - 10]) sheet.rect('outline', flange - 4, cy - r - 6, 8, 2 * r + 12);
  for (let i = -2; i <= 2; i++)
    sheet.line('hidden', x + channel + 4, cy + i * r * 0.32, end - dish - 14, cy + i * r * 0.32);
  const shell = end - dish - x - channel - 14;
  for (let i = 1; i < 5; i++) {
    const bx = x + channel + 4 + (shell * i) / 5;
    if (!broken || Math.abs(bx - breakX) > 6)
      sheet.line('thin', bx, i % 2 ? cy - r : cy - r * 0.5, bx, i % 2 ? cy + r * 0.5 : cy + r);
  }
  sheet.line('thin', x + 2, cy, x + channel - 4, cy);
  const nozzles = [
    [x + channel * 0.55, -1],
    [x + channel * 0.55, 1],
    [x + channel + shell * 0.14, -1],
    [end - dish - 26, 1],
  ] as const;
  for (const [nx, up] of nozzles) {
    const [edge, face] = [cy + up * r, cy + up * (r + 16)];
    for (const side of [-5, 5]) sheet.line('outline', nx + side, edge, nx + side, face);
    sheet.rect('outline', nx - 9, Math.min(face, face + up * 4), 18, 4);
  }
  for (const foot of [x + channel + shell * 0.28, x + channel + shell * 0.7]) {
    sheet.poly(
      'outline',
      [
        [foot - 9, cy + r],
        [foot - 12, cy + r + 22],
        [foot + 12, cy + r + 22],
        [foot + 9, cy + r],
      ],
      false,
    );
  }
  sheet.axis(x, cy, end, cy);
  sheet.dimUp(x - 20, cy - r, cy + r, D, x + dish);
  sheet.dimAcross(x, end, cy + r + 52, length, cy);
};

/** Upright vessel with dished ends on legs. */
export const tank = (sheet: Sheet, dims: Dims): void => {
  const D = size(dims, 'D d W', 1200, 'Ø');
  const H = size(dims, 'H h L', D.mm * 1.7);
  const scale = scaleToFit([H.mm, 168], [D.mm, 168]);
  const r = Math.max((D.mm * scale) / 2, 16);
  const h = Math.max(H.mm * scale, 60);
  const floor = 196;
  const cx = 168;
  const top = floor - h;
  const dish = Math.min(r * 0.42, h * 0.16);
  const legs = h * 0.13;
  const [upper, lower] = [top + 6 + dish, floor - legs - dish * 0.5];
  for (const side of [-1, 1]) {
    sheet.line('outline', cx + side * r, upper, cx + side * r, lower);
    sheet.poly(
      'outline',
      [
        [cx + side * (r - 1), lower + 2],
        [cx + side * (r - 3), floor],
        [cx + side * (r - 11), floor],
        [cx + side * (r - 11), lower + dish * 0.5],
      ],
      false,
    );
  }
  sheet.path(
    'outline',
    `M${short(cx - r)} ${short(upper)}A${short(r)} ${short(dish)} 0 0 1 ${short(cx + r)} ${short(upper)}`,
  );
  sheet.path(
    'outline',
    `M${short(cx - r)} ${short(lower)}A${short(r)} ${short(dish)} 0 0 0 ${short(cx + r)} ${short(lower)}`,
  );
  for (const weld of [upper, lower]) sheet.line('thin', cx - r, weld, cx + r, weld);
  sheet.line('thin', cx - r, upper + (lower - upper) / 2, cx + r, upper + (lower - upper) / 2);
  sheet.rect('outline', cx - 7, top, 14, 6);
  const manhole = Math.min(r * 0.3, (lower - upper) * 0.18);
  sheet.circle('outline', cx, upper + (lower - upper) * 0.75, manhole);
  sheet.circle('thin', cx, upper + (lower - upper) * 0.75, manhole * 0.72);
  for (const [side, y] of [
    [1, 0.14],
    [1, 0.86],
  ] as const) {
    const ny = upper + (lower - upper) * y;
    sheet.rect('outline', cx + side * r, ny - 4, 10, 8);
    sheet.rect('outline', cx + side * r + 10, ny - 7, 4, 14);
  }
  sheet.axis(cx, top, cx, floor - legs);
  sheet.line('thin', cx - r - 10, floor, cx + r + 10, floor);
  sheet.dimUp(cx - r - 28, top, floor, H, cx - r);
  sheet.dimAcross(cx - r, cx + r, floor + 26, D, floor);
};
