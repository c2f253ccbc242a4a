import { at, clamp, short } from '../sheet/geometry.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type Dims, scaleToFit, size } from '../sheet/sizes.ts';

const floor = 196;

/** Centrifugal fan: scroll casing with its inlet, outlet above at the right, on a base frame. */
export const centrifugalFan = (sheet: Sheet, dims: Dims): void => {
  const D = size(dims, 'D', 500, 'Ø');
  const [cx, cy, r] = [150, 116, 34];
  // The scroll narrows from the duct's outer wall, once round the wheel, to the tongue
  const widest = r + 38;
  const scroll = Array.from({ length: 30 }, (_, i) => at(cx, cy, widest - i, i * 10));
  const [tongue] = scroll.at(-1) ?? [cx];
  const top = cy - 84;
  sheet.poly('outline', [[cx + widest, top], ...scroll, [tongue, top]], false);
  sheet.rect('outline', tongue - 6, top - 6, cx + widest - tongue + 12, 6);
  sheet.circle('outline', cx, cy, r);
  sheet.circle('thin', cx, cy, r * 0.94);
  for (let turn = 0; turn < 360; turn += 30)
    sheet.line('thin', ...at(cx, cy, r * 0.5, turn), ...at(cx, cy, r * 0.86, turn + 24));
  sheet.circle('outline', cx, cy, r * 0.16);
  sheet.cross(cx, cy, r);
  for (const side of [-1, 1]) {
    sheet.poly(
      'outline',
      [
        [cx + side * 36, cy + (side < 0 ? 46 : 56)],
        [cx + side * 52, floor],
        [cx + side * 34, floor],
        [cx + side * 20, cy + (side < 0 ? 55 : 64)],
      ],
      false,
    );
  }
  sheet.rect('outline', cx - 72, floor, 150, 6);
  sheet.dimUp(cx - 90, cy - r, cy + r, D, cx);
};

/** Plate heat exchanger: plate pack between frame plates on carrying bars, held by tie bolts. */
export const plateExchanger = (sheet: Sheet, dims: Dims): void => {
  const H = size(dims, 'H h', 900);
  const length = size(dims, 'L', 700);
  const scale = scaleToFit([H.mm, 150], [length.mm, 190]);
  const h = clamp(H.mm * scale, 90, 150);
  const px = clamp(length.mm * scale, 100, 190);
  const x = 166 - px / 2;
  const top = floor - h;
  const thick = 12;
  const pack = px * 0.5;
  sheet.rect('outline', x, top, thick, h);
  sheet.rect('outline', x + thick + pack, top + 8, thick, h - 16);
  const plates = 13;
  for (let i = 0; i <= plates; i++) {
    const left = x + thick + (pack * i) / plates;
    sheet.line(i % plates ? 'thin' : 'outline', left, top + 12, left, floor - 12);
  }
  for (const y of [top + 4, floor - 8]) sheet.rect('outline', x + thick, y, px - thick, 4);
  sheet.rect('outline', x + px - 6, top - 2, 6, h + 2);
  for (const y of [top + 26, top + h * 0.5, floor - 30]) {
    sheet.rect('outline', x - 8, y - 2, pack + 2 * thick + 22, 4);
    sheet.rect('outline', x - 6, y - 5, 6, 10);
    sheet.rect('outline', x + pack + 2 * thick, y - 5, 6, 10);
  }
  for (const y of [top + 14, floor - 18]) {
    sheet.rect('outline', x - 22, y - 6, 22, 12);
    sheet.rect('outline', x - 26, y - 9, 4, 18);
  }
  sheet.line('thin', x - 20, floor, x + px + 10, floor);
  sheet.dimUp(x - 44, top, floor, H, x);
  sheet.dimAcross(x, x + px, floor + 26, length, floor);
};

/** Upright storage tank without pressure: flat bottom, conical roof, manhole, nozzles and a ladder. */
export const storageTank = (sheet: Sheet, dims: Dims): void => {
  const D = size(dims, 'D d W', 1600, 'Ø');
  const H = size(dims, 'H h', D.mm * 1.25);
  const scale = scaleToFit([H.mm, 150], [D.mm, 170]);
  const r = Math.max((D.mm * scale) / 2, 24);
  const h = Math.max(H.mm * scale, 70);
  const cx = 166;
  const top = floor - h;
  const eaves = top + Math.min(h * 0.14, r * 0.36);
  sheet.rect('outline', cx - r, eaves, 2 * r, floor - eaves);
  sheet.poly(
    'outline',
    [
      [cx - r - 3, eaves],
      [cx - 12, top],
      [cx + 12, top],
      [cx + r + 3, eaves],
    ],
    false,
  );
  sheet.rect('outline', cx - 12, top - 7, 24, 7, 2);
  for (const y of [0.33, 0.66])
    sheet.line('thin', cx - r, eaves + (floor - eaves) * y, cx + r, eaves + (floor - eaves) * y);
  const manhole = Math.min(r * 0.28, 17);
  sheet.circle('outline', cx - r * 0.3, floor - manhole - 12, manhole);
  sheet.circle('thin', cx - r * 0.3, floor - manhole - 12, manhole * 0.7);
  for (const y of [eaves + 14, floor - 16]) {
    sheet.rect('outline', cx + r, y - 4, 12, 8);
    sheet.rect('outline', cx + r + 12, y - 8, 4, 16);
  }
  const ladder = cx + r * 0.5;
  for (const side of [-6, 6]) sheet.line('outline', ladder + side, eaves + 4, ladder + side, floor - 4);
  for (let y = eaves + 12; y < floor - 6; y += 11) sheet.line('thin', ladder - 6, y, ladder + 6, y);
  sheet.line('thin', cx - r - 20, floor, cx + r + 20, floor);
  sheet.dimUp(cx - r - 24, top, floor, H, cx - r);
  sheet.dimAcross(cx - r, cx + r, floor + 26, D, floor);
};

/** Vertical multistage pump: motor above, lantern, stage casing, inline nozzles at the base; `n` is the number of stages. */
export const multistagePump = (sheet: Sheet, dims: Dims): void => {
  const stages = clamp(Math.round(size(dims, 'n stages', 6).mm), 1, 22);
  const H = size(dims, 'H h', 900);
  const cx = 166;
  const shown = clamp(stages, 2, 14);
  const stage = clamp(76 / shown, 5, 12);
  const w = 25;
  const base = floor - 34;
  const head = base - shown * stage;
  const lantern = head - 24;
  const motor = lantern - 62;
  sheet.rect('outline', cx - w * 1.5, floor - 6, w * 3, 6);
  sheet.rect('outline', cx - w, base, 2 * w, 28);
  for (const side of [-1, 1]) {
    const tip = cx + side * (w + 26);
    sheet.rect('outline', side < 0 ? tip : cx + w, base + 6, 26, 16);
    sheet.rect('outline', side < 0 ? tip - 5 : tip, base, 5, 28);
    sheet.line('outline', cx + side * (w + 4), head - 4, cx + side * (w + 4), base);
  }
  for (let i = 0; i < shown; i++) sheet.rect('outline', cx - w, base - (i + 1) * stage, 2 * w, stage, 1);
  sheet.rect('outline', cx - w - 8, head - 6, 2 * w + 16, 6);
  sheet.poly('outline', [
    [cx - w * 0.9, head - 6],
    [cx - w * 0.9, lantern],
    [cx + w * 0.9, lantern],
    [cx + w * 0.9, head - 6],
  ]);
  sheet.rect('thin', cx - 6, lantern + 4, 12, head - lantern - 14, 2);
  sheet.rect('outline', cx - w * 1.15, lantern - 5, w * 2.3, 5);
  sheet.rect('outline', cx - w * 1.05, motor + 12, w * 2.1, lantern - 5 - motor - 12);
  for (let i = 1; i < 7; i++)
    sheet.line('thin', cx - w * 1.05 + i * w * 0.3, motor + 15, cx - w * 1.05 + i * w * 0.3, lantern - 8);
  sheet.path(
    'outline',
    `M${short(cx - w * 1.05)} ${short(motor + 12)}V${short(motor + 5)}q0 -5 6 -5h${short(w * 2.1 - 12)}q6 0 6 5V${short(motor + 12)}`,
  );
  sheet.rect('outline', cx + w * 1.05, motor + 24, 12, 22, 2);
  sheet.axis(cx, motor, cx, floor);
  sheet.axis(cx - w - 31, base + 14, cx + w + 31, base + 14);
  sheet.dimUp(cx - w - 50, motor, floor, H, cx - w);
};
