import { Name } from '../../../ui/name.tsx';
import { isEmptyRange } from '../need-filters.ts';
import classes from '../need-reading.module.css';
import { needTexts } from '../need-texts.ts';
import { rangeWords } from './filter-words.ts';
import type { NeedPartProps } from './need-chips.tsx';

/** Names the assumptions of the parser. */
export function NeedNotes({ sentence, reading, filters, terms, words }: NeedPartProps) {
  const { notes } = needTexts;
  const [candidate] = reading.categories;
  const lines: string[] = [];
  if (candidate?.certainty === 'corrected')
    lines.push(notes.corrected(sentence.slice(...candidate.span), words.category(candidate.categoryId)?.name ?? ''));
  for (const { filter, said, certainty, isAbout, isEdited } of filters) {
    const name = words.property(filter.propertyId)?.name ?? '';
    const symbol = words.unit(filter.measurementUnitId)?.symbol;
    if (isEmptyRange(filter)) lines.push(notes.emptyRange(name));
    if (isEdited) continue;
    if (certainty === 'inferred') lines.push(notes.inferred(said, name));
    if (certainty === 'corrected') lines.push(notes.corrected(said, name));
    if (isAbout) lines.push(notes.about(said, rangeWords(filter, symbol)));
  }
  const unfiltered = terms
    .filter(({ kind, filter }) => !filter && kind !== 'partNumber' && kind !== 'amount')
    .map(({ name }) => name);
  if (terms.some(({ kind }) => kind === 'amount')) lines.push(notes.amount);
  if (unfiltered.length > 0) lines.push(notes.terms(unfiltered));
  if (lines.length === 0) return null;
  return (
    <ul className={classes.notes}>
      {lines.map((line) => (
        <li key={line}>
          <Name text={line} />
        </li>
      ))}
    </ul>
  );
}
