/** One dimension of a part: what to draw, and what to write beside it (nothing when the size is not known). */
export interface Size {
  mm: number;
  text: string;
}

export type Dims = Record<string, number>;

const maxDecimals = 2;

const numberText = (value: number): string => String(Number(value.toFixed(maxDecimals)));

/** The first of `keys` that has a usable value; otherwise the fallback, which is drawn without a label. */
export const size = (dims: Dims, keys: string, fallback: number, prefix = ''): Size => {
  for (const key of keys.split(' ')) {
    const value = dims[key];
    if (value !== undefined && Number.isFinite(value) && value > 0)
      return { mm: value, text: prefix + numberText(value) };
  }
  return { mm: fallback, text: '' };
};

/** A count such as bolts, poles or cores, kept to what can be drawn. */
export const count = (dims: Dims, keys: string, fallback: number, most: number): number =>
  Math.min(most, Math.max(1, Math.round(size(dims, keys, fallback).mm)));

/** Pixels per millimetre so that every given extent fits its room. */
export const scaleToFit = (...extents: readonly (readonly [mm: number, px: number])[]): number =>
  Math.min(...extents.map(([mm, px]) => px / mm));
