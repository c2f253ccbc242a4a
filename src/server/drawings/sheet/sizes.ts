/** One dimension of a part: the value to draw and its label (empty if the size is unknown). */
export interface Size {
  mm: number;
  text: string;
}

export type Dims = Record<string, number>;

const maxDecimals = 2;

const numberText = (value: number): string => String(Number(value.toFixed(maxDecimals)));

/** The first of `keys` with a usable value, else the fallback without a label. */
export const size = (dims: Dims, keys: string, fallback: number, prefix = ''): Size => {
  for (const key of keys.split(' ')) {
    const value = dims[key];
    if (value !== undefined && Number.isFinite(value) && value > 0)
      return { mm: value, text: prefix + numberText(value) };
  }
  return { mm: fallback, text: '' };
};

/** A count such as bolts, poles or cores, clamped to what can be drawn. */
export const count = (dims: Dims, keys: string, fallback: number, most: number): number =>
  Math.min(most, Math.max(1, Math.round(size(dims, keys, fallback).mm)));

/** Pixels per millimetre with which each extent fits its space. */
export const scaleToFit = (...extents: readonly (readonly [mm: number, px: number])[]): number =>
  Math.min(...extents.map(([mm, px]) => px / mm));
