import { at, type Contour, clamp, mirrored } from '../sheet/geometry.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type Dims, type Size, size } from '../sheet/sizes.ts';

const cy = 106;
const outer = 68;

interface Disc {
  D: Size;
  bore: number;
  thick: number;
  cx: number;
  x: number;
}

const discOf = (sheet: Sheet, dims: Dims): Disc => {
  const D = size(dims, 'D', 125, 'Ø');
  const d = size(dims, 'd', 22.23, 'Ø');
  const T = size(dims, 'T t', D.mm * 0.05);
  const scale = outer / (D.mm / 2);
  const bore = clamp((d.mm / 2) * scale, 3, outer * 0.3);
  const thick = clamp(T.mm * scale, 4, 30);
  const x0 = (300 - 2 * outer - 60 - thick) / 2;
  const cx = x0 + outer;
  const x = cx + outer + 56;
  sheet.circle('outline', cx, cy, outer);
  sheet.circle('outline', cx, cy, bore);
  sheet.cross(cx, cy, outer);
  sheet.dimUp(x0 - 18, cy - outer, cy + outer, D, cx);
  sheet.dimUp(x - 20, cy - bore, cy + bore, d, x);
  sheet.dimAcross(x, x + thick, cy + outer + 28, T, cy + outer);
  return { D, bore, thick, cx, x };
};

/** Half of a disc with a depressed centre, from the rim to the bore. */
const depressed = (x: number, rim: number, hub: number, offset: number, thick: number, bore: number): Contour => [
  [x, cy - rim],
  [x + thick, cy - rim],
  [x + thick, cy - hub - 6],
  [x + thick + offset, cy - hub],
  [x + thick + offset, cy - bore],
  [x + offset, cy - bore],
  [x + offset, cy - hub - 1],
  [x, cy - hub - 8],
];

/** Grinding disc with a depressed centre (type 27). */
export const grindingDisc = (sheet: Sheet, dims: Dims): void => {
  const { bore, thick, cx, x } = discOf(sheet, dims);
  const hub = Math.max(outer * 0.38, bore + 8);
  sheet.circle('outline', cx, cy, hub);
  sheet.circle('thin', cx, cy, hub + 7);
  for (let turn = 0; turn < 360; turn += 15)
    sheet.line('hatch', ...at(cx, cy, outer * 0.66, turn), ...at(cx, cy, outer * 0.95, turn + 12));
  const offset = Math.max(outer * 0.1, 6);
  const half = depressed(x, outer, hub, offset, thick, bore);
  for (const side of [half, mirrored(half, cy)]) {
    sheet.poly('outline', side);
    sheet.hatch([side], 1, 4);
  }
  for (const edge of [x + offset, x + thick + offset]) sheet.line('outline', edge, cy - bore, edge, cy + bore);
  sheet.axis(x, cy, x + thick + offset, cy);
};

/** Flap disc: overlapping abrasive flaps on a backing plate. */
export const flapDisc = (sheet: Sheet, dims: Dims): void => {
  const { bore, cx, x } = discOf(sheet, { ...dims, T: 0, t: 0 });
  const inner = Math.max(outer * 0.52, bore + 10);
  sheet.circle('outline', cx, cy, inner);
  sheet.circle('thin', cx, cy, bore * 1.5);
  for (let turn = 0; turn < 360; turn += 12)
    sheet.line('outline', ...at(cx, cy, inner, turn), ...at(cx, cy, outer, turn + 9));
  const plate = depressed(x + 9, outer * 0.92, inner * 0.8, 7, 4, bore);
  for (const side of [plate, mirrored(plate, cy)]) {
    sheet.poly('outline', side);
    sheet.hatch([side], 1, 4);
  }
  for (const up of [-1, 1]) {
    const flap: Contour = [
      [x + 9, cy + up * inner],
      [x + 9, cy + up * outer * 0.95],
      [x + 3, cy + up * outer],
      [x - 4, cy + up * (outer - 3)],
      [x + 2, cy + up * inner],
    ];
    sheet.poly('outline', flap);
    for (let i = 1; i < 4; i++)
      sheet.line('thin', x + 3 - i * 0.6, cy + up * (inner + i * 7), x + 9, cy + up * (inner + i * 8));
  }
  for (const edge of [x + 16, x + 20]) sheet.line('outline', edge, cy - bore, edge, cy + bore);
  sheet.axis(x - 4, cy, x + 20, cy);
};
