import { along, clamp, regular } from '../sheet/geometry.ts';
import { lengthwiseScale, longEdges, run } from '../sheet/long-part.ts';
import { breakGap, type Sheet } from '../sheet/sheet.ts';
import { type Dims, type Size, size } from '../sheet/sizes.ts';

const axis = 104;
/** Minor diameter of a metric thread as a share of the nominal one, precise enough for a drawing. */
const minor = 0.85;

/** Draws a shank of exactly `px` from x to the right, with its thread at the end. */
const shank = (sheet: Sheet, x: number, px: number, d: number, threadPx: number, broken: boolean): void => {
  const r = d / 2;
  const end = x + px;
  const chamfer = Math.min(d * 0.12, px * 0.2);
  const start = Math.max(x, end - threadPx);
  const breakX = broken ? x + px * 0.42 : undefined;
  longEdges(sheet, 'outline', x, end - chamfer, axis - r, axis + r, breakX);
  if (breakX !== undefined) sheet.breakAcross(breakX, axis - r, axis + r);
  const rise = r * (1 - minor);
  sheet.poly('outline', [
    [end - chamfer, axis - r],
    [end, axis - r + rise],
    [end, axis + r - rise],
    [end - chamfer, axis + r],
  ]);
  longEdges(
    sheet,
    'thin',
    start,
    end,
    axis - r * minor,
    axis + r * minor,
    breakX !== undefined && start < breakX ? breakX : undefined,
  );
  if (start > x + 0.5) sheet.line('outline', start, axis - r, start, axis + r);
};

/** Thread length of ISO 888 for bolts: 2d + 6, + 12 above 125 mm, + 25 above 200 mm. */
const boltThread = (d: number, length: number): number => 2 * d + (length > 200 ? 25 : length > 125 ? 12 : 6);

interface HeadedLayout {
  scale: number;
  head: number;
  shankX: number;
  px: number;
  broken: boolean;
  endX: number;
}

/** End view at the left, head and shank to the right of it. */
const headed = (d: Size, length: Size, headHeight: number, headWidth: number): HeadedLayout => {
  const scale = lengthwiseScale(headWidth, 24, 76, length.mm + headHeight + headWidth, 226);
  const width = Math.min(headWidth * scale, 90);
  const head = clamp(headHeight * scale, 4, 70);
  const room = 262 - width - head - 26;
  const { px, broken } = run(Math.max(length.mm, d.mm * 0.1), scale, room);
  const total = width + 26 + head + px;
  const endX = (322 - total) / 2 + width / 2;
  return { scale, head, shankX: endX + width / 2 + 26 + head, px, broken, endX };
};

export const hexBolt = (sheet: Sheet, dims: Dims): void => {
  const d = size(dims, 'd', 12, 'M');
  const length = size(dims, 'L l', d.mm * 5);
  const k = size(dims, 'k', d.mm * 0.63);
  const s = size(dims, 's', d.mm * 1.5);
  const across = Math.max(s.mm, d.mm * 1.1);
  const corner = (across * 2) / Math.sqrt(3);
  const { scale, head, shankX, px, broken, endX } = headed(d, length, k.mm, corner);
  const r = (corner * scale) / 2;
  const thread =
    size(dims, 'b', boltThread(d.mm, length.mm)).mm * (broken ? Math.min(scale, px / length.mm + scale * 0.5) : scale);
  const flat = (across * scale) / 2;
  const shankD = Math.min(d.mm * scale, 1.8 * flat);

  sheet.poly('outline', regular(endX, axis, r, 6, 30));
  sheet.circle('thin', endX, axis, flat * 0.95);
  sheet.cross(endX, axis, r);

  const x = shankX - head;
  const crown = Math.min(head * 0.22, r * 0.15);
  sheet.poly('outline', [
    [shankX, axis - r],
    [shankX, axis + r],
    [x + crown, axis + r],
    ...along(x + crown + r * 3.2, axis, r * 3.2, 171, 189, 2),
    [x + crown, axis - r],
  ]);
  for (const side of [-1, 1])
    sheet.line('outline', x + crown * 0.6, axis + (side * r) / 2, shankX, axis + (side * r) / 2);
  shank(sheet, shankX, px, shankD, thread, broken);
  sheet.axis(x, axis, shankX + px, axis);

  sheet.dimAcross(endX - flat, endX + flat, axis + r + 26, s, axis);
  sheet.dimAcross(x, shankX, axis - r - 12, k, axis - r);
  sheet.dimAcross(shankX, shankX + px, axis + r + 26, length, axis + shankD / 2);
  sheet.dimUp(shankX + px + 22, axis - shankD / 2, axis + shankD / 2, d, shankX + px - 2);
};

export const socketScrew = (sheet: Sheet, dims: Dims): void => {
  const d = size(dims, 'd', 10, 'M');
  const length = size(dims, 'L l', d.mm * 4);
  const k = size(dims, 'k', d.mm);
  const dk = size(dims, 'dk D', d.mm * 1.5, 'Ø');
  const s = size(dims, 's', d.mm * 0.8);
  const { scale, head, shankX, px, broken, endX } = headed(d, length, k.mm, dk.mm);
  const r = Math.min((dk.mm * scale) / 2, 45);
  const thread = size(dims, 'b', 2 * d.mm + 12).mm * scale;
  const shankD = Math.min(d.mm * scale, r * 1.9);
  const key = Math.min((s.mm * scale) / 2, r * 0.7);

  sheet.circle('outline', endX, axis, r);
  sheet.circle('thin', endX, axis, r * 0.9);
  sheet.poly('outline', regular(endX, axis, (key * 2) / Math.sqrt(3), 6, 30));
  sheet.cross(endX, axis, r);

  const x = shankX - head;
  sheet.rect('outline', x, axis - r, head, 2 * r, Math.min(3, head / 4));
  sheet.line('outline', shankX, axis - r, shankX, axis + r);
  const depth = head * 0.55;
  sheet.poly(
    'hidden',
    [
      [x, axis - key],
      [x + depth, axis - key],
      [x + depth + key * 0.5, axis],
      [x + depth, axis + key],
      [x, axis + key],
    ],
    false,
  );
  shank(sheet, shankX, px, shankD, broken ? Math.min(thread, px * 0.5) : thread, broken);
  sheet.axis(x, axis, shankX + px, axis);

  sheet.dimAcross(endX - key, endX + key, axis + r + 26, s, axis);
  sheet.dimAcross(x, shankX, axis - r - 12, k, axis - r);
  sheet.dimAcross(shankX, shankX + px, axis + r + 26, length, axis + shankD / 2);
  sheet.dimUp(shankX + px + 22, axis - shankD / 2, axis + shankD / 2, d, shankX + px - 2);
};

export const stud = (sheet: Sheet, dims: Dims): void => {
  const d = size(dims, 'd', 16, 'M');
  const length = size(dims, 'L l', d.mm * 6);
  const scale = lengthwiseScale(d.mm, 22, 64, length.mm, 226);
  const { px, broken } = run(length.mm, scale, 226);
  const b = size(dims, 'b', d.mm * 1.8);
  const diameter = Math.min(d.mm * scale, 90);
  const r = diameter / 2;
  const thread = clamp(b.mm * scale, 6, px * (b.text ? 0.5 : 0.36));
  const x = (320 - px) / 2 - 6;
  const end = x + px;
  const chamfer = Math.min(diameter * 0.12, px * 0.1);
  const rise = r * (1 - minor);
  const mid = broken ? x + px / 2 : undefined;
  longEdges(sheet, 'outline', x + chamfer, end - chamfer, axis - r, axis + r, mid);
  if (mid !== undefined) sheet.breakAcross(mid, axis - r, axis + r);
  for (const [edge, side] of [
    [x, 1],
    [end, -1],
  ] as const) {
    sheet.poly('outline', [
      [edge + side * chamfer, axis - r],
      [edge, axis - r + rise],
      [edge, axis + r - rise],
      [edge + side * chamfer, axis + r],
    ]);
    const limit = edge + side * Math.min(thread, px / 2 - breakGap);
    longEdges(sheet, 'thin', Math.min(edge, limit), Math.max(edge, limit), axis - r * minor, axis + r * minor);
    sheet.line('outline', limit, axis - r, limit, axis + r);
  }
  sheet.axis(x, axis, end, axis);
  sheet.dimAcross(x, end, axis + r + 34, length, axis + r);
  sheet.dimAcross(end - thread, end, axis - r - 14, b, axis - r);
  sheet.dimUp(end + 22, axis - r, axis + r, d, end - 2);
};
