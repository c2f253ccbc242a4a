import { along, box, type Contour, clamp, mirrored } from '../sheet/geometry.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type Dims, scaleToFit, size } from '../sheet/sizes.ts';
import { frontRings, layOut, ringSizes, rollersInFront, sectionBothSides } from './bearing-layout.ts';

/** Deep groove ball bearing closed on both sides: shields hide the balls from the front. */
export const shieldedBearing = (sheet: Sheet, dims: Dims): void => {
  const layout = layOut(sheet, ringSizes(dims));
  const { x, w, axis, outer, bore } = layout;
  const pitch = (outer + bore) / 2;
  const ball = Math.min((outer - bore) * 0.3, w * 0.4);
  const shoulder = ball * 0.6;
  const mid = x + w / 2;
  const y = axis - pitch;
  for (const [rim, side, slope] of [
    [outer, -1, 1],
    [bore, 1, -1],
  ] as const) {
    const race: Contour = [
      [x, axis - rim],
      [x + w, axis - rim],
      [x + w, y + side * shoulder],
      ...along(mid, y, ball, side * 37, side * 143, 6),
      [x, y + side * shoulder],
    ];
    sectionBothSides(sheet, race, axis, slope);
  }
  const plate = Math.max(w * 0.06, 1.5);
  for (const cy of [y, axis + pitch]) {
    sheet.circle('outline', mid, cy, ball);
    for (const left of [x + w * 0.05, x + w * 0.95 - plate])
      sheet.rect('outline', left, cy - shoulder - 1, plate, 2 * shoulder + 1);
  }
  for (const edge of [x, x + w]) sheet.line('outline', edge, axis - bore, edge, axis + bore);
  frontRings(sheet, layout, pitch - shoulder, pitch + shoulder);
  sheet.circle('thin', layout.cx, axis, pitch + shoulder * 0.55);
};

/** Angular contact ball bearing: one low shoulder, and the line of contact at 40°. */
export const angularBearing = (sheet: Sheet, dims: Dims): void => {
  const layout = layOut(sheet, ringSizes(dims));
  const { x, w, axis, outer, bore } = layout;
  const pitch = (outer + bore) / 2;
  const ball = Math.min((outer - bore) * 0.3, w * 0.42);
  const mid = x + w / 2;
  const y = axis - pitch;
  const high = ball * 0.35;
  const low = ball * 0.92;
  sectionBothSides(
    sheet,
    [[x, axis - outer], [x + w, axis - outer], [x + w, y - low], ...along(mid, y, ball, -67, -160, 7), [x, y - high]],
    axis,
    1,
  );
  sectionBothSides(
    sheet,
    [[x, axis - bore], [x + w, axis - bore], [x + w, y + high], ...along(mid, y, ball, 20, 113, 7), [x, y + low]],
    axis,
    -1,
  );
  for (const [cy, side] of [
    [y, 1],
    [axis + pitch, -1],
  ] as const) {
    sheet.circle('outline', mid, cy, ball);
    const [dx, dy] = [Math.sin((40 * Math.PI) / 180) * ball * 1.7, Math.cos((40 * Math.PI) / 180) * ball * 1.7];
    sheet.line('centre', mid - dx, cy - side * dy, mid + dx, cy + side * dy);
  }
  for (const edge of [x, x + w]) sheet.line('outline', edge, axis - bore, edge, axis + bore);
  frontRings(sheet, layout, pitch - ball * 0.5, pitch + ball * 0.8);
  rollersInFront(sheet, layout, pitch, ball, 12);
};

const paintSpherical = (sheet: Sheet, dims: Dims, isTapered: boolean): void => {
  const layout = layOut(sheet, ringSizes(dims));
  const { x, w, axis, outer, bore } = layout;
  const depth = outer - bore;
  const mid = x + w / 2;
  const race = outer - depth * 0.2;
  const crown = depth * 0.16;
  sectionBothSides(
    sheet,
    [
      [x, axis - outer],
      [x + w, axis - outer],
      [x + w, axis - race + crown],
      [x + w * 0.75, axis - race + crown * 0.25],
      [mid, axis - race],
      [x + w * 0.25, axis - race + crown * 0.25],
      [x, axis - race + crown],
    ],
    axis,
    1,
  );
  const lean = isTapered ? w / 24 : 0;
  const seat = bore + depth * 0.24;
  sectionBothSides(
    sheet,
    [
      [x, axis - bore + lean],
      [x + w, axis - bore - lean],
      [x + w, axis - seat + depth * 0.04],
      [mid + w * 0.06, axis - seat - depth * 0.1],
      [mid - w * 0.06, axis - seat - depth * 0.1],
      [x, axis - seat + depth * 0.04],
    ],
    axis,
    -1,
  );
  // Two rows of barrels that lean towards each other
  for (const side of [-1, 1]) {
    const [near, far] = [mid + side * w * 0.08, mid + side * w * 0.44];
    const barrel: Contour = [
      [near, axis - race + depth * 0.03],
      [far, axis - race + crown * 0.95],
      [far - side * w * 0.01, axis - seat - depth * 0.02],
      [near, axis - seat - depth * 0.11],
    ];
    for (const contour of [barrel, mirrored(barrel, axis)]) sheet.poly('outline', contour);
  }
  for (const [edge, radius] of [
    [x, bore - lean],
    [x + w, bore + lean],
  ] as const)
    sheet.line('outline', edge, axis - radius, edge, axis + radius);
  frontRings(sheet, layout, seat, race - crown);
  if (isTapered) sheet.circle('thin', layout.cx, axis, bore + Math.max(lean, 2));
  rollersInFront(sheet, layout, (seat + race - crown) / 2, depth * 0.2, 14);
};

/** Spherical roller bearing with two rows of barrels. */
export const sphericalBearing = (sheet: Sheet, dims: Dims): void => paintSpherical(sheet, dims, false);

/** The same with a bore tapered 1:12. */
export const sphericalBearingK = (sheet: Sheet, dims: Dims): void => paintSpherical(sheet, dims, true);

/** Drawn cup needle bearing: thin cup with turned-in lips, no inner ring. */
export const needleBush = (sheet: Sheet, dims: Dims): void => {
  const layout = layOut(sheet, ringSizes(dims));
  const { x, w, axis, outer, bore } = layout;
  const wall = clamp((outer - bore) * 0.26, 2.5, 12);
  const needle = Math.max(outer - wall - bore, 2);
  const lip = Math.min(w * 0.08, 6);
  const cup: Contour = [
    [x, axis - outer],
    [x + w, axis - outer],
    [x + w, axis - bore - 1],
    [x + w - lip, axis - bore - 1],
    [x + w - lip, axis - outer + wall],
    [x + lip, axis - outer + wall],
    [x + lip, axis - bore - 1],
    [x, axis - bore - 1],
  ];
  sectionBothSides(sheet, cup, axis, 1);
  for (const cy of [axis - bore - needle / 2, axis + bore + needle / 2])
    sheet.rect('outline', x + lip + 2, cy - needle / 2, w - 2 * lip - 4, needle, 1);
  for (const edge of [x, x + w]) sheet.line('thin', edge, axis - bore, edge, axis + bore);
  frontRings(sheet, layout, bore + needle * 0.5, outer - wall);
  rollersInFront(sheet, layout, bore + needle / 2, needle / 2, 24);
};

/** Thrust ball bearing standing on its housing washer: two grooved washers and a row of balls; `B` is its height. */
export const thrustBearing = (sheet: Sheet, dims: Dims): void => {
  const d = size(dims, 'd d1', 30, 'Ø');
  const D = size(dims, 'D d2', d.mm * 1.7, 'Ø');
  const H = size(dims, 'B T H h', d.mm * 0.4);
  const outerMm = Math.max(D.mm, d.mm * 1.1);
  const scale = scaleToFit([outerMm, 200], [H.mm, 96]);
  const R = Math.max((outerMm * scale) / 2, 24);
  const bore = clamp((d.mm * scale) / 2, 3, R * 0.9);
  const h = clamp(H.mm * scale, 20, 96);
  const cx = 166;
  const top = 104 - h / 2;
  const width = R - bore;
  const ball = Math.min(h * 0.26, width * 0.34);
  for (const side of [-1, 1]) {
    const left = side < 0 ? cx - R : cx + bore;
    const mid = left + width / 2;
    for (const [y, slope] of [
      [top, 1],
      [top + h * 0.66, -1],
    ] as const) {
      sheet.rect('outline', left, y, width, h * 0.34, 1);
      sheet.hatch([box(left, y, width, h * 0.34)], slope, 5);
    }
    sheet.circle('outline', mid, top + h / 2, ball);
    sheet.line('centre', mid, top - 4, mid, top + h + 4);
  }
  for (const y of [top, top + h * 0.34, top + h * 0.66, top + h]) sheet.line('outline', cx - bore, y, cx + bore, y);
  sheet.axis(cx, top, cx, top + h);
  sheet.dimAcross(cx - R, cx + R, top + h + 34, D, top + h);
  sheet.dimAcross(cx - bore, cx + bore, top - 16, d, top);
  sheet.dimUp(cx - R - 20, top, top + h, H, cx - R);
};
