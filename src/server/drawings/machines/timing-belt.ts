import { box, clamp, short } from '../sheet/geometry.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type Dims, scaleToFit, size } from '../sheet/sizes.ts';

/** Toothed belt: a straight piece with its round teeth, and the closed belt. */
export const timingBelt = (sheet: Sheet, dims: Dims): void => {
  const p = size(dims, 'p', 8);
  const h = size(dims, 'h H', p.mm * 0.75);
  const W = size(dims, 'W b', 30);
  const length = size(dims, 'L Ld', 1000);
  const scale = scaleToFit([p.mm * 5, 190], [h.mm, 40]);
  const pitch = p.mm * scale;
  const back = clamp(h.mm * scale * 0.45, 4, 26);
  const tooth = clamp(h.mm * scale * 0.55, 5, 26);
  const x = 62;
  const top = 52;
  const teeth = 5;
  const r = Math.min(pitch * 0.32, tooth);
  sheet.line('outline', x, top, x + teeth * pitch, top);
  sheet.line('centre', x - 6, top + back * 0.6, x + teeth * pitch + 6, top + back * 0.6);
  const tooth0 = short(tooth - r);
  const gap = short(pitch / 2 - r);
  let profile = `M${short(x)} ${short(top + back)}`;
  for (let i = 0; i < teeth; i++)
    profile += `h${gap}v${tooth0}a${short(r)} ${short(r)} 0 0 0 ${short(2 * r)} 0v-${tooth0}h${gap}`;
  sheet.path('outline', profile);
  sheet.reach(x + teeth * pitch, top + back + tooth);
  sheet.hatch([box(x, top, teeth * pitch, back)], 1, 9);
  for (const edge of [x, x + teeth * pitch]) sheet.line('outline', edge, top, edge, top + back);
  sheet.dimAcross(x + 1.5 * pitch, x + 2.5 * pitch, top - 16, p, top);
  sheet.dimUp(x - 18, top, top + back + tooth, h, x);
  sheet.leader(x + teeth * pitch, top + back / 2, x + teeth * pitch + 14, top - 8, {
    ...W,
    text: W.text && `b ${W.text}`,
  });
  const y = 176;
  for (const grow of [0, 5]) {
    for (const up of [-1, 1]) sheet.line('outline', 106, y + up * (26 + grow), 226, y + up * (26 + grow));
    sheet.arc('outline', 106, y, 26 + grow, 90, 270);
    sheet.arc('outline', 226, y, 26 + grow, -90, 90);
  }
  for (let tx = 114; tx < 224; tx += 16)
    for (const up of [-1, 1]) sheet.rect('thin', tx, up < 0 ? y - 26 : y + 21, 7, 5);
  sheet.cross(106, y, 16);
  sheet.cross(226, y, 16);
  sheet.leader(166, y + 31, 186, y + 46, { ...length, text: length.text && `L ${length.text}` });
};
