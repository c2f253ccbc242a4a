import { toAsciiDigits, toPersianDigits } from '../numbers/numerals.ts';

/** Decimals of a quantity: a gram of a tonne. */
const QUANTITY_DECIMALS = 6;
/** Of one line; a larger quantity is a mistake of typing. */
const WHOLE_DIGITS = 9;

const QUANTITY = new RegExp(`^(\\d{1,${WHOLE_DIGITS}})(?:\\.(\\d{1,${QUANTITY_DECIMALS}}))?$`);
const TYPED_MAX = 40;
const ZEROS_BEFORE = /^0+(?=\d)/;
const ZEROS_BEHIND = /0+$/;

/** A positive quantity as an exact fraction: `units ⁄ 10⁶`. */
export interface ExactQuantity {
  units: bigint;
}

const UNITS_OF_ONE = 10n ** BigInt(QUANTITY_DECIMALS);

/**
 * The shortest decimal text of a typed quantity, in ASCII digits: «۲٫۵۰» is `2.5`. Undefined for what is no number above
 * zero, or has more digits than a quantity can have.
 */
export function parseQuantity(typed: string): string | undefined {
  if (typed.length > TYPED_MAX) return undefined;
  const plain = toAsciiDigits(typed)
    .replace(/[\s٬,]/g, '')
    .replace('٫', '.')
    .replace(ZEROS_BEFORE, '');
  const [, whole, decimals = ''] = QUANTITY.exec(plain) ?? [];
  if (whole === undefined) return undefined;
  const shortDecimals = decimals.replace(ZEROS_BEHIND, '');
  if (whole === '0' && shortDecimals === '') return undefined;
  return shortDecimals === '' ? whole : `${whole}.${shortDecimals}`;
}

/** For people: `2.5` is «۲٫۵». */
export const quantityText = (qty: string): string => toPersianDigits(qty.replace('.', '٫'));

/** @param text of `parseQuantity`; throws RangeError for any other */
export function exactQuantity(text: string): ExactQuantity {
  const [, whole, decimals = ''] = QUANTITY.exec(text) ?? [];
  if (whole === undefined) throw new RangeError(`Not a quantity: ${text}`);
  return { units: BigInt(whole) * UNITS_OF_ONE + BigInt(decimals.padEnd(QUANTITY_DECIMALS, '0')) };
}

/** Whether the first of two quantities is the larger one. */
export const isMore = (qty: string, than: string): boolean => exactQuantity(qty).units > exactQuantity(than).units;

const NOTHING = /^0+(?:\.0*)?$/;

/** What has arrived of something, which may be nothing: `0`. Undefined as in `parseQuantity`. */
export const parseArrived = (typed: string): string | undefined =>
  typed.length <= TYPED_MAX && NOTHING.test(toAsciiDigits(typed.trim()).replace('٫', '.')) ? '0' : parseQuantity(typed);

/** The text of an exact quantity, as `parseQuantity` writes it. */
export function quantityOf({ units }: ExactQuantity): string {
  const decimals = String(units % UNITS_OF_ONE)
    .padStart(QUANTITY_DECIMALS, '0')
    .replace(ZEROS_BEHIND, '');
  const whole = String(units / UNITS_OF_ONE);
  return decimals === '' ? whole : `${whole}.${decimals}`;
}
