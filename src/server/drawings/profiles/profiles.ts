import { along, box, type Contour, clamp, type Point, round } from '../sheet/geometry.ts';
import { lengthwiseScale, longBar, run } from '../sheet/long-part.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type Dims, scaleToFit, size } from '../sheet/sizes.ts';

const room = 150;
/** Thinner walls (px) would not show their hatching. */
const thinnestWall = 3;

const cut = (sheet: Sheet, ...contours: Contour[]): void => {
  for (const contour of contours) sheet.poly('outline', contour);
  sheet.hatch(contours, 1, 7);
};

export const iBeam = (sheet: Sheet, dims: Dims): void => {
  const h = size(dims, 'h H', 200);
  const b = size(dims, 'b B W', h.mm * 0.5);
  const tw = size(dims, 'tw s', h.mm * 0.028);
  const tf = size(dims, 'tf t', h.mm * 0.0425);
  const scale = scaleToFit([h.mm, room], [b.mm, 170]);
  const height = Math.max(h.mm * scale, 12);
  const width = Math.max(b.mm * scale, 12);
  const flange = clamp(tf.mm * scale, thinnestWall, height * 0.4);
  const web = clamp(tw.mm * scale, thinnestWall, width * 0.8) / 2;
  const r = clamp(size(dims, 'r', h.mm * 0.06).mm * scale, 0, Math.min(width / 2 - web, height / 2 - flange) * 0.8);
  const cx = 166;
  const cy = 112;
  const top = cy - height / 2;
  const bottom = cy + height / 2;
  const left = cx - width / 2;
  const right = cx + width / 2;
  cut(sheet, [
    [left, top],
    [right, top],
    [right, top + flange],
    ...along(cx + web + r, top + flange + r, r, 270, 180, 4),
    ...along(cx + web + r, bottom - flange - r, r, 180, 90, 4),
    [right, bottom - flange],
    [right, bottom],
    [left, bottom],
    [left, bottom - flange],
    ...along(cx - web - r, bottom - flange - r, r, 90, 0, 4),
    ...along(cx - web - r, top + flange + r, r, 0, -90, 4),
    [left, top + flange],
  ]);
  sheet.axis(cx, top, cx, bottom);
  sheet.axis(left, cy, right, cy);
  sheet.dimUp(left - 24, top, bottom, h, left);
  sheet.dimAcross(left, right, bottom + 28, b, bottom);
  sheet.dimUp(right + 24, top, top + flange, tf, right);
  sheet.leader(cx + web, cy + height * 0.18, right + 20, cy + height * 0.18 + 22, tw);
};

export const channel = (sheet: Sheet, dims: Dims): void => {
  const h = size(dims, 'h H', 140);
  const b = size(dims, 'b B W', h.mm * 0.43);
  const tw = size(dims, 'tw s', h.mm * 0.05);
  const tf = size(dims, 'tf t', h.mm * 0.07);
  const scale = scaleToFit([h.mm, room], [b.mm, 170]);
  const height = Math.max(h.mm * scale, 12);
  const width = Math.max(b.mm * scale, 12);
  const flange = clamp(tf.mm * scale, thinnestWall, height * 0.4);
  const web = clamp(tw.mm * scale, thinnestWall, width * 0.8);
  const cy = 112;
  const left = 168 - width / 2;
  const right = left + width;
  const top = cy - height / 2;
  const bottom = cy + height / 2;
  const taper = Math.min(flange * 0.25, 3);
  cut(sheet, [
    [left, top],
    [right, top],
    [right, top + flange - taper],
    [left + web + 3, top + flange + taper],
    [left + web, top + flange + taper + 3],
    [left + web, bottom - flange - taper - 3],
    [left + web + 3, bottom - flange - taper],
    [right, bottom - flange + taper],
    [right, bottom],
    [left, bottom],
  ]);
  sheet.axis(left, cy, right, cy);
  sheet.dimUp(left - 24, top, bottom, h, left);
  sheet.dimAcross(left, right, bottom + 28, b, bottom);
  sheet.dimUp(right + 24, top, top + flange, tf, right);
  sheet.leader(left + web, cy + height * 0.18, right + 20, cy + height * 0.18 + 20, tw);
};

export const angle = (sheet: Sheet, dims: Dims): void => {
  const a = size(dims, 'a h', 60);
  const b = size(dims, 'b', a.mm);
  const t = size(dims, 't s', a.mm * 0.1);
  const scale = scaleToFit([a.mm, room], [b.mm, 180]);
  const height = Math.max(a.mm * scale, 14);
  const width = Math.max(b.mm * scale, 14);
  const wall = clamp(t.mm * scale, thinnestWall, Math.min(height, width) * 0.6);
  const left = 168 - width / 2;
  const right = left + width;
  const bottom = 112 + height / 2;
  const top = bottom - height;
  const root = Math.min(wall, (Math.min(width, height) - wall) * 0.5);
  const toe = wall * 0.45;
  cut(sheet, [
    [left, top],
    [left + wall - toe, top],
    ...along(left + wall - toe, top + toe, toe, -90, 0, 3),
    ...along(left + wall + root, bottom - wall - root, root, 180, 90, 4),
    [right - toe, bottom - wall],
    ...along(right - toe, bottom - wall + toe, toe, -90, 0, 3),
    [right, bottom],
    [left, bottom],
  ]);
  sheet.dimUp(left - 24, top, bottom, a, left);
  sheet.dimAcross(left, right, bottom + 28, b.text ? b : a, bottom);
  sheet.dimAcross(left, left + wall, top - 14, t, top);
};

export const hollowSquare = (sheet: Sheet, dims: Dims): void => {
  const h = size(dims, 'h H a', 80);
  const b = size(dims, 'b B W', h.mm);
  const t = size(dims, 't s', h.mm * 0.05);
  const scale = scaleToFit([h.mm, room], [b.mm, 190]);
  const height = Math.max(h.mm * scale, 14);
  const width = Math.max(b.mm * scale, 14);
  const wall = clamp(t.mm * scale, thinnestWall, Math.min(height, width) * 0.4);
  const cy = 110;
  const left = 168 - width / 2;
  const top = cy - height / 2;
  const rounded = (inset: number, r: number): Point[] => {
    const [x1, y1, x2, y2] = [left + inset, top + inset, left + width - inset, top + height - inset];
    return [
      ...along(x1 + r, y1 + r, r, 180, 270, 4),
      ...along(x2 - r, y1 + r, r, 270, 360, 4),
      ...along(x2 - r, y2 - r, r, 0, 90, 4),
      ...along(x1 + r, y2 - r, r, 90, 180, 4),
    ];
  };
  cut(sheet, rounded(0, Math.min(wall * 2, height / 3, width / 3)), rounded(wall, wall * 0.6));
  sheet.cross(168, cy, 10);
  sheet.dimUp(left - 24, top, top + height, h, left);
  sheet.dimAcross(left, left + width, top + height + 28, b, top + height);
  sheet.dimAcross(left, left + wall, top - 14, t, top);
};

export const plate = (sheet: Sheet, dims: Dims): void => {
  const t = size(dims, 't h s', 8);
  const width = size(dims, 'W b B', 1000);
  const length = size(dims, 'L l', width.mm * 1.8);
  const scale = Math.max(28 / width.mm, scaleToFit([width.mm, 128], [length.mm, 196]));
  const height = Math.min(width.mm * scale, 140);
  const { px, broken } = run(length.mm, scale, 196);
  const edge = clamp(t.mm * scale, 4, 30);
  const y = 112 - height / 2;
  const x = 46 + (224 - px - edge) / 2;
  const side = x + px + 30;
  longBar(sheet, x, x + px, y, y + height, broken ? x + px * 0.6 : undefined);
  sheet.rect('outline', side, y, edge, height);
  sheet.hatch([box(side, y, edge, height)], 1, 5);
  sheet.dimUp(x - 20, y, y + height, width, x);
  sheet.dimAcross(x, x + px, y + height + 28, length, y + height);
  sheet.dimAcross(side, side + edge, y - 16, t, y);
};

export const roundBar = (sheet: Sheet, dims: Dims): void => {
  const d = size(dims, 'd D', 40, 'Ø');
  const length = size(dims, 'L l', 6000);
  const scale = lengthwiseScale(d.mm, 26, 76, length.mm, 170);
  const { px, broken } = run(length.mm, scale, 150);
  const r = (d.mm * scale) / 2;
  const y = 110;
  const cx = 46 + (244 - px - 40 - 2 * r) / 2 + r;
  const x = cx + r + 40;
  sheet.circle('outline', cx, y, r);
  sheet.hatch([round(cx, y, r)]);
  sheet.cross(cx, y, r);
  longBar(sheet, x, x + px, y - r, y + r, broken ? x + px / 2 : undefined);
  sheet.axis(x, y, x + px, y);
  sheet.dimUp(cx - r - 20, y - r, y + r, d, cx);
  sheet.dimAcross(x, x + px, y + r + 30, length, y + r);
};
