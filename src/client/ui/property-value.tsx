import type { PropertyValue as Value } from '../../contract/catalog/property.ts';
import { formatBare, formatNumber } from '../../core/numbers/numerals.ts';
import { formatQuantity, fromBase, type LinearUnit } from '../../core/units/units.ts';
import { texts } from '../texts/app-texts.ts';
import { Name } from './name.tsx';

/** Digits of a converted value: more would suggest a false precision. */
const SIGNIFICANT_DIGITS_MAX = 5;

export type ShownUnit = LinearUnit & { id: string; symbol: string; digits?: number };

/**
 * The number or range in `unit`, in Persian digits, without the unit; undefined for another data type. `decimals` pads
 * with zeros, so that the digits in a column align.
 */
export function formatMeasure(of: Value, unit: ShownUnit | null = of.unit, decimals = 0): string | undefined {
  if (of.value === null) return undefined;
  const from = numberIn(of, of.value, of.baseMin, unit, decimals);
  if (of.maxValue === null) return from;
  return texts.product.span(from, numberIn(of, of.maxValue, of.baseMax, unit, decimals));
}

/** Returns the entered number for its own unit, without conversion and rounding. */
function numberIn(of: Value, entered: number, base: number | null, unit: ShownUnit | null, decimals: number): string {
  if (!unit || base === null || unit.id === of.unit?.id) {
    return (unit ? formatNumber : formatBare)(entered, decimals > decimalsOf(entered) ? decimals : undefined);
  }
  return formatQuantity(fromBase(base, unit), {
    symbol: '',
    digits: Math.min(unit.digits ?? SIGNIFICANT_DIGITS_MAX, SIGNIFICANT_DIGITS_MAX),
  }).number;
}

export const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

const TRAILING_SIGN = / ([A-Za-z][A-Za-z0-9₀-₉]{0,3})$/;

/** For narrow places: the symbol of the property («قطر داخلی d» is `d`), or its name if it has none. */
const shortNameOf = (name: string): string => TRAILING_SIGN.exec(name)?.[1] ?? name;

/** A value that is not a number, in words: options, yes or no, text. */
export function wordsOf(of: Value): string {
  if (of.boolValue !== null) return of.boolValue ? texts.product.yes : texts.product.no;
  if (of.options.length > 0) return of.options.map((option) => option.title).join('، ');
  return of.text ?? '—';
}

/** A value as text: «۲۵ mm», «کاسهٔ لاستیکی (2RS)»; in `unit` if it belongs to the value's quantity. */
export function PropertyValue(props: {
  of: Value;
  unit?: ShownUnit | null | undefined;
  hideUnit?: boolean;
  /** Minimum decimals, for a column. */
  decimals?: number;
}) {
  const unit = props.unit ?? props.of.unit;
  const number = formatMeasure(props.of, unit, props.decimals);
  if (number === undefined) return <Name text={wordsOf(props.of)} />;
  return (
    <bdi dir="rtl">
      {number}
      {unit?.symbol && !props.hideUnit && (
        <>
          {' '}
          <bdi dir="ltr">{unit.symbol}</bdi>
        </>
      )}
    </bdi>
  );
}

/** A value with its property's short name, for places without a column header. */
export function NamedValue({ of, unit }: { of: Value; unit?: ShownUnit | null | undefined }) {
  return (
    <>
      {of.options.length === 0 && (
        <>
          <Name text={shortNameOf(of.name)} />{' '}
        </>
      )}
      <PropertyValue of={of} unit={unit} />
    </>
  );
}
