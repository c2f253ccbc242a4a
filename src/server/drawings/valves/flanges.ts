import { at, box, type Contour, clamp, mirrored } from '../sheet/geometry.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { count, type Dims, type Size, size } from '../sheet/sizes.ts';

const axis = 110;
const outer = 68;
const cx = 78 + outer;
/** The gasket side of the section. */
const x = cx + outer + 44;
const raised = 2.5;

interface Disc {
  t: Size;
  scale: number;
  thick: number;
  pitch: number;
  hole: number;
  face: number;
}

/** Front view with bolt holes, and the rim of the section; `d` is the holes' diameter, `n` their number, K their circle. */
const disc = (sheet: Sheet, dims: Dims, boreMm: (D: number, K: number) => number): Disc => {
  const D = size(dims, 'D', 165, 'Ø');
  const K = size(dims, 'K k', D.mm * 0.77, 'Ø');
  const t = size(dims, 't b C s', D.mm * 0.12);
  const n = count(dims, 'n', 4, 20);
  const holes = size(dims, 'd d2', (D.mm - K.mm) * 0.42, `${n}×Ø`);
  const scale = outer / (D.mm / 2);
  const pitch = clamp((K.mm / 2) * scale, 12, outer * 0.94);
  const bore = clamp((boreMm(D.mm, K.mm) / 2) * scale, 0, pitch * 0.8);
  const room = Math.min(outer - pitch, pitch - bore, (pitch * Math.PI) / n) * 0.85;
  const hole = clamp((holes.mm / 2) * scale, 1.5, Math.max(room, 1.5));
  const thick = clamp(t.mm * scale, 6, 44);
  const face = Math.max(pitch - hole - 2, bore + 1);
  sheet.circle('outline', cx, axis, outer);
  sheet.circle('thin', cx, axis, face);
  sheet.circle('centre', cx, axis, pitch);
  for (let i = 0; i < n; i++) sheet.circle('outline', ...at(cx, axis, pitch, -90 + (360 * (i + 0.5)) / n), hole);
  sheet.cross(cx, axis, outer);
  const rim = box(x, axis - outer, thick, outer - pitch - hole);
  for (const half of [rim, mirrored(rim, axis)]) cutFace(sheet, half);
  for (const side of [-1, 1]) sheet.axis(x, axis + side * pitch, x + thick, axis + side * pitch);
  for (const end of [x, x + thick]) sheet.line('outline', end, axis - outer, end, axis + outer);
  sheet.dimUp(cx - outer - 46, axis - outer, axis + outer, D, cx);
  sheet.dimUp(cx - outer - 18, axis - pitch, axis + pitch, K, cx);
  sheet.dimAcross(x, x + thick, axis + outer + 26, t, axis + outer);
  const [holeX, holeY] = at(cx, axis, pitch, -90 + 180 / n);
  const shelf = Math.max(holeX + 14, cx + outer * 0.62);
  sheet.leader(holeX + hole * 0.7, holeY - hole * 0.7, shelf, axis - outer - 6, holes);
  return { t, scale, thick, pitch, hole, face };
};

const cutFace = (sheet: Sheet, contour: Contour): void => {
  sheet.poly('outline', contour);
  sheet.hatch([contour], 1, 5);
};

/** The section between bolt hole and bore, with the hub behind the plate. */
const hubbed = (sheet: Sheet, disc: Disc, bore: number, base: number, end: number, length: number): void => {
  const back = x + disc.thick;
  const half: Contour = [
    [x, axis - disc.pitch + disc.hole],
    [back, axis - disc.pitch + disc.hole],
    [back, axis - base],
    [back + length, axis - end],
    [back + length, axis - bore],
    [x - raised, axis - bore],
    [x - raised, axis - disc.face],
    [x, axis - disc.face],
  ];
  for (const side of [half, mirrored(half, axis)]) cutFace(sheet, side);
  for (const edge of [x - raised, back + length]) sheet.line('outline', edge, axis - bore, edge, axis + bore);
  sheet.axis(x, axis, back + length, axis);
};

/** Slip-on flange with its short hub; `d1` is the bore that the pipe goes through. */
export const flange = (sheet: Sheet, dims: Dims): void => {
  const d1 = (D: number, K: number) => size(dims, 'd1 bore', (K - (D - K) * 0.67) * 0.52).mm;
  const plate = disc(sheet, dims, d1);
  const label = size(dims, 'd1 bore', 0, 'Ø');
  const D = size(dims, 'D', 165).mm;
  const bore = clamp((d1(D, size(dims, 'K k', D * 0.77).mm) / 2) * plate.scale, 3, plate.pitch * 0.8);
  const base = Math.max(Math.min(bore * 1.22 + 3, plate.pitch - plate.hole - 1), bore + 2);
  hubbed(sheet, plate, bore, base, Math.max(base - 2, bore + 1), plate.thick * 0.55);
  sheet.circle('outline', cx, axis, bore);
  sheet.dimAcross(cx - bore, cx + bore, axis + outer + 26, label, axis);
};

/** Welding neck flange: a tapered hub that ends at the pipe's outside diameter `A`. */
export const weldNeckFlange = (sheet: Sheet, dims: Dims): void => {
  const pipe = (D: number) => size(dims, 'A', D * 0.37).mm;
  const plate = disc(sheet, dims, pipe);
  const label = size(dims, 'A', 0, 'Ø');
  const end = clamp((pipe(size(dims, 'D', 165).mm) / 2) * plate.scale, 5, plate.pitch * 0.8);
  const bore = Math.max(end * 0.84, end - 7);
  const base = Math.max(Math.min(end * 1.3 + 4, plate.pitch - plate.hole - 1), end + 1);
  const length = clamp(plate.thick * 1.7, 16, 44);
  hubbed(sheet, plate, bore, base, end, length);
  sheet.circle('outline', cx, axis, bore);
  sheet.dimUp(x + plate.thick + length + 20, axis - end, axis + end, label, x + plate.thick + length);
};

/** Blind flange: a full disc without a bore. */
export const blindFlange = (sheet: Sheet, dims: Dims): void => {
  const { thick, pitch, hole, face } = disc(sheet, dims, () => 0);
  const inner = pitch - hole;
  cutFace(sheet, [
    [x, axis - inner],
    [x + thick, axis - inner],
    [x + thick, axis + inner],
    [x, axis + inner],
    [x, axis + face],
    [x - raised, axis + face],
    [x - raised, axis - face],
    [x, axis - face],
  ]);
  sheet.axis(x, axis, x + thick, axis);
};
