import type { NeedReading } from '../need-types.ts';
import type { VocabularyIndex } from '../vocabulary-index.ts';
import type { Token } from '../words/need-tokens.ts';
import { paymentTerms } from './payment-terms.ts';
import { type ReadAmount, readAmount } from './read-amount.ts';
import { type PartNumber, readPartNumbers } from './read-part-numbers.ts';
import { readPrice } from './read-price.ts';
import { secondThing } from './split-things.ts';

interface Terms {
  price: NeedReading['price'];
  amount: ReadAmount | undefined;
  partNumbers: readonly PartNumber[];
  also: { first: number; end: number } | undefined;
  /** All of its tokens. */
  taken: Set<number>;
  /** How the goods are paid; shown as unread. */
  payment: ReadonlySet<number>;
}

const eachWords = new Set(['کدوم', 'کدام', 'هرکدوم', 'هرکدام', 'جفتش', 'دوتاش']);

/** What the sentence says in words that need no category: price, counted pieces, part numbers, a second thing. */
export function readTerms(tokens: readonly Token[], index: VocabularyIndex): Terms {
  const taken = new Set<number>();
  const take = ({ first, end }: { first: number; end: number }) => {
    for (let at = first; at < end; at++) taken.add(at);
  };
  const price = readPrice(tokens);
  if (price) take(price);
  const payment = new Set([...paymentTerms(tokens)].filter((at) => !taken.has(at)));
  for (const at of payment) taken.add(at);
  const partNumbers = readPartNumbers(tokens, index).filter(({ first }) => !taken.has(first));
  for (const { first, optionsFrom } of partNumbers) take({ first, end: optionsFrom });
  const second = secondThing(tokens, taken, partNumbers, index);
  const also = second === undefined ? undefined : { first: second, end: tokens.length };
  if (also) take(also);
  const isOfEach = also !== undefined && tokens.some(({ text }, at) => at >= also.first && eachWords.has(text));
  const own = readAmount(tokens, index, (at) => taken.has(at));
  // «پیچ … با مهره، از هر کدوم ۲۰۰ تا»
  const amount = own ?? (isOfEach ? readAmount(tokens, index, (at) => at < (also?.first ?? 0)) : undefined);
  if (amount) take(amount);
  const ownNumbers = partNumbers.filter(({ first }) => first < (second ?? tokens.length));
  return { price: price?.price ?? null, amount, partNumbers: ownNumbers, also, taken, payment };
}
