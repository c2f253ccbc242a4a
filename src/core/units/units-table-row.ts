export interface Unit {
  /**
   * Unique in the whole table; QUDT's id if there is one. If two quantities share a QUDT unit, the second row has a
   * suffix: `_G` gauge pressure, `_S` stress, `_DIFF` temperature difference; `qudtId` keeps the plain id.
   */
  id: string;
  qudtId: string;
  quantityId: string;
  /** International symbol, written left-to-right. */
  symbol: string;
  nameFa: string;
  nameEn: string;
  /** base = (value + offset) × num / den */
  num: number;
  den: number;
  offset: number;
  /** Other spellings in catalogues and forms, besides symbol and names. */
  aliases: readonly string[];
  /** Significant digits of a converted value; digits before the decimal mark are never dropped. */
  digits: number;
}

export interface Quantity {
  id: string;
  nameFa: string;
  nameEn: string;
  /** The unit with factor 1 and offset 0, in which values are stored and compared. */
  baseUnitId: string;
  /** In the order in which screens offer them. */
  unitIds: readonly string[];
  /** Ids of equivalent QUDT quantity kinds. */
  synonyms: readonly string[];
}

export type UnitRow = Omit<Unit, 'quantityId'>;

export interface QuantityRow {
  id: string;
  nameFa: string;
  nameEn: string;
  baseUnitId: string;
  synonyms?: readonly string[];
  units: readonly UnitRow[];
}

interface UnitRowOptions {
  offset?: number;
  aliases?: readonly string[];
  digits?: number;
  qudtId?: string;
}

const DEFAULT_SIGNIFICANT_DIGITS = 6;

/** `factor` is a number, or numerator and denominator if its decimals never end. */
export function unit(
  id: string,
  symbol: string,
  nameFa: string,
  nameEn: string,
  factor: number | readonly [num: number, den: number],
  options: UnitRowOptions = {},
): UnitRow {
  const [num, den] = typeof factor === 'number' ? [factor, 1] : factor;
  return {
    id,
    qudtId: options.qudtId ?? id,
    symbol,
    nameFa,
    nameEn,
    num,
    den,
    offset: options.offset ?? 0,
    aliases: options.aliases ?? [],
    digits: options.digits ?? DEFAULT_SIGNIFICANT_DIGITS,
  };
}

/** Standard acceleration of gravity, m/s². */
export const STANDARD_GRAVITY = 9.80665;
/** International avoirdupois pound, kg. */
export const POUND_KG = 0.45359237;
/** Mean Gregorian year, s. */
export const YEAR_SECONDS = 31_556_952;
