import { at, clamp } from '../sheet/geometry.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type Dims, type Size, size } from '../sheet/sizes.ts';

const axis = 122;

interface Wafer {
  dn: Size;
  r: number;
  body: number;
  width: number;
  cx: number;
  x: number;
}

/** Front view at the left and the thin body in section at the right; the face-to-face length and DN are labelled. */
const wafer = (sheet: Sheet, dims: Dims, r: number): Wafer => {
  const dn = size(dims, 'DN d D', 100, 'DN');
  const length = size(dims, 'L l', 20 + dn.mm * 0.32);
  const scale = r / (dn.mm / 2);
  const width = clamp(length.mm * scale, 12, 90);
  const body = r * 1.24 + 3;
  const cx = 60 + body;
  const x = cx + body + 42;
  sheet.circle('outline', cx, axis, body);
  sheet.circle('outline', cx, axis, r);
  for (const side of [-1, 1]) {
    sheet.rect('outline', x, side < 0 ? axis - body : axis + r, width, body - r);
    sheet.hatch([
      [
        [x, axis + side * r],
        [x + width, axis + side * r],
        [x + width, axis + side * body],
        [x, axis + side * body],
      ],
    ]);
  }
  for (const edge of [x, x + width]) sheet.line('outline', edge, axis - r, edge, axis + r);
  sheet.axis(x, axis, x + width, axis);
  sheet.cross(cx, axis, body);
  sheet.dimAcross(x, x + width, axis + body + 28, length, axis + body);
  sheet.leader(...at(cx, axis, r, 135), cx - body - 4, axis + body + 10, dn);
  return { dn, r, body, width, cx, x };
};

/** Wafer butterfly valve: disc on its shaft, locating holes and a lever. */
export const butterflyValve = (sheet: Sheet, dims: Dims): void => {
  const { r, body, width, cx, x } = wafer(sheet, dims, 44);
  const top = axis - body - 44;
  const mid = x + width / 2;
  for (const centre of [cx, mid]) {
    sheet.rect('outline', centre - 6, top + 12, 12, axis - body - top - 12);
    sheet.rect('outline', centre - 13, top + 6, 26, 6, 1);
  }
  sheet.circle('thin', cx, axis, r - 4);
  for (const side of [-4, 4]) sheet.line('hidden', cx + side, axis - body, cx + side, axis + body);
  for (const turn of [45, 135, 225, 315]) {
    const [ex, ey] = at(cx, axis, body + 4, turn);
    sheet.circle('outline', ex, ey, 5);
  }
  // The closed disc in section, and its shaft
  const disc = Math.min(width * 0.22, 8);
  sheet.poly('outline', [
    [mid - disc * 0.4, axis - r],
    [mid + disc * 0.4, axis - r],
    [mid + disc, axis],
    [mid + disc * 0.4, axis + r],
    [mid - disc * 0.4, axis + r],
    [mid - disc, axis],
  ]);
  for (const side of [-3, 3]) sheet.line('hidden', mid + side, axis - body, mid + side, axis + body);
  sheet.rect('outline', cx - 5, top, 82, 6, 3);
  sheet.rect('outline', mid - 5, top, 10, 6, 2);
};

/** Dual plate check valve: two sprung half discs on a middle pin, flow from left to right. */
export const checkValve = (sheet: Sheet, dims: Dims): void => {
  const { r, width, cx, x } = wafer(sheet, dims, 56);
  for (const side of [-3, 3]) {
    sheet.line('outline', cx + side, axis - r * 0.99, cx + side, axis + r * 0.99);
    sheet.arc('thin', cx, axis, r - 5, side < 0 ? 95 : -85, side < 0 ? 265 : 85);
  }
  for (const y of [-0.3, 0.3]) sheet.line('thin', cx - r * 0.5, axis + r * y, cx + r * 0.5, axis + r * y);
  // Plates closed on the seat, and opened downstream
  const mid = x + width * 0.36;
  sheet.circle('outline', mid + 2, axis, 3.5);
  for (const side of [-1, 1]) {
    sheet.rect(
      'outline',
      x + width * 0.16,
      side < 0 ? axis - r * 0.94 : axis + 3,
      Math.max(width * 0.12, 3),
      r * 0.94 - 3,
    );
    const tip = Math.min(x + width * 1.15, mid + r * 0.9);
    sheet.line('hidden', mid + 4, axis + side * 4, tip, axis + side * r * 0.34);
  }
  sheet.line('dimension', x - 34, axis - r - 26, x - 12, axis - r - 26);
  sheet.poly('fill', [
    [x - 6, axis - r - 26],
    [x - 13, axis - r - 29],
    [x - 13, axis - r - 23],
  ]);
};
