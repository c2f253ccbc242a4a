import { at, clamp, regular } from '../sheet/geometry.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { count, type Dims, scaleToFit, size } from '../sheet/sizes.ts';

/** Cable from the end: sheath, cores and strands; the stepped-back cable beside it. */
export const cable = (sheet: Sheet, dims: Dims): void => {
  const D = size(dims, 'D d OD', 14, 'Ø');
  const cores = count(dims, 'cores n', 3, 37);
  const R = 56;
  const [cx, cy] = [56 + R, 108];
  const inside = R * 0.86;
  sheet.circle('outline', cx, cy, R);
  sheet.circle('thin', cx, cy, inside);
  const core =
    cores === 1
      ? inside * 0.92
      : cores <= 6
        ? (inside * 0.96) / (1 + 1 / Math.sin(Math.PI / cores))
        : inside * 0.8 * Math.sqrt(0.72 / cores);
  const centres = coreCentres(cores, inside, core);
  for (const [dx, dy] of centres) {
    sheet.circle('outline', cx + dx, cy + dy, core);
    if (cores <= 12) sheet.circle('thin', cx + dx, cy + dy, core * 0.66);
  }
  if (cores <= 4) {
    const strand = core * 0.21;
    for (const [dx, dy] of centres) {
      for (const [sx, sy] of regular(cx + dx, cy + dy, core * 0.42, 6)) sheet.circle('hatch', sx, sy, strand);
      sheet.circle('hatch', cx + dx, cy + dy, strand);
    }
  }
  const x = cx + R + 30;
  const side = R * 0.62;
  sheet.rect('outline', x, cy - side, 58, 2 * side, 2);
  const shown = Math.min(cores, 5);
  const pitch = (2 * side * 0.9) / shown;
  for (let i = 0; i < shown; i++) {
    const y = cy - side * 0.9 + pitch * (i + 0.5);
    const r = pitch * 0.36;
    sheet.rect('outline', x + 58, y - r, 26, 2 * r, 1);
    sheet.rect('thin', x + 84, y - r * 0.6, 14, 1.2 * r);
  }
  sheet.axis(x, cy, x + 96, cy);
  sheet.dimUp(cx - R - 20, cy - R, cy + R, D, cx);
  const section = size(dims, 'S A q section', 0);
  if (size(dims, 'cores n', 0).text) {
    sheet.note(cx, cy + R + 22, section.text ? `${cores} × ${section.text} mm²` : `n = ${cores}`);
  }
};

/** One ring up to six cores; a sunflower spiral beyond, which fills a circle evenly. */
const coreCentres = (cores: number, inside: number, core: number): readonly (readonly [number, number])[] => {
  if (cores === 1) return [[0, 0]];
  if (cores <= 6) return regular(0, 0, inside * 0.98 - core, cores, -90);
  return Array.from({ length: cores }, (_, i) =>
    at(0, 0, (inside - core * 1.05) * Math.sqrt((i + 0.3) / (cores - 0.5)), i * 137.508),
  );
};

export const cableGland = (sheet: Sheet, dims: Dims): void => {
  const M = size(dims, 'M d D', 20, 'M');
  const length = size(dims, 'L H', M.mm * 1.9);
  const thread = size(dims, 'l t', M.mm * 0.5);
  const s = size(dims, 's SW', M.mm * 1.22);
  const corner = (s.mm * 2) / Math.sqrt(3);
  const scale = scaleToFit([length.mm, 150], [corner, 112]);
  const r = clamp((M.mm * scale) / 2, 8, 50);
  const half = clamp((corner * scale) / 2, r * 1.08, 58);
  const px = Math.max(length.mm * scale, 50);
  const t = clamp(thread.mm * scale, 8, px * 0.4);
  const cy = 106;
  const x = 168 - px / 2;
  sheet.rect('outline', x, cy - r, t, 2 * r, 2);
  for (let i = 1; i < Math.max(3, Math.floor(t / 5)); i++)
    sheet.line('thin', x + i * 5 - 1, cy - r, x + i * 5 + 1, cy + r);
  const hex = (px - t) * 0.3;
  sheet.rect('outline', x + t, cy - half, hex, 2 * half, 2);
  const dome = x + t + hex + 4;
  const rim = half * 0.94;
  const end = x + px;
  sheet.rect('outline', dome - 4, cy - r, 4, 2 * r);
  sheet.path(
    'outline',
    `M${dome.toFixed(1)} ${(cy - rim).toFixed(1)}H${(end - 14).toFixed(1)}Q${end.toFixed(1)} ${(cy - rim).toFixed(1)} ${end.toFixed(1)} ${(cy - r * 0.5).toFixed(1)}V${(cy + r * 0.5).toFixed(1)}Q${end.toFixed(1)} ${(cy + rim).toFixed(1)} ${(end - 14).toFixed(1)} ${(cy + rim).toFixed(1)}H${dome.toFixed(1)}z`,
  );
  for (const y of [-0.5, 0.5]) {
    sheet.line('outline', x + t, cy + half * y, x + t + hex, cy + half * y);
    sheet.line('thin', dome, cy + rim * y, end - 5, cy + rim * y);
  }
  sheet.axis(x, cy, end, cy);
  sheet.dimUp(x - 22, cy - r, cy + r, M, x);
  sheet.dimAcross(x, end, cy + half + 30, length, cy + half);
  sheet.dimAcross(x, x + t, cy - half - 12, thread, cy - r);
  sheet.dimUp(end + 26, cy - half, cy + half, s, end - 12);
};

/** Modular circuit breaker; one pole is 17.5 mm wide. */
export const breaker = (sheet: Sheet, dims: Dims): void => {
  const poleWidth = 17.5;
  const poles = count(dims, 'poles p n', size(dims, 'W b B', poleWidth).mm / poleWidth, 4);
  const W = size(dims, 'W b B', poles * poleWidth);
  const H = size(dims, 'H h L', 85);
  const scale = scaleToFit([H.mm, 158], [W.mm, 190]);
  const h = Math.max(H.mm * scale, 60);
  const w = Math.max(W.mm * scale, 24);
  const [x, y] = [168 - w / 2, 108 - h / 2];
  const pole = w / poles;
  sheet.rect('outline', x, y, w, h, 2);
  for (let i = 0; i < poles; i++) {
    const left = x + i * pole;
    const mid = left + pole / 2;
    if (i > 0) sheet.line('thin', left, y, left, y + h);
    for (const cy of [y + h * 0.09, y + h * 0.91]) {
      const r = Math.min(pole * 0.24, h * 0.055);
      sheet.circle('outline', mid, cy, r);
      sheet.line('thin', mid - r * 0.6, cy - r * 0.6, mid + r * 0.6, cy + r * 0.6);
    }
    sheet.rect('outline', mid - pole * 0.2, y + h * 0.4, pole * 0.4, h * 0.24, 1);
    sheet.rect('fill', mid - pole * 0.14, y + h * 0.42, pole * 0.28, h * 0.08, 1);
  }
  for (const line of [0.2, 0.32, 0.72, 0.8]) sheet.line('thin', x, y + h * line, x + w, y + h * line);
  if (poles > 1) sheet.line('outline', x + pole * 0.5, y + h * 0.46, x + w - pole * 0.5, y + h * 0.46);
  sheet.dimUp(x - 22, y, y + h, H, x);
  sheet.dimAcross(x, x + w, y + h + 26, W, y + h);
};

export const contactor = (sheet: Sheet, dims: Dims): void => {
  const W = size(dims, 'W b B', 45);
  const H = size(dims, 'H h L', 80);
  const scale = scaleToFit([H.mm, 156], [W.mm, 180]);
  const h = Math.max(H.mm * scale, 60);
  const w = Math.max(W.mm * scale, 50);
  const [x, y] = [168 - w / 2, 108 - h / 2];
  sheet.rect('outline', x, y, w, h, 3);
  sheet.rect('outline', x + w * 0.12, y + h * 0.25, w * 0.76, h * 0.5, 3);
  sheet.rect('thin', x + w * 0.36, y + h * 0.38, w * 0.28, h * 0.24, 2);
  sheet.line('thin', x + w * 0.5, y + h * 0.42, x + w * 0.5, y + h * 0.58);
  const slots = 4;
  for (const [row, cy] of [
    ['top', y + h * 0.12],
    ['bottom', y + h * 0.88],
  ] as const) {
    for (let i = 0; i < slots; i++) {
      const cx = x + (w * (i + 0.5)) / slots;
      const r = Math.min(w / slots / 3, h * 0.06);
      sheet.circle('outline', cx, cy, r);
      sheet.line('thin', cx - r * 0.65, cy + r * 0.65, cx + r * 0.65, cy - r * 0.65);
      if (i > 0)
        sheet.line(
          'thin',
          x + (w * i) / slots,
          row === 'top' ? y : y + h * 0.75,
          x + (w * i) / slots,
          row === 'top' ? y + h * 0.25 : y + h,
        );
    }
  }
  for (const side of [-1, 1])
    sheet.rect('outline', 168 + side * w * 0.5 - (side > 0 ? 0 : 5), y + h * 0.3, 5, h * 0.12, 1);
  sheet.dimUp(x - 24, y, y + h, H, x);
  sheet.dimAcross(x, x + w, y + h + 26, W, y + h);
};

/** Oil-immersed distribution transformer: corrugated tank, bushings and conservator. */
export const transformer = (sheet: Sheet, dims: Dims): void => {
  const L = size(dims, 'L l A W', 1200);
  const H = size(dims, 'H h', L.mm * 1.05);
  const scale = scaleToFit([L.mm, 200], [H.mm, 164]);
  const px = Math.max(L.mm * scale, 70);
  const h = Math.max(H.mm * scale, 80);
  const floor = 192;
  const x = 172 - px / 2;
  const top = floor - h;
  const [lid, base] = [top + h * 0.36, floor - h * 0.09];
  sheet.rect('outline', x + px * 0.06, lid, px * 0.88, base - lid, 2);
  sheet.rect('outline', x, lid - 5, px, 5);
  const fins = 10;
  for (let i = 1; i < fins; i++)
    sheet.line('thin', x + px * (0.06 + (0.88 * i) / fins), lid + 7, x + px * (0.06 + (0.88 * i) / fins), base - 9);
  for (let i = 0; i < 3; i++) {
    const cx = x + px * (0.16 + 0.18 * i);
    sheet.rect('outline', cx - 2, top, 4, h * 0.08);
    for (let shed = 0; shed < 3; shed++)
      sheet.rect('outline', cx - (shed % 2 ? 5 : 7), top + h * (0.08 + 0.087 * shed), shed % 2 ? 10 : 14, h * 0.087, 2);
  }
  for (let i = 0; i < 4; i++) {
    const cx = x + px * (0.64 + 0.075 * i);
    sheet.rect('outline', cx - 3.5, top + h * 0.24, 7, h * 0.1, 2);
    sheet.line('outline', cx, top + h * 0.18, cx, top + h * 0.24);
  }
  for (const wheel of [0.24, 0.76]) sheet.circle('outline', x + px * wheel, floor - h * 0.045, h * 0.045);
  sheet.line('thin', x, floor, x + px, floor);
  sheet.axis(172, lid - 10, 172, base);
  sheet.dimUp(x - 22, top, floor, H, x);
  sheet.dimAcross(x, x + px, floor + 26, L, floor);
};
