import type { NeedReading, NeedVocabulary } from '../../src/core/need/need-types.ts';
import { foldText } from '../../src/core/text/persian.ts';
import {
  defaultUnits,
  type ExpectedSlot,
  type Scored,
  type SlotField,
  scoreThing,
  slotFields,
  type WrongSlot,
} from './score-thing.ts';
import type { Sentence } from './sentence.ts';
import { isSameWish, readWishes, type Wish, wishOf, words } from './wishes.ts';

type Read = (text: string) => NeedReading;

export interface SentenceScore extends Scored {
  sentence: Sentence;
}

function scoreExclusions(
  { categories, excludes = [], excludesToo = [] }: Sentence,
  reading: NeedReading,
  vocabulary: NeedVocabulary,
) {
  const slots: ExpectedSlot[] = [];
  const allowed = excludesToo.map((filter) => wishOf(filter, defaultUnits(vocabulary, categories)));
  const ruledOut = readWishes(reading.exclusions, vocabulary);
  const expected = excludes.map((filter) => wishOf(filter, defaultUnits(vocabulary, categories)));
  for (const wish of expected) {
    const isRead =
      ruledOut.some((one) => isSameWish(one, wish)) ||
      readWishes(reading.filters, vocabulary).some((one) => one.key === wish.key && isComplement(one, wish));
    slots.push({ field: 'exclusion', said: words(wish), state: isRead ? 'right' : 'missed' });
  }
  const wrong = ruledOut
    .filter((one) => ![...expected, ...allowed].some((wish) => isSameWish(one, wish)))
    .map((one) => ({ field: 'exclusion' as const, said: words(one), isSilent: true }));
  return { slots, wrong };
}

const isComplement = ({ options }: Wish, wish: Wish) =>
  options !== undefined && wish.options !== undefined && !options.some((one) => wish.options?.includes(one));

/** Terms of the order, as one text each; undefined if the sentence has none. */
type Terms = Partial<Record<'quantity' | 'price' | 'city' | 'delivery' | 'stock', string>>;

const priceText = (min: number | undefined, max: number | undefined, per: string) =>
  `${min ?? ''}..${max ?? ''} ${per}`;

const expectedTerms = ({ quantity, price, city, deliveryDays, inStock }: Sentence): Terms => ({
  ...(quantity && { quantity: `${quantity.value} ${quantity.unit}` }),
  ...(price && { price: priceText(price.minRial, price.maxRial, price.per) }),
  ...(city !== undefined && { city: foldText(city) }),
  ...(deliveryDays !== undefined && { delivery: String(deliveryDays) }),
  ...(inStock && { stock: 'yes' }),
});

const readTerms = (
  { amount, price, place, delivery, stock }: NeedReading,
  placeName: (id: string) => string,
): Terms => ({
  ...(amount && { quantity: `${amount.value} ${amount.unitId}` }),
  ...(price && { price: priceText(price.minRial ?? undefined, price.maxRial ?? undefined, price.per) }),
  ...(place && { city: foldText(placeName(place.placeId)) }),
  ...(delivery?.maxDays != null && { delivery: String(delivery.maxDays) }),
  ...(stock && { stock: 'yes' }),
});

function scoreTerms(sentence: Sentence, reading: NeedReading, { places }: NeedVocabulary) {
  const expected = expectedTerms(sentence);
  const read = readTerms(reading, (placeId) => places?.find(({ id }) => id === placeId)?.name ?? '');
  const slots: ExpectedSlot[] = [];
  const wrong: WrongSlot[] = [];
  for (const field of ['quantity', 'price', 'city', 'delivery', 'stock'] as const) {
    const [wanted, said] = [expected[field], read[field]];
    if (wanted !== undefined) slots.push({ field, said: wanted, state: wanted === said ? 'right' : 'missed' });
    if (said !== undefined && said !== wanted) wrong.push({ field, said, isSilent: true });
  }
  return { slots, wrong };
}

function scoreAlso(
  { also = [], isAlsoOptional }: Sentence,
  text: string,
  reading: NeedReading,
  read: Read,
  vocabulary: NeedVocabulary,
) {
  const others = reading.also.map((span) => read(text.slice(...span)));
  const scores = also.map((thing, at) => {
    const other = others[at];
    if (other) return scoreThing(thing, other, vocabulary);
    const empty: NeedReading = { ...reading, categories: [], filters: [], questions: [], partNumbers: [] };
    return scoreThing(thing, empty, vocabulary);
  });
  const isOver = others.length > also.length && !isAlsoOptional;
  return {
    slots: scores.flatMap(({ slots }) => slots.map((slot): ExpectedSlot => ({ ...slot, field: 'also' }))),
    wrong: [
      ...scores.flatMap(({ wrong }) => wrong.map((one) => ({ ...one, field: 'also' as const }))),
      ...(isOver ? [{ field: 'also' as const, said: 'another thing', isSilent: true }] : []),
    ],
  };
}

function scoreShown({ asks, rest = [] }: Sentence, text: string, reading: NeedReading): ExpectedSlot[] {
  const unread = reading.unread.map((span) => text.slice(...span)).join(' ');
  const asked = asks.map((kind): ExpectedSlot => {
    const isRight = reading.questions.some((question) => question.kind === kind);
    return { field: 'question', said: kind, state: isRight ? 'right' : 'missed' };
  });
  const shown = rest.map((word): ExpectedSlot => {
    return { field: 'unread', said: word, state: unread.includes(word) ? 'right' : 'missed' };
  });
  return [...asked, ...shown];
}

/** @param read the reader to score, with the vocabulary's keys as ids */
export function scoreSentence(sentence: Sentence, read: Read, vocabulary: NeedVocabulary): SentenceScore {
  const { text } = sentence;
  const reading = read(text);
  const scores = [
    scoreThing(sentence, reading, vocabulary),
    scoreExclusions(sentence, reading, vocabulary),
    scoreTerms(sentence, reading, vocabulary),
    scoreAlso(sentence, text, reading, read, vocabulary),
  ];
  return {
    sentence,
    slots: [...scores.flatMap(({ slots }) => slots), ...scoreShown(sentence, text, reading)],
    wrong: scores.flatMap(({ wrong }) => wrong),
  };
}

export interface FieldScore {
  /** Slots that the sentences have. */
  expected: number;
  right: number;
  asked: number;
  wrong: number;
  silent: number;
}

export interface SentencesScore {
  sentences: number;
  /** Of what was read. */
  precision: number;
  /** Of what the sentences say, without what is asked about. */
  recall: number;
  recallWithAsked: number;
  silentWrong: number;
  fields: Record<SlotField, FieldScore>;
  each: SentenceScore[];
}

export function scoreSentences(sentences: readonly Sentence[], read: Read, vocabulary: NeedVocabulary): SentencesScore {
  const each = sentences.map((sentence) => scoreSentence(sentence, read, vocabulary));
  const countOf = (field: SlotField): FieldScore => {
    const slots = each.flatMap((one) => one.slots.filter((slot) => slot.field === field));
    const wrong = each.flatMap((one) => one.wrong.filter((slot) => slot.field === field));
    return {
      expected: slots.length,
      right: slots.filter(({ state }) => state === 'right').length,
      asked: slots.filter(({ state }) => state === 'asked').length,
      wrong: wrong.length,
      silent: wrong.filter(({ isSilent }) => isSilent).length,
    };
  };
  const fields = Object.fromEntries(slotFields.map((field) => [field, countOf(field)])) as SentencesScore['fields'];
  const values = slotFields.filter((field) => field !== 'question' && field !== 'unread').map((field) => fields[field]);
  const sum = (key: keyof FieldScore) => values.reduce((total, one) => total + one[key], 0);
  return {
    sentences: sentences.length,
    precision: sum('right') / (sum('right') + sum('wrong')),
    recall: sum('right') / sum('expected'),
    recallWithAsked: (sum('right') + sum('asked')) / sum('expected'),
    silentWrong: sum('silent'),
    fields,
    each,
  };
}
