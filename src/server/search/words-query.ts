import {
  formsOfWords,
  type QueryWord,
  type WordForm,
  type WordFormsOptions,
  type WordTerm,
} from '../../core/search/query-words.ts';
import { lexeme } from './lexeme.ts';

const written = ({ term, isPrefix }: WordTerm): string => (isPrefix ? `${lexeme(term)}:*` : lexeme(term));
const allOf = (form: WordForm): string =>
  form.length > 1 ? `(${form.map(written).join(' & ')})` : form.map(written).join();
/** PostgreSQL evaluates a repeated form twice. */
const anyOf = (forms: readonly WordForm[]): string => `(${[...new Set(forms.map(allOf))].join(' | ')})`;

/** A `tsquery` for entries with every word: in whole, in parts or joined with its neighbour. Undefined without a word. */
export function toTsQuery(words: readonly QueryWord[], options?: WordFormsOptions): string | undefined {
  return words.length === 0 ? undefined : tsQueriesOf(words, options).join(' & ');
}

/** For each word the `tsquery` of entries that have it. */
export const tsQueriesOf = (words: readonly QueryWord[], options?: WordFormsOptions): string[] =>
  formsOfWords(words, options).map(anyOf);
