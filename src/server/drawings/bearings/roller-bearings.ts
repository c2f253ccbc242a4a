import { box, type Contour } from '../sheet/geometry.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Dims } from '../sheet/sizes.ts';
import { frontRings, layOut, ringSizes, rollersInFront, sectionBothSides } from './bearing-layout.ts';

interface Section {
  x: number;
  w: number;
  axis: number;
  bore: number;
  pitch: number;
  /** Radius and right end of a roller, height of a lip, all in pixels. */
  half: number;
  right: number;
  lip: number;
}

type InnerRing = {
  contour: (section: Section) => Contour;
  /** Height of its lip in the front view. */
  lip: (section: Section) => number;
};

/** Two lips on the outer ring; the inner ring is the type's own. */
const cylindrical = (sheet: Sheet, dims: Dims, inner: InnerRing): void => {
  const layout = layOut(sheet, ringSizes(dims));
  const { x, w, axis, outer, bore } = layout;
  const pitch = (outer + bore) / 2;
  const half = (outer - bore) * 0.25;
  const length = w * 0.6;
  const lip = half * 0.55;
  const left = x + (w - length) / 2;
  const right = left + length;
  const y = axis - pitch;
  const section = { x, w, axis, bore, pitch, half, right, lip };
  const outside: Contour = [
    [x, axis - outer],
    [x + w, axis - outer],
    [x + w, y - half + lip],
    [right, y - half + lip],
    [right, y - half],
    [left, y - half],
    [left, y - half + lip],
    [x, y - half + lip],
  ];
  sectionBothSides(sheet, outside, axis, 1);
  sectionBothSides(sheet, inner.contour(section), axis, -1);
  for (const cy of [y, axis + pitch]) {
    sheet.rect('outline', left, cy - half, length, 2 * half, 1.5);
    sheet.line('centre', left - 4, cy, right + 4, cy);
  }
  for (const edge of [x, x + w]) sheet.line('outline', edge, axis - bore, edge, axis + bore);
  frontRings(sheet, layout, pitch - half + inner.lip(section), pitch + half - lip);
  rollersInFront(sheet, layout, pitch, half, 14);
};

/** Cylindrical roller bearing NU: no lip on the inner ring. */
export const rollerBearing = (sheet: Sheet, dims: Dims): void =>
  cylindrical(sheet, dims, {
    contour: ({ x, w, axis, bore, pitch, half }) => box(x, axis - pitch + half, w, pitch - bore - half),
    lip: () => 0,
  });

/** Cylindrical roller bearing NJ: one lip on the inner ring. */
export const rollerBearingNj = (sheet: Sheet, dims: Dims): void =>
  cylindrical(sheet, dims, {
    contour: ({ x, w, axis, bore, pitch, half, right, lip }) => {
      const y = axis - pitch;
      return [
        [x, axis - bore],
        [x + w, axis - bore],
        [x + w, y + half - lip],
        [right, y + half - lip],
        [right, y + half],
        [x, y + half],
      ];
    },
    lip: ({ lip }) => lip,
  });
