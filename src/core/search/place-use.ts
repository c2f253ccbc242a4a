import { isCityId } from '../ids/place-id.ts';
import type { AskedPlace } from '../question/read-question.ts';

/**
 * How an interpretation uses a place that a text names. `word`: products are called by it · `at`: somebody sells them
 * there · `around`: nobody in the city does, but in the province of its name · `left`: none of these, and the answer
 * says so.
 */
export const placeUses = ['word', 'at', 'around', 'left'] as const;
export type PlaceUse = (typeof placeUses)[number];

/** The uses that ask for a seller there, nearest first. */
export const sellerUses = ['at', 'around'] as const;

/** The filter of a place; undefined if it is none. «استان یزد» is a province, however its city is called. */
export function placeTerm({ id, said }: AskedPlace, use: PlaceUse): 'city' | 'province' | undefined {
  const isCity = isCityId(id) && !said.startsWith('استان ');
  if (use === 'at') return isCity ? 'city' : 'province';
  return use === 'around' && isCity ? 'province' : undefined;
}
