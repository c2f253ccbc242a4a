import { formatNumber } from '../numbers/numerals.ts';

/** base = (value + offset) × num / den. The wire's units fit this type, so clients need not load the table. */
export interface LinearUnit {
  num: number;
  den: number;
  offset: number;
}

/** The result is not rounded, so equal values in one unit give equal base values. */
export function toBase(value: number, unit: LinearUnit): number {
  return ((value + unit.offset) * unit.num) / unit.den;
}

export function fromBase(base: number, unit: LinearUnit): number {
  return (base * unit.den) / unit.num - unit.offset;
}

export interface QuantityUnit extends LinearUnit {
  quantityId: string;
}

/** @throws RangeError if the units are of different quantities */
export function convert(value: number, from: QuantityUnit, to: QuantityUnit): number {
  if (from.quantityId !== to.quantityId) {
    throw new RangeError(`No conversion from ${from.quantityId} to ${to.quantityId}`);
  }
  const isSameScale = from.num === to.num && from.den === to.den && from.offset === to.offset;
  return isSameScale ? value : fromBase(toBase(value, from), to);
}

const MAX_DECIMALS = 100;

/** Number of decimals for `digits` significant digits; 0 if the whole part has as many. */
function decimalsFor(value: number, digits: number): number {
  if (value === 0) return 0;
  const magnitude = Math.floor(Math.log10(Math.abs(value)));
  return Math.min(MAX_DECIMALS, Math.max(0, digits - 1 - magnitude));
}

/** Rounds the fraction to `digits` significant digits; the whole part is never rounded away. */
export function roundSignificant(value: number, digits: number): number {
  if (!Number.isFinite(value)) return value;
  return Number(value.toFixed(decimalsFor(value, digits)));
}

export interface FormattedQuantity {
  /** In Persian digits. */
  number: string;
  /** Left-to-right: render it in a `<bdi>`. */
  symbol: string;
}

const DEFAULT_DIGITS = 6;

/** `value` is in `unit`. */
export function formatQuantity(value: number, unit: { symbol: string; digits?: number }): FormattedQuantity {
  return { number: formatNumber(roundSignificant(value, unit.digits ?? DEFAULT_DIGITS)), symbol: unit.symbol };
}
