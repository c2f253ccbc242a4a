import { at, box, type Contour, clamp } from '../sheet/geometry.ts';
import { lengthwiseScale, longBar, run } from '../sheet/long-part.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { count, type Dims, scaleToFit, size } from '../sheet/sizes.ts';

/** Cross-section of a classical or narrow V-belt (40° flanks), and the closed belt below it. */
export const vBelt = (sheet: Sheet, dims: Dims): void => {
  const W = size(dims, 'W b B', 13);
  const h = size(dims, 'h H T', W.mm * 0.65);
  const length = size(dims, 'L Ld Lw', 1000);
  const scale = scaleToFit([W.mm, 112], [h.mm, 72]);
  const width = Math.max(W.mm * scale, 24);
  const height = Math.max(h.mm * scale, 12);
  const bottom = Math.max(width - 2 * height * Math.tan(Math.PI / 9), width * 0.25);
  const cx = 166;
  const top = 46;
  const section: Contour = [
    [cx - width / 2, top],
    [cx + width / 2, top],
    [cx + bottom / 2, top + height],
    [cx - bottom / 2, top + height],
  ];
  sheet.poly('outline', section);
  sheet.hatch([section]);
  const cordY = top + height * 0.3;
  const cords = 5;
  const cordRoom = width * 0.72;
  for (let i = 0; i < cords; i++)
    sheet.circle('outline', cx - cordRoom / 2 + (cordRoom * i) / (cords - 1), cordY, clamp(height * 0.07, 1.2, 5));
  sheet.dimAcross(cx - width / 2, cx + width / 2, top - 14, W, top);
  sheet.dimUp(cx - width / 2 - 24, top, top + height, h, cx - bottom / 2);
  // The closed belt round two pulleys
  const y = 182;
  const [x1, x2, r1, r2] = [92, 240, 24, 32];
  const lean = (Math.asin((r2 - r1) / (x2 - x1)) * 180) / Math.PI;
  for (const grow of [0, 5]) {
    for (const up of [-1, 1]) {
      sheet.line('outline', ...at(x1, y, r1 + grow, up * (90 + lean)), ...at(x2, y, r2 + grow, up * (90 + lean)));
    }
    sheet.arc('outline', x1, y, r1 + grow, 90 + lean, 270 - lean);
    sheet.arc('outline', x2, y, r2 + grow, -90 - lean, 90 + lean);
  }
  sheet.cross(x1, y, r1 - 8);
  sheet.cross(x2, y, r2 - 12);
  sheet.leader(166, y - 33, 186, y - 44, { ...length, text: length.text && `L ${length.text}` });
};

export const chain = (sheet: Sheet, dims: Dims): void => {
  const p = size(dims, 'p', 12.7);
  const d1 = size(dims, 'd1 d', p.mm * 0.67, 'Ø');
  const b1 = size(dims, 'b1 W b', p.mm * 0.61);
  const strands = count(dims, 'strands', 1, 3);
  const scale = scaleToFit([p.mm * 3.9, 250], [b1.mm * (0.2 + 1.7 * strands), 84], [p.mm * 0.95, 66]);
  const pitch = p.mm * scale;
  const roller = clamp((d1.mm * scale) / 2, 3, pitch * 0.46);
  const link = Math.min(pitch * 0.46, 34);
  const inner = clamp(b1.mm * scale, 6, 60);
  const strip = clamp(pitch * 0.13, 3, 8);
  const x0 = 166 - 1.5 * pitch;
  const y = 70;
  const below = 168;
  const row = inner + 3.4 * strip;
  const rows = Array.from({ length: strands }, (_, i) => below + row * (i - (strands - 1) / 2));
  const reach = (rows.at(-1) ?? below) + inner / 2 + strip * 2 + 10;
  for (let i = 0; i < 4; i++) {
    const x = x0 + i * pitch;
    sheet.circle('outline', x, y, roller);
    sheet.circle('thin', x, y, roller * 0.45);
    sheet.axis(x, y - link, x, y + link);
    for (const mid of rows) sheet.rect('outline', x - roller, mid - inner / 2, 2 * roller, inner);
    sheet.line('centre', x, 2 * below - reach, x, reach);
  }
  for (let i = 0; i < 3; i++) {
    const x = x0 + i * pitch;
    const outside = i % 2 === 1;
    const waist = link * 0.72;
    sheet.arc(outside ? 'outline' : 'thin', x, y, link, 90, 270);
    sheet.arc(outside ? 'outline' : 'thin', x + pitch, y, link, -90, 90);
    for (const up of [-1, 1]) {
      sheet.path(
        outside ? 'outline' : 'thin',
        `M${x.toFixed(1)} ${(y + up * link).toFixed(1)}Q${(x + pitch / 2).toFixed(1)} ${(y + up * (2 * waist - link)).toFixed(1)} ${(x + pitch).toFixed(1)} ${(y + up * link).toFixed(1)}`,
      );
      const edge = inner / 2 + (outside ? strip : 0);
      for (const mid of rows) {
        const plate = up > 0 ? mid + edge : mid - edge - strip;
        sheet.rect('outline', x - link * 0.8, plate, pitch + link * 1.6, strip, strip / 2);
      }
    }
  }
  sheet.dimAcross(x0, x0 + pitch, y - link - 12, p, y - link);
  sheet.leader(...at(x0 + 3 * pitch, y, roller, -55), x0 + 3 * pitch + 8, y - link - 12, d1);
  const [first = below] = rows;
  sheet.dimUp(x0 - link - 14, first - inner / 2, first + inner / 2, b1, x0 - link * 0.8);
};

/** Jaw coupling in half section: two hubs and the elastic spider between them. */
export const coupling = (sheet: Sheet, dims: Dims): void => {
  const D = size(dims, 'D', 55, 'Ø');
  const d = size(dims, 'd', D.mm * 0.45, 'Ø');
  const length = size(dims, 'L l', D.mm * 1.4);
  const scale = scaleToFit([D.mm, 132], [length.mm, 190]);
  const r = Math.max(D.mm * scale, 16) / 2;
  const px = Math.max(length.mm * scale, 24);
  const bore = clamp((d.mm * scale) / 2, 2, r * 0.62);
  const cy = 108;
  const x = 166 - px / 2;
  const spider = px * 0.26;
  for (const start of [x, x + (px + spider) / 2]) {
    const w = (px - spider) / 2;
    sheet.rect('outline', start, cy - r, w, 2 * r, 2);
    const cut = box(start, cy - r, w, r - bore);
    sheet.hatch([cut], start === x ? 1 : -1);
    sheet.line('outline', start, cy - bore, start + w, cy - bore);
    sheet.line('hidden', start, cy + bore, start + w, cy + bore);
  }
  const left = 166 - spider / 2;
  // Claws of either hub in turn, the elastic spider's arms between them
  const bands = 5;
  for (let i = 0; i < bands; i++) {
    const y = cy - r + (2 * r * i) / bands;
    const start = i % 2 ? left + spider * 0.25 : left;
    sheet.rect('outline', start, y + 2, spider * 0.75, (2 * r) / bands - 4, 1);
    if (i > 0) sheet.rect('fill', left, y - 1.2, spider, 2.4);
  }
  sheet.axis(x, cy, x + px, cy);
  sheet.dimUp(x - 38, cy - r, cy + r, D, x);
  sheet.dimUp(x - 14, cy - bore, cy + bore, d, x);
  sheet.dimAcross(x, x + px, cy + r + 30, length, cy + r);
};

export const conveyorRoller = (sheet: Sheet, dims: Dims): void => {
  const D = size(dims, 'D', 89, 'Ø');
  const d = size(dims, 'd', D.mm * 0.24, 'Ø');
  const length = size(dims, 'L l', D.mm * 5.5);
  const scale = lengthwiseScale(D.mm, 44, 84, length.mm, 196);
  const { px, broken } = run(length.mm, scale, 196);
  const r = (D.mm * scale) / 2;
  const shaft = clamp((d.mm * scale) / 2, 2.5, r * 0.7);
  const cy = 106;
  const x = 166 - px / 2;
  longBar(sheet, x, x + px, cy - r, cy + r, broken ? 166 : undefined);
  for (const [edge, side] of [
    [x, -1],
    [x + px, 1],
  ] as const) {
    const tip = edge + side * 24;
    sheet.rect('outline', Math.min(edge, tip), cy - shaft, 24, 2 * shaft, 1);
    // Flats for the bracket's slot
    sheet.line('thin', tip - side * 12, cy - shaft, tip - side * 12, cy + shaft);
    sheet.line('thin', edge - side * 5, cy - r, edge - side * 5, cy + r);
  }
  sheet.axis(x - 24, cy, x + px + 24, cy);
  sheet.dimUp(x - 36, cy - r, cy + r, D, x);
  sheet.leader(x + px + 10, cy - shaft, x + px + 14, cy - r - 14, d);
  sheet.dimAcross(x, x + px, cy + r + 30, length, cy + r);
};

/** Helical compression spring; `D` is its outer diameter. */
export const spring = (sheet: Sheet, dims: Dims): void => {
  const D = size(dims, 'D De', 32, 'Ø');
  const d = size(dims, 'd', D.mm * 0.12, 'Ø');
  const length = size(dims, 'L L0 l', D.mm * 2.6);
  const scale = lengthwiseScale(D.mm, 30, 100, length.mm, 200);
  const { px } = run(length.mm, scale, 200);
  const wire = clamp(d.mm * scale, 2.5, 26);
  const r = Math.max((D.mm * scale) / 2, wire * 1.3);
  const coils = count(dims, 'n', Math.round(px / Math.max(wire * 2.4, 14)), 12);
  const cy = 108;
  const x = 170 - px / 2;
  const pitch = (px - wire) / coils;
  const mean = r - wire / 2;
  for (let i = 0; i <= coils; i++) {
    const up = x + wire / 2 + i * pitch;
    sheet.circle('outline', up, cy - mean, wire / 2);
    if (i === coils) break;
    const down = up + pitch / 2;
    sheet.circle('outline', down, cy + mean, wire / 2);
    for (const side of [-wire / 2, wire / 2]) sheet.line('thin', up + side, cy - mean, down + side, cy + mean);
  }
  sheet.axis(x, cy, x + px, cy);
  sheet.dimUp(x - 22, cy - r, cy + r, D, x + wire / 2);
  sheet.dimAcross(x, x + px, cy + r + 30, length, cy);
  sheet.leader(x + wire / 2 + coils * pitch, cy - r, Math.min(x + px + 14, 280), cy - r - 12, d);
};
