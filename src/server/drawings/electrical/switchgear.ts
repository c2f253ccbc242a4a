import { clamp } from '../sheet/geometry.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { count, type Dims, scaleToFit, size } from '../sheet/sizes.ts';

/** Moulded case circuit breaker: terminals above and below, toggle and setting dials in the middle. */
export const mouldedBreaker = (sheet: Sheet, dims: Dims): void => {
  const poles = count(dims, 'poles n', 3, 4);
  const W = size(dims, 'W b B', poles * 35);
  const H = size(dims, 'H h L', 165);
  const scale = scaleToFit([H.mm, 168], [W.mm, 170]);
  const h = Math.max(H.mm * scale, 80);
  const w = Math.max(W.mm * scale, 50);
  const [x, y] = [166 - w / 2, 110 - h / 2];
  const pole = w / poles;
  sheet.rect('outline', x, y, w, h, 3);
  for (const line of [0.2, 0.8]) sheet.line('outline', x, y + h * line, x + w, y + h * line);
  for (let i = 0; i < poles; i++) {
    const mid = x + pole * (i + 0.5);
    for (const cy of [y + h * 0.1, y + h * 0.9]) {
      const r = Math.min(pole * 0.26, h * 0.06);
      sheet.rect('outline', mid - pole * 0.34, cy - h * 0.075, pole * 0.68, h * 0.15, 1);
      sheet.circle('outline', mid, cy, r);
      sheet.line('thin', mid - r * 0.6, cy, mid + r * 0.6, cy);
    }
    if (i === 0) continue;
    sheet.line('thin', x + pole * i, y, x + pole * i, y + h * 0.2);
    sheet.line('thin', x + pole * i, y + h * 0.8, x + pole * i, y + h);
  }
  const face = Math.min(w * 0.34, 44);
  sheet.rect('outline', 166 - face / 2, y + h * 0.27, face, h * 0.27, 2);
  sheet.rect('fill', 166 - face * 0.22, y + h * 0.31, face * 0.44, h * 0.1, 1);
  sheet.rect('thin', x + w * 0.1, y + h * 0.6, w * 0.8, h * 0.15, 2);
  const dial = clamp(h * 0.045, 4, w * 0.08);
  for (const part of [0.28, 0.5, 0.72]) {
    sheet.circle('outline', x + w * part, y + h * 0.675, dial);
    sheet.line('thin', x + w * part, y + h * 0.675, x + w * part, y + h * 0.675 - dial);
  }
  sheet.dimUp(x - 22, y, y + h, H, x);
  sheet.dimAcross(x, x + w, y + h + 24, W, y + h);
};

/** Residual current circuit breaker: two or four modules, one toggle and the test button. */
export const residualBreaker = (sheet: Sheet, dims: Dims): void => {
  const poles = count(dims, 'poles n', 2, 4);
  const W = size(dims, 'W b B', poles * 18);
  const H = size(dims, 'H h L', 85);
  const scale = scaleToFit([H.mm, 158], [W.mm, 190]);
  const h = Math.max(H.mm * scale, 70);
  const w = Math.max(W.mm * scale, 40);
  const [x, y] = [168 - w / 2, 108 - h / 2];
  sheet.rect('outline', x, y, w, h, 2);
  for (const line of [0.2, 0.3, 0.74, 0.82]) sheet.line('thin', x, y + h * line, x + w, y + h * line);
  for (let i = 0; i < poles; i++) {
    const mid = x + (w * (i + 0.5)) / poles;
    const r = Math.min((w / poles) * 0.26, h * 0.055);
    for (const cy of [y + h * 0.1, y + h * 0.91]) {
      sheet.circle('outline', mid, cy, r);
      sheet.line('thin', mid - r * 0.6, cy - r * 0.6, mid + r * 0.6, cy + r * 0.6);
    }
  }
  const toggle = Math.min(w * 0.3, 34);
  sheet.rect('outline', x + w * 0.62 - toggle / 2, y + h * 0.38, toggle, h * 0.26, 1);
  sheet.rect('fill', x + w * 0.62 - toggle * 0.34, y + h * 0.4, toggle * 0.68, h * 0.08, 1);
  const button = Math.min(w * 0.17, 17);
  sheet.rect('outline', x + w * 0.24 - button / 2, y + h * 0.44, button, button, 3);
  const [tx, ty, arm] = [x + w * 0.24, y + h * 0.44 + button / 2, button * 0.22];
  sheet.line('outline', tx - arm, ty - arm, tx + arm, ty - arm);
  sheet.line('outline', tx, ty - arm, tx, ty + arm);
  sheet.dimUp(x - 22, y, y + h, H, x);
  sheet.dimAcross(x, x + w, y + h + 26, W, y + h);
};

/** Cast resin transformer: three cast coils on an open core, on wheels. */
export const dryTransformer = (sheet: Sheet, dims: Dims): void => {
  const L = size(dims, 'L l W', 1500);
  const H = size(dims, 'H h', L.mm * 0.95);
  const scale = scaleToFit([L.mm, 200], [H.mm, 164]);
  const px = Math.max(L.mm * scale, 110);
  const h = Math.max(H.mm * scale, 100);
  const floor = 194;
  const x = 168 - px / 2;
  const top = floor - h;
  const yoke = h * 0.13;
  const base = floor - h * 0.14;
  sheet.rect('outline', x, top, px, yoke, 1);
  sheet.rect('outline', x, base - yoke, px, yoke, 1);
  for (const y of [top + yoke * 0.35, base - yoke * 0.35]) sheet.line('thin', x, y, x + px, y);
  const coil = px * 0.27;
  for (let i = 0; i < 3; i++) {
    const mid = x + px * (0.17 + 0.33 * i);
    const [from, to] = [top + yoke + 5, base - yoke - 5];
    sheet.rect('outline', mid - coil / 2, from, coil, to - from, 5);
    for (const side of [-0.3, 0.3]) sheet.line('thin', mid + coil * side, from + 4, mid + coil * side, to - 4);
    sheet.line('outline', mid, from + (to - from) * 0.25, mid, from + (to - from) * 0.5);
    for (const y of [0.25, 0.5]) sheet.circle('outline', mid, from + (to - from) * y, 3);
    for (const y of [from, to - 4]) sheet.rect('thin', mid - coil * 0.36, y === from ? from - 5 : to, coil * 0.72, 5);
  }
  sheet.rect('outline', x - 6, base, px + 12, 7);
  for (const wheel of [0.16, 0.84])
    sheet.circle('outline', x + px * wheel, (base + 7 + floor) / 2, (floor - base - 7) / 2);
  sheet.line('thin', x - 10, floor, x + px + 10, floor);
  sheet.dimUp(x - 24, top, floor, H, x);
  sheet.dimAcross(x, x + px, floor + 26, L, floor);
};
