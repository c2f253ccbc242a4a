import type { NeedFilter, NeedReading } from '../../../src/core/need/need-types.ts';
import { parseNeed } from '../../../src/core/need/parse-need.ts';
import { wholeVocabulary } from './vocabulary.ts';

export const read = (text: string): NeedReading => parseNeed(text, wholeVocabulary);
const keyOf = (id: string) => id.split('#').at(-1) ?? id;
export const kindsOf = (text: string) => read(text).categories.map(({ categoryId }) => categoryId);
export const asked = (text: string) => read(text).questions.map(({ kind }) => kind);

function wordsOf({ propertyId, kind, min, max, optionIds }: NeedFilter): string {
  if (kind === 'options') return `${keyOf(propertyId)}=${optionIds.map(keyOf).join('|')}`;
  if (kind === 'yes' || kind === 'no') return `${keyOf(propertyId)} ${kind}`;
  return `${keyOf(propertyId)} ${min === max ? `${min}` : `${min ?? ''}..${max ?? ''}`}`;
}

/** `d 40`, `load 300..`, `coil=AC230`. */
export const filtersOf = (text: string) => read(text).filters.map(wordsOf);
/** `ieClass=IE2`, `strands 2`. */
export const exclusionsOf = (text: string) => read(text).exclusions.map(wordsOf);
