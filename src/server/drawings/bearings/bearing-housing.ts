import { along, clamp } from '../sheet/geometry.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type Dims, scaleToFit, size } from '../sheet/sizes.ts';

/** Pillow block: `h` is the height of the shaft, `H` the total height; the base is L × its bolt distance J. */
export const bearingHousing = (sheet: Sheet, dims: Dims): void => {
  const d = size(dims, 'd', 30, 'Ø');
  const total = size(dims, 'H', d.mm * 2.8);
  const h = size(dims, 'h H1', total.mm * 0.51);
  const length = size(dims, 'L a A l', d.mm * 5.3);
  const bolts = size(dims, 'J e', length.mm * 0.74);
  const cap = Math.max(total.text ? total.mm - h.mm : h.mm * 0.98, d.mm * 0.85);
  const scale = scaleToFit([length.mm, 236], [h.mm + cap, 150]);
  const cx = 168;
  const floor = 190;
  const half = (length.mm * scale) / 2;
  const axis = floor - h.mm * scale;
  const r = cap * scale;
  const bore = Math.min((d.mm * scale) / 2, r * 0.6);
  const foot = Math.min(h.mm * scale * 0.42, half * 0.3);
  const bolt = (clamp(bolts.mm, length.mm * 0.5, length.mm * 0.9) * scale) / 2;
  const arc = along(cx, axis, r, -180, 0, 14);
  sheet.poly('outline', [
    [cx - half, floor],
    [cx - half, floor - foot + 3],
    [cx - half + 3, floor - foot],
    [Math.max(cx - half + 6, cx - r - foot * 0.7), floor - foot],
    ...arc,
    [Math.min(cx + half - 6, cx + r + foot * 0.7), floor - foot],
    [cx + half - 3, floor - foot],
    [cx + half, floor - foot + 3],
    [cx + half, floor],
  ]);
  const seat = Math.min(r * 0.86, bore * 2);
  const ring = bore + (seat - bore) * 0.45;
  sheet.circle('outline', cx, axis, seat);
  sheet.circle('thin', cx, axis, ring);
  sheet.circle('outline', cx, axis, bore);
  sheet.cross(cx, axis, r);
  for (const side of [-1, 1]) {
    const x = cx + side * bolt;
    const slot = Math.min(foot * 0.3, half * 0.06);
    sheet.axis(x, floor - foot, x, floor);
    for (const edge of [-slot, slot]) sheet.line('hidden', x + edge, floor - foot, x + edge, floor);
  }
  // Grease nipple on the cap
  const top = axis - r;
  sheet.rect('outline', cx - 2.5, top - 7, 5, 7);
  if (h.text) sheet.dimUp(cx - half - 22, axis, floor, h, cx - r);
  else sheet.dimUp(cx - half - 22, top, floor, total, cx);
  sheet.dimAcross(cx - half, cx + half, floor + 36, length, floor);
  sheet.dimAcross(cx - bolt, cx + bolt, floor + 17, bolts, floor);
  sheet.leader(cx + bore * 0.7, axis - bore * 0.7, cx + r + 16, Math.max(20, top + 8), d);
};
