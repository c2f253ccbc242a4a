import type { ObjectType } from '../../core/ids/object-types.ts';
import { entryTerms } from '../../core/search/entry-terms.ts';
import { foldPartNumber, foldText } from '../../core/text/persian.ts';
import { lexeme } from './lexeme.ts';

/** PostgreSQL limits the bytes of a B-tree entry. */
const FOLDED_LENGTH_MAX = 200;

type Text = string | null | undefined;

/** A searchable object, as its area describes it. */
export interface SearchEntry {
  objectId: string;
  type: ObjectType;
  text: string;
  slug: string;
  weight: number;
  /** Other names shown as its title. */
  titles?: readonly Text[];
  texts: readonly Text[];
  /** Names that many objects share; their terms are cached. */
  recurring?: readonly Text[];
  partNumbers?: readonly string[];
  /** Who offers a product. */
  supplierIds?: readonly string[];
}

export function toEntryRow({
  titles = [],
  texts,
  recurring,
  partNumbers = [],
  supplierIds: _,
  ...fields
}: SearchEntry) {
  const part = foldPartNumber(partNumbers[0] ?? '');
  return {
    ...fields,
    textFolded: foldText(fields.text).slice(0, FOLDED_LENGTH_MAX).toWellFormed(),
    words: toWords([fields.text, ...titles, ...texts], partNumbers, recurring),
    titleWords: toWords([fields.text, ...titles]),
    partFolded: part === '' ? null : part.slice(0, FOLDED_LENGTH_MAX).toWellFormed(),
  };
}

/** The text form of a tsvector without positions. Words are folded here, so both engines store the same ones. */
const toWords = (...terms: Parameters<typeof entryTerms>): string =>
  entryTerms(...terms)
    .map(lexeme)
    .join(' ');
