import type { PropertyFilter } from '../../../core/filters/filter-types.ts';
import { NEED_LENGTH_MAX } from '../../../core/need/need-types.ts';
import type { NeedEdit, NeedPicks, PickedPiece } from './need-picks.ts';

/** The URL contains the sentence and the picks, so that a link shows the same need. */
export interface NeedSearch {
  q?: string | undefined;
  picks?: NeedPicks | undefined;
}

const PICKS_MAX = 40;

export function readNeedSearch(search: Record<string, unknown>): NeedSearch {
  // The router parses a sentence of digits as a number.
  const q = search.q === undefined || search.q === null ? '' : String(search.q).slice(0, NEED_LENGTH_MAX);
  return { q: q === '' ? undefined : q, picks: readPicks(search.picks) };
}

/** Parses picks of a URL or an older draft. Drops invalid ones. */
export function readPicks(value: unknown): NeedPicks | undefined {
  if (!isRecord(value)) return undefined;
  const { category, pieces, edits, dropped } = value;
  const picks: NeedPicks = {
    category: isRecord(category) && isText(category.id) && isText(category.said) ? (category as never) : undefined,
    pieces: list(pieces, isPiece),
    edits: list(edits, isEdit),
    dropped: list(dropped, isText),
  };
  return picks.category || picks.pieces || picks.edits || picks.dropped ? picks : undefined;
}

function list<T>(value: unknown, isOne: (one: unknown) => one is T): readonly T[] | undefined {
  const good = Array.isArray(value) ? value.filter(isOne).slice(0, PICKS_MAX) : [];
  return good.length > 0 ? good : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNone = (value: unknown) => value === undefined || isText(value);
const isNumberOrNone = (value: unknown) => value === undefined || Number.isFinite(value);
const areTextsOrNone = (value: unknown) => value === undefined || (Array.isArray(value) && value.every(isText));

const isPiece = (one: unknown): one is PickedPiece =>
  isRecord(one) &&
  isText(one.said) &&
  Number.isInteger(one.start) &&
  isTextOrNone(one.propertyId) &&
  isTextOrNone(one.unitId) &&
  isNumberOrNone(one.value) &&
  areTextsOrNone(one.optionIds);

const isEdit = (one: unknown): one is NeedEdit =>
  isRecord(one) && isText(one.propertyId) && isText(one.said) && (one.filter === null || isFilter(one.filter));

const isFilter = (filter: unknown): filter is PropertyFilter =>
  isRecord(filter) &&
  isText(filter.propertyId) &&
  isNumberOrNone(filter.value) &&
  isNumberOrNone(filter.maxValue) &&
  isTextOrNone(filter.measurementUnitId) &&
  areTextsOrNone(filter.optionIds);
