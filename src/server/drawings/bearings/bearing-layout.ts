import { along, type Contour, clamp, mirrored, type Point } from '../sheet/geometry.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type Dims, type Size, scaleToFit, size } from '../sheet/sizes.ts';

export interface Layout {
  /** Section: left edge, width and axis height; radii in pixels. */
  x: number;
  w: number;
  axis: number;
  outer: number;
  bore: number;
  /** Centre of the front view. */
  cx: number;
}

export interface RingSizes {
  d: Size;
  D: Size;
  B: Size;
}

const gap = 40;

export const ringSizes = (dims: Dims): RingSizes => {
  const D = size(dims, 'D d2', 52, 'Ø');
  const d = size(dims, 'd d1', D.text ? D.mm * 0.48 : 25, 'Ø');
  const B = size(dims, 'B T h', Math.max(D.mm, d.mm) * 0.28);
  return { d, D, B };
};

/** Section at the left, front view at the right, on one axis; D, d and the width are labelled. */
export const layOut = (sheet: Sheet, { d, D, B }: RingSizes): Layout => {
  const outerMm = Math.max(D.mm, d.mm * 1.05);
  const scale = scaleToFit([outerMm, 150], [outerMm + clamp(B.mm, outerMm * 0.06, outerMm), 244 - gap]);
  const w = clamp(B.mm * scale, 8, 110);
  const outer = (outerMm * scale) / 2;
  const bore = clamp((d.mm * scale) / 2, 1.5, outer * 0.95);
  const axis = 112;
  const x = 46 + (244 - w - gap - 2 * outer) / 2;
  const cx = x + w + gap + outer;
  sheet.dimUp(x - 20, axis - outer, axis + outer, D, x);
  sheet.dimUp(x + w + 20, axis - bore, axis + bore, d, x + w);
  sheet.dimAcross(x, x + w, axis + outer + 24, B, axis + outer);
  sheet.axis(x, axis, x + w, axis);
  return { x, w, axis, outer, bore, cx };
};

export const frontRings = (
  sheet: Sheet,
  { cx, axis, outer, bore }: Layout,
  innerShoulder: number,
  outerShoulder: number,
): void => {
  sheet.circle('outline', cx, axis, outer);
  sheet.circle('outline', cx, axis, bore);
  sheet.circle('thin', cx, axis, innerShoulder);
  sheet.circle('thin', cx, axis, outerShoulder);
  sheet.cross(cx, axis, outer);
};

export const rollersInFront = (sheet: Sheet, layout: Layout, pitch: number, radius: number, most: number): void => {
  const n = clamp(Math.floor((Math.PI * pitch) / (radius * 1.25)), 6, most);
  for (let i = 0; i < n; i++) {
    const [x, y] = along(layout.cx, layout.axis, pitch, -90, 270, n)[i] as Point;
    sheet.circle('thin', x, y, radius);
  }
};

export const sectionBothSides = (sheet: Sheet, contour: Contour, axis: number, slope: 1 | -1): void => {
  for (const side of [contour, mirrored(contour, axis)]) {
    sheet.poly('outline', side);
    sheet.hatch([side], slope, 8);
  }
};
