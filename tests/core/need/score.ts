import type { NeedFilter, NeedReading } from '../../../src/core/need/need-types.ts';
import { parseNeed } from '../../../src/core/need/parse-need.ts';
import type { ExpectedFilter, ExpectedNeed } from './expected-need.ts';
import { demoVocabulary } from './vocabulary.ts';

/** A slot is a category, a filter or a city. Its text includes all details, so that a wrong unit is a miss. */
function expectedSlot({ propertyKey, min, max, value, unitId, optionKeys, bool }: ExpectedFilter): string {
  if (optionKeys) return `${propertyKey} = ${[...optionKeys].sort().join('|')}`;
  if (bool !== undefined) return `${propertyKey} is ${bool}`;
  return `${propertyKey} ${min ?? value ?? ''}..${max ?? value ?? ''} ${unitId ?? ''}`;
}

const lastPart = (id: string) => id.split('#').at(-1) ?? '';

function readSlot({ propertyId, kind, min, max, unitId, optionIds }: NeedFilter): string {
  const key = lastPart(propertyId);
  if (kind === 'options') return `${key} = ${optionIds.map(lastPart).sort().join('|')}`;
  if (kind === 'yes' || kind === 'no') return `${key} is ${kind === 'yes'}`;
  return `${key} ${min ?? ''}..${max ?? ''} ${unitId ?? ''}`;
}

const categorySlot = (ids: readonly string[]) => (ids.length === 0 ? [] : [`category ${[...ids].sort().join('|')}`]);

export interface SentenceScore {
  need: ExpectedNeed;
  reading: NeedReading;
  missed: string[];
  wrong: string[];
  right: number;
  /** Slots, questions and unread words all equal the expected ones. */
  isExact: boolean;
}

export function scoreSentence(need: ExpectedNeed): SentenceScore {
  const reading = parseNeed(need.text, demoVocabulary);
  const expected = [
    ...categorySlot(need.categories),
    ...need.filters.map(expectedSlot),
    ...(need.city ? [`city ${need.city}`] : []),
  ];
  const read = [
    ...categorySlot(reading.categories.map(({ categoryId }) => categoryId)),
    ...reading.filters.map(readSlot),
    ...(reading.place ? [`city ${reading.place.placeId}`] : []),
  ];
  const missed = expected.filter((slot) => !read.includes(slot));
  const wrong = read.filter((slot) => !expected.includes(slot));
  const asked = [...new Set(reading.questions.map(({ kind }) => kind))].sort();
  // A part number is searched as text too.
  const unread = [...reading.unread, ...reading.partNumbers.map(({ span }) => span)]
    .map(([start, end]) => need.text.slice(start, end))
    .join(' ');
  const isExact =
    missed.length + wrong.length === 0 &&
    asked.join() === [...need.asks].sort().join() &&
    (need.rest ?? []).every((word) => unread.includes(word));
  return { need, reading, missed, wrong, right: read.length - wrong.length, isExact };
}

export interface Score {
  sentences: number;
  precision: number;
  recall: number;
  exactShare: number;
}

export function scoreAll(needs: readonly ExpectedNeed[]): Score & { each: SentenceScore[] } {
  const each = needs.map(scoreSentence);
  const sum = (pick: (one: SentenceScore) => number) => each.reduce((total, one) => total + pick(one), 0);
  const right = sum((one) => one.right);
  return {
    sentences: each.length,
    precision: right / (right + sum((one) => one.wrong.length)),
    recall: right / (right + sum((one) => one.missed.length)),
    exactShare: sum((one) => Number(one.isExact)) / each.length,
    each,
  };
}
