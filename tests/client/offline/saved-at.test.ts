import { afterEach, expect, it, vi } from 'vitest';
import { noteSavedAt, savedAtOf } from '../../../src/client/offline/saved-reads/saved-at.ts';
import { SAVED_AT_HEADER } from '../../../src/core/wire/saved-at-header.ts';

const NOON = Date.UTC(2026, 2, 21, 12);
afterEach(() => vi.useRealTimers());

function savedAt<Answer>(answer: Answer, at: number): Answer {
  noteSavedAt(answer, new Headers({ [SAVED_AT_HEADER]: String(at) }));
  return answer;
}

it('tells the age of an answer, whether an object or a list', () => {
  expect(savedAtOf(savedAt({ items: [] }, NOON))).toBe(NOON);
  expect(savedAtOf(savedAt([{ id: 'a' }], NOON))).toBe(NOON);
  expect(savedAtOf(savedAt([], NOON))).toBe(NOON);
});

it('tells the age of the oldest page of a list', () => {
  const pages = [savedAt({ items: [1] }, NOON), { items: [2] }, savedAt({ items: [3] }, NOON - 1)];
  expect(savedAtOf({ pages })).toBe(NOON - 1);
});

it('knows none of an answer straight from the server', () => {
  expect(savedAtOf({ items: [] })).toBeUndefined();
  expect(savedAtOf([{ id: 'a' }])).toBeUndefined();
  expect(savedAtOf(undefined)).toBeUndefined();
});

it('takes a time in the future for now', () => {
  vi.useFakeTimers({ now: NOON });
  expect(savedAtOf(savedAt({}, NOON + 1))).toBe(NOON);
});
