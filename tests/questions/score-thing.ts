import type { NeedReading, NeedVocabulary } from '../../src/core/need/need-types.ts';
import { foldPartNumber } from '../../src/core/text/persian.ts';
import { toBase } from '../../src/core/units/units.ts';
import type { ExpectedFilter } from '../core/need/expected-need.ts';
import { demoParts } from './demo-parts.ts';
import type { Part } from './question.ts';
import { isSameWish, lastPart, readWishes, unitOf, type Wish, wishOf, words } from './wishes.ts';

/** What of a sentence is scored. `question` and `unread` say what must be asked and shown; they are no values that are read. */
export const slotFields = [
  'category',
  'filter',
  'exclusion',
  'quantity',
  'price',
  'city',
  'delivery',
  'stock',
  'partNumber',
  'also',
  'question',
  'unread',
] as const;
export type SlotField = (typeof slotFields)[number];

interface Slot {
  field: SlotField;
  said: string;
}

/** A slot that the sentence has: read, asked about with the right answer among the choices, or neither. */
export interface ExpectedSlot extends Slot {
  state: 'right' | 'asked' | 'missed';
}

/** What is read although the sentence does not say it; silent unless a question leaves it open. */
export type WrongSlot = Slot & { isSilent: boolean };

export interface Scored {
  slots: ExpectedSlot[];
  wrong: WrongSlot[];
}

const partsByNumber = Map.groupBy(
  demoParts.flatMap((part) => (part.record.partNumbers ?? []).map((number) => ({ number, part }))),
  ({ number }) => foldPartNumber(number),
);

/** Whether the part itself is as wished, so that the wish follows from its number. */
const hasValue = (part: Part, { key, low, high, options }: Wish) =>
  part.record.properties.some(({ propertyKey, value, maxValue, unitId, optionKeys }) => {
    if (propertyKey !== key) return false;
    if (options) return options.every((option) => optionKeys?.includes(option));
    if (value === undefined) return false;
    const unit = unitOf(unitId);
    const [from, to] = [value, maxValue ?? value].map((bound) => (unit ? toBase(bound, unit) : bound));
    return (from ?? 0) <= (high ?? Infinity) * (1 + 1e-9) && (to ?? 0) >= (low ?? -Infinity) * (1 - 1e-9);
  });

interface Thing {
  categories: readonly string[];
  categoriesToo?: readonly string[];
  filters?: readonly ExpectedFilter[];
  oneOf?: readonly ExpectedFilter[][];
  optional?: readonly ExpectedFilter[];
  partNumber?: string | undefined;
  partNumbersToo?: readonly string[];
}

export const defaultUnits =
  ({ properties }: NeedVocabulary, categories: readonly string[]) =>
  (key: string) =>
    properties.find(({ id, categoryId }) => lastPart(id) === key && categories.includes(categoryId))?.defaultUnit?.id ??
    properties.find(({ id }) => lastPart(id) === key)?.defaultUnit?.id;

const ancestry = ({ categories }: NeedVocabulary, id: string): string[] => {
  const parent = categories.find((one) => one.id === id)?.parentId;
  return parent ? [id, ...ancestry({ categories } as NeedVocabulary, parent)] : [id];
};

const choicesOf = ({ questions }: NeedReading, isOfCategory: boolean) =>
  questions.filter(({ kind }) => (kind === 'category') === isOfCategory).flatMap(({ choices }) => choices);

const isAsked = (reading: NeedReading, { key, options }: Wish) =>
  choicesOf(reading, false).some(
    ({ propertyId = '', optionIds }) =>
      lastPart(propertyId) === key &&
      (!options || optionIds === undefined || optionIds.map(lastPart).join() === options.join()),
  );

/** Category, filters and part number of one thing. */
export function scoreThing(thing: Thing, reading: NeedReading, vocabulary: NeedVocabulary): Scored {
  const {
    categories,
    categoriesToo = [],
    filters = [],
    oneOf = [],
    optional = [],
    partNumber,
    partNumbersToo = [],
  } = thing;
  const slots: ExpectedSlot[] = [];
  const wrong: WrongSlot[] = [];
  const read = reading.categories.map(({ categoryId }) => categoryId);
  const isOpen = reading.questions.some(({ kind }) => kind === 'category');
  const isSameCategory =
    [...read].sort().join() === [...categories].sort().join() ||
    (categoriesToo.length > 0 &&
      read.length > 0 &&
      read.every((one) => [...categories, ...categoriesToo].includes(one)));
  const parts = partNumber === undefined ? [] : (partsByNumber.get(foldPartNumber(partNumber)) ?? []);
  const follows = (category: string) => parts.some(({ part }) => part.categoryPath.includes(category));
  if (categories.length > 0) {
    const offered = [...read, ...choicesOf(reading, true).map(({ categoryId = '' }) => categoryId)];
    const state = isSameCategory
      ? 'right'
      : isOpen && categories.some((key) => offered.includes(key))
        ? 'asked'
        : 'missed';
    slots.push({ field: 'category', said: categories.join('|'), state });
    if (state === 'missed' && read.length > 0)
      wrong.push({ field: 'category', said: read.join('|'), isSilent: !isOpen });
  } else if (read.length > 0 && !(partNumber !== undefined && read.length > 1) && !read.some(follows)) {
    // Beside a part number the interface states no category unless there is only one.
    wrong.push({ field: 'category', said: read.join('|'), isSilent: !isOpen });
  }
  const owners = (categories.length > 0 ? categories : read).flatMap((id) => ancestry(vocabulary, id));
  const toWish = (filter: ExpectedFilter) => wishOf(filter, defaultUnits(vocabulary, owners));
  const wishes = readWishes(reading.filters, vocabulary);
  const groups = [...filters.map((filter) => [filter]), ...oneOf].map((group) => group.map(toWish));
  for (const group of groups) {
    const isRead = group.some((wish) => wishes.some((one) => isSameWish(one, wish)));
    const state = isRead ? 'right' : group.some((wish) => isAsked(reading, wish)) ? 'asked' : 'missed';
    slots.push({ field: 'filter', said: group.map(words).join(' or '), state });
  }
  const allowed = [...groups.flat(), ...optional.map(toWish)];
  for (const wish of wishes) {
    if (allowed.some((one) => isSameWish(one, wish)) || parts.some(({ part }) => hasValue(part, wish))) continue;
    wrong.push({ field: 'filter', said: words(wish), isSilent: true });
  }
  const numbers = reading.partNumbers.map(({ text }) => foldPartNumber(text));
  const right = partNumber === undefined ? [] : [partNumber, ...partNumbersToo].map(foldPartNumber);
  if (partNumber !== undefined) {
    const isRead = right.some((one) => numbers.includes(one));
    slots.push({ field: 'partNumber', said: partNumber, state: isRead ? 'right' : 'missed' });
  }
  for (const said of numbers.filter((one) => !right.includes(one)))
    wrong.push({ field: 'partNumber', said, isSilent: true });
  return { slots, wrong };
}
