import { along, type Contour, clamp, mirrored } from '../sheet/geometry.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type Dims, size } from '../sheet/sizes.ts';
import { frontRings, layOut, ringSizes, rollersInFront, sectionBothSides } from './bearing-layout.ts';

export const ballBearing = (sheet: Sheet, dims: Dims): void => {
  const layout = layOut(sheet, ringSizes(dims));
  const { x, w, axis, outer, bore } = layout;
  const pitch = (outer + bore) / 2;
  const ball = Math.min((outer - bore) * 0.3, w * 0.44);
  const shoulder = ball * 0.6;
  const mid = x + w / 2;
  const y = axis - pitch;
  sectionBothSides(
    sheet,
    [
      [x, axis - outer],
      [x + w, axis - outer],
      [x + w, y - shoulder],
      ...along(mid, y, ball, -37, -143, 6),
      [x, y - shoulder],
    ],
    axis,
    1,
  );
  sectionBothSides(
    sheet,
    [
      [x, axis - bore],
      [x + w, axis - bore],
      [x + w, y + shoulder],
      ...along(mid, y, ball, 37, 143, 6),
      [x, y + shoulder],
    ],
    axis,
    -1,
  );
  for (const cy of [y, axis + pitch]) {
    sheet.circle('outline', mid, cy, ball);
    sheet.line('centre', mid - ball - 3, cy, mid + ball + 3, cy);
  }
  // The bore's edges, visible behind the cut
  for (const edge of [x, x + w]) sheet.line('outline', edge, axis - bore, edge, axis + bore);
  frontRings(sheet, layout, pitch - shoulder, pitch + shoulder);
  rollersInFront(sheet, layout, pitch, ball, 12);
};

export const taperedBearing = (sheet: Sheet, dims: Dims): void => {
  const rings = ringSizes(dims);
  const T = size(dims, 'T', rings.B.mm);
  const layout = layOut(sheet, { ...rings, B: T.text ? T : rings.B });
  const { x, w, axis, outer, bore } = layout;
  const total = T.mm;
  const cone = clamp(size(dims, 'B', total * 0.93).mm / total, 0.5, 1) * w;
  const cup = clamp(size(dims, 'C', total * 0.78).mm / total, 0.4, 1) * w;
  const depth = outer - bore;
  const right = x + w;
  const up = (radius: number) => axis - radius;
  // Raceways lean so that the roller is thickest at the cone's left (back) face
  sectionBothSides(
    sheet,
    [
      [right - cup, up(outer)],
      [right, up(outer)],
      [right, up(outer - depth * 0.36)],
      [right - cup, up(outer - depth * 0.17)],
    ],
    axis,
    1,
  );
  const seat = (t: number) => bore + depth * (0.42 - 0.2 * t);
  sectionBothSides(
    sheet,
    [
      [x, up(bore)],
      [x + cone, up(bore)],
      [x + cone, up(seat(1))],
      [x + cone * 0.22, up(seat(0.2))],
      [x + cone * 0.22, up(bore + depth * 0.62)],
      [x, up(bore + depth * 0.58)],
    ],
    axis,
    -1,
  );
  const outerRace = (px: number) => outer - depth * (0.17 + (0.19 * (px - (right - cup))) / cup);
  const roller: Contour = [
    [x + cone * 0.22, up(seat(0.2))],
    [x + cone * 0.24, up(outerRace(x + cone * 0.24))],
    [x + cone * 0.9, up(outerRace(x + cone * 0.9))],
    [x + cone * 0.88, up(seat(0.88))],
  ];
  for (const side of [roller, mirrored(roller, axis)]) sheet.poly('outline', side);
  sheet.line('outline', x, axis - bore, x, axis + bore);
  sheet.line('outline', x + cone, axis - bore, x + cone, axis + bore);
  frontRings(sheet, layout, bore + depth * 0.3, outer - depth * 0.2);
  rollersInFront(sheet, layout, (outer + bore) / 2, depth * 0.24, 16);
};
