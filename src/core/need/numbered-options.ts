import { bestNamed, nameScore, type Outcome } from './named-properties.ts';
import { type Token, tokenize } from './need-tokens.ts';
import type { Quantity } from './quantity.ts';
import type { IndexedProperty } from './vocabulary-index.ts';

const NUMBERED_MIN = 10;
const numbered = /^([A-Z][A-Z ]*?) ?(\d+)$/;

/** The letters of all options that are a number behind the same letters: VG 46, DN50, M12. */
function lettersOf({ property }: IndexedProperty): string | undefined {
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
  if (high || bound || before.length === 0) return undefined;
  const choosable = properties.filter(({ property }) => (property.options?.length ?? 0) > 0);
  const [named, rival] = bestNamed(choosable.map((one) => nameScore(tokens, before, one)));
  if (!named || rival) return undefined;
  const { property, cues } = named;
  const withNumber = (value: number | undefined) =>
    property.property.options?.filter(({ title }) =>
      tokenize(title).some(({ kind, text }) => kind === 'number' && Number(text) === value),
    ) ?? [];
  const exact = withNumber(low.value);
  const [option, other] = exact.length > 0 ? exact : withNumber(mains.get(low.value));
  if (!option || other) return undefined;
  return { kind: 'options', property, optionIds: [option.id], certainty: 'stated', cues };
}

/** Smaller numbers are sizes. */
export const CODE_MIN = 300;

/** The properties with an option that has the number among others: «۳۱۶» of ER316LSi. */
export const withCode = (value: number, properties: readonly IndexedProperty[]) =>
  properties.filter(
    (one) => !isNumbered(one) && one.property.options?.some(({ title }) => title.split(/\D+/).includes(`${value}`)),
  );

/** «سیم‌جوش استیل ۳۰۸» is ER308LSi: the only option with the number. */
export function optionWithCode(
  { low: { value }, first }: Quantity,
  properties: readonly IndexedProperty[],
): Outcome | undefined {
  const [property, other] = withCode(value, properties);
  const [option, rival] =
    property?.property.options?.filter(({ title }) => title.split(/\D+/).includes(`${value}`)) ?? [];
  if (!property || !option || other || rival) return undefined;
  return { kind: 'options', property, optionIds: [option.id], certainty: 'inferred', cues: [first - 1] };
}

/** «روغن هیدرولیک ۶۸» is VG 68. */
export function numberedOptions({ low }: Quantity, properties: readonly IndexedProperty[]) {
  if (low.value < NUMBERED_MIN) return [];
  return properties.filter(isNumbered).flatMap((property) => {
    const found = property.property.options?.find(({ title }) => numbered.exec(title)?.[2] === String(low.value));
    return found ? [{ property, optionIds: [found.id] }] : [];
  });
}
