import type { Quantity } from '../numbers/quantity.ts';
import { bestNamed, nameScore, type Outcome } from '../properties/named-properties.ts';
import type { IndexedProperty } from '../vocabulary-index.ts';
import { type Token, tokenize } from '../words/need-tokens.ts';

const NUMBERED_MIN = 10;
const THREAD_MIN = 4;
const numbered = /^([A-Z][A-Z ]*?) ?(\d+)$/;

/** The letters of all options that are a number behind the same letters: VG 46, DN50, M12. */
export function lettersOf({ property }: Pick<IndexedProperty, 'property'>): string | undefined {
  const letters = new Set(property.options?.map(({ title }) => numbered.exec(title)?.[1]));
  return letters.size === 1 ? [...letters][0] : undefined;
}
const isNumbered = (property: IndexedProperty) => lettersOf(property) !== undefined;
/** A bare number may be one of these sizes. */
export const isSized = (property: IndexedProperty) => /^(?:DN|NG|M)$/.test(lettersOf(property) ?? '');

/** Mains voltages that are called by an older figure. */
const mains: ReadonlyMap<number, number> = new Map([
  [220, 230],
  [380, 400],
]);

/** «بوبین ۲۳۰» is «230 VAC»: the only option of the named property with this number. */
export function numberedByName(
  tokens: readonly Token[],
  { low, high, bound, before }: Quantity,
  properties: readonly IndexedProperty[],
): Outcome | undefined {
  if (bound || before.length === 0) return undefined;
  const choosable = properties.filter(({ property }) => (property.options?.length ?? 0) > 0);
  const [named, rival] = bestNamed(choosable.map((one) => nameScore(tokens, before, one)));
  if (!named || rival) return undefined;
  const { property, cues } = named;
  const withNumber = (value: number | undefined) =>
    property.property.options?.filter(({ title }) =>
      tokenize(title).some(({ kind, text }) => kind === 'number' && Number(text) === value),
    ) ?? [];
  // «خروجی ۴ تا ۲۰» is «4–20 mA».
  const withBoth = (one: number, other: number) =>
    property.property.options?.filter(
      ({ title }) =>
        title
          .split(/[^\d.]+/)
          .slice(0, 2)
          .join() === `${one},${other}`,
    ) ?? [];
  const exact = high ? withBoth(low.value, high.value) : withNumber(low.value);
  const [option, other] = exact.length > 0 || high ? exact : withNumber(mains.get(low.value));
  if (!option || other) return undefined;
  return { kind: 'options', property, optionIds: [option.id], certainty: 'stated', cues };
}

/** Smaller numbers are sizes. */
export const CODE_MIN = 150;

/** The properties with an option that has the number among others: «۳۱۶» of ER316LSi. */
export const withCode = (value: number, properties: readonly IndexedProperty[]) =>
  properties.filter((one) => !isNumbered(one) && havingNumber(value, one).length > 0);

const numbersIn = (title: string) =>
  tokenize(title).flatMap(({ kind, text }) => (kind === 'number' ? [Number(text)] : []));

export const havingNumber = (value: number, { property: { options = [] } }: IndexedProperty) =>
  options.filter(({ title }) => numbersIn(title).includes(value) || numbersIn(title).includes(mains.get(value) ?? NaN));

/** «سیم‌جوش استیل ۳۰۸» is ER308LSi: the only option with the number. */
export function optionWithCode(
  { low: { value }, first }: Quantity,
  properties: readonly IndexedProperty[],
): Outcome | undefined {
  const [property, other] = withCode(value, properties);
  const [option, rival] = property ? havingNumber(value, property) : [];
  if (!property || !option || other || rival) return undefined;
  return { kind: 'options', property, optionIds: [option.id], certainty: 'inferred', cues: [first - 1] };
}

/** «روغن هیدرولیک ۶۸» is VG 68. */
export function numberedOptions({ low }: Quantity, properties: readonly IndexedProperty[]) {
  // «مهره ۸» is M8.
  const isLarge = (property: IndexedProperty) => low.value >= (lettersOf(property) === 'M' ? THREAD_MIN : NUMBERED_MIN);
  return properties
    .filter((property) => isNumbered(property) && isLarge(property))
    .flatMap((property) => {
      const found = property.property.options?.find(({ title }) => numbered.exec(title)?.[2] === String(low.value));
      return found ? [{ property, optionIds: [found.id] }] : [];
    });
}
