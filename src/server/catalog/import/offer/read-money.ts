import { hasOpenSlash, parseMeasure } from '../parse-measure.ts';

const currencyWords: Readonly<Record<string, string>> = {
  تومان: 'IRT',
  تومن: 'IRT',
  toman: 'IRT',
  tomans: 'IRT',
  irt: 'IRT',
  ریال: 'IRR',
  rial: 'IRR',
  rials: 'IRR',
  irr: 'IRR',
};
const wordFirst = /^(\p{L}+)\s*:?\s*(?=\p{Nd})(.+)$/u;

/** A number, or «2,350,000 تومان» with its own currency. Undefined for any other text. */
export function readMoney(given: number | string): { amount: number; currency?: string | undefined } | undefined {
  if (typeof given === 'number') return { amount: given };
  if (hasOpenSlash(given)) return undefined;
  const text = given.normalize('NFKC').trim();
  const [, word, rest] = text.match(wordFirst) ?? [];
  const measure = parseMeasure(rest === undefined ? text : `${rest} ${word}`);
  if (!measure || measure.maxValue !== undefined) return undefined;
  if (measure.unit === '') return { amount: measure.value };
  const currency = currencyWords[measure.unit.replace(/\.$/, '').toLowerCase()];
  return currency === undefined ? undefined : { amount: measure.value, currency };
}
