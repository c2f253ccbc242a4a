import { at, clamp, regular } from '../sheet/geometry.ts';
import { lengthwiseScale, longBar, run } from '../sheet/long-part.ts';
import { breakGap, type Sheet } from '../sheet/sheet.ts';
import { type Dims, scaleToFit, size } from '../sheet/sizes.ts';

/** Single-core wire without a sheath: fine strands in one layer of insulation. */
export const wire = (sheet: Sheet, dims: Dims): void => {
  const D = size(dims, 'D d OD', 4, 'Ø');
  const R = 52;
  const [cx, cy] = [58 + R, 108];
  const copper = R * 0.66;
  sheet.circle('outline', cx, cy, R);
  sheet.circle('outline', cx, cy, copper);
  const strand = copper * 0.185;
  for (const [ring, number] of [
    [0.78, 13],
    [0.4, 6],
  ] as const)
    for (const [sx, sy] of regular(cx, cy, copper * ring, number)) sheet.circle('thin', sx, sy, strand);
  sheet.circle('thin', cx, cy, strand);
  const x = cx + R + 34;
  const side = R * 0.5;
  sheet.rect('outline', x, cy - side, 88, 2 * side, 2);
  const bare = side * 0.66;
  for (let i = 0; i <= 4; i++) {
    const y = cy + bare * (i / 2 - 1);
    sheet.path('thin', `M${x + 88} ${y.toFixed(1)}q20 ${((i - 2) * 1.5).toFixed(1)} 40 ${((i - 2) * 4).toFixed(1)}`);
  }
  sheet.reach(x + 128, cy);
  sheet.axis(x, cy, x + 84, cy);
  sheet.dimUp(cx - R - 20, cy - R, cy + R, D, cx);
};

/** Perforated cable tray: thin U section, and its slotted base from above. */
export const cableTray = (sheet: Sheet, dims: Dims): void => {
  const W = size(dims, 'W', 200);
  const h = size(dims, 'h', 50);
  const t = size(dims, 't', 1.25);
  const scale = scaleToFit([W.mm, 190], [h.mm, 60]);
  const w = Math.max(W.mm * scale, 30);
  const side = Math.max(h.mm * scale, 8);
  const wall = clamp(t.mm * scale, 2, Math.min(side, w) * 0.25);
  const cx = 166;
  const x = cx - w / 2;
  const base = 30 + side;
  sheet.poly('outline', [
    [x + 5, base - side],
    [x, base - side],
    [x, base],
    [x + w, base],
    [x + w, base - side],
    [x + w - 5, base - side],
    [x + w - 5, base - side + wall],
    [x + w - wall, base - side + wall],
    [x + w - wall, base - wall],
    [x + wall, base - wall],
    [x + wall, base - side + wall],
    [x + 5, base - side + wall],
  ]);
  const top = base + 46;
  const length = 88;
  sheet.rect('outline', x, top, w, length);
  for (const edge of [x + wall + 1, x + w - wall - 1]) sheet.line('thin', edge, top, edge, top + length);
  const columns = clamp(Math.round(w / 40), 1, 4);
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < 3; row++) {
      const slot = Math.min((w * 0.9) / columns - 8, 20);
      if (slot < 4) continue;
      sheet.rect(
        'outline',
        x + w * 0.05 + (w * 0.9 * (column + 0.5)) / columns - slot / 2,
        top + 14 + row * 25,
        slot,
        7,
        3.5,
      );
    }
  sheet.dimUp(x - 22, base - side, base, h, x);
  sheet.dimAcross(x, x + w, base + 24, W, base);
  sheet.leader(x + w, base - side / 2, x + w + 18, base - side / 2 - 10, t);
};

/** Ribbed reinforcing bar: two long ribs and slanted ribs between them. */
export const rebar = (sheet: Sheet, dims: Dims): void => {
  const d = size(dims, 'd D', 16, 'Ø');
  const length = size(dims, 'L l', 12000);
  const scale = lengthwiseScale(d.mm, 34, 60, length.mm, 176);
  const { px, broken } = run(length.mm, scale, 176);
  const r = Math.min((d.mm * scale) / 2, 40);
  const y = 108;
  const cx = 44 + r + (236 - px - 2 * r - 36) / 2;
  const x = cx + r + 36;
  const mid = broken ? x + px / 2 : undefined;
  sheet.circle('outline', cx, y, r);
  for (const side of [-1, 1]) sheet.rect('outline', side < 0 ? cx - r - 3 : cx + r, y - 2, 3, 4);
  for (const [from, to] of [
    [200, 340],
    [20, 160],
  ] as const)
    sheet.arc('outline', cx, y, r + 2.5, from, to);
  sheet.cross(cx, y, r);
  longBar(sheet, x, x + px, y - r, y + r, mid);
  for (const side of [-2, 2]) sheet.line('thin', x, y + side, x + px, y + side);
  const pitch = clamp(r * 0.7, 8, 18);
  for (let t = x + 4; t + pitch < x + px - 2; t += pitch) {
    if (mid !== undefined && Math.abs(t + pitch / 2 - mid) < breakGap + pitch / 2) continue;
    sheet.line('outline', t, y - 2, t + pitch * 0.7, y - r);
    sheet.line('outline', t + pitch * 0.7, y + r, t, y + 2);
  }
  sheet.dimUp(cx - r - 22, y - r, y + r, d, cx);
  sheet.dimAcross(x, x + px, y + r + 30, length, y + r);
};

/** Disc spring: a hollow cone in section, and from above. */
export const discSpring = (sheet: Sheet, dims: Dims): void => {
  const D = size(dims, 'D De', 50, 'Ø');
  const d = size(dims, 'd Di', D.mm * 0.51, 'Ø');
  const t = size(dims, 't', D.mm * 0.06);
  const h = size(dims, 'h l0', t.mm * 1.4);
  const R = 62;
  const scale = R / (Math.max(D.mm, d.mm * 1.1) / 2);
  const bore = clamp((d.mm / 2) * scale, 4, R * 0.88);
  const thick = clamp(t.mm * scale, 4, 40);
  const rise = clamp((h.mm - t.mm) * scale, 4, 40);
  const [cx, top] = [166, 40];
  for (const side of [-1, 1]) {
    const cut = [
      [cx + side * bore, top],
      [cx + side * R, top + rise],
      [cx + side * R, top + rise + thick],
      [cx + side * bore, top + thick],
    ] as const;
    sheet.poly('outline', cut);
    sheet.hatch([cut], side < 0 ? 1 : -1, 4);
  }
  for (const y of [top, top + thick]) sheet.line('outline', cx - bore, y, cx + bore, y);
  const base = top + rise + thick;
  sheet.axis(cx, top, cx, base);
  const cy = base + 26 + R;
  sheet.circle('outline', cx, cy, R);
  sheet.circle('outline', cx, cy, bore);
  sheet.cross(cx, cy, R);
  sheet.dimUp(cx - R - 22, top, base, h, cx - R);
  sheet.leader(cx + (R + bore) / 2, top + rise / 2, cx + R + 18, top - 6, t);
  sheet.dimUp(cx - R - 26, cy - R, cy + R, D, cx);
  sheet.leader(...at(cx, cy, bore, -30), cx + R + 14, cy - R * 0.7, d);
};
