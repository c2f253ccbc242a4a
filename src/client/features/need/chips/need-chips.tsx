import { useId, useRef, useState } from 'react';
import type { NeedCategory, NeedReading, NeedVocabulary } from '../../../../core/need/need-types.ts';
import { chipListClass } from '../../../ui/kit/chip.tsx';
import type { ShownFilter } from '../need-filters.ts';
import { type NeedPicks, withCategory, withEdit, withoutAnswer, withoutTerm } from '../need-picks.ts';
import classes from '../need-reading.module.css';
import type { NeedTerm } from '../need-terms.ts';
import { needTexts } from '../need-texts.ts';
import type { NeedWords } from '../need-words.ts';
import { CategoryEditor } from './category-editor.tsx';
import { FilterEditor } from './filter-editor.tsx';
import { valueWords } from './filter-words.ts';
import { NeedChip } from './need-chip.tsx';
import { selectWords } from './select-words.ts';

/** Props that all parts of the parse result share. */
export type NeedPartProps = {
  sentence: string;
  reading: NeedReading;
  filters: readonly ShownFilter[];
  terms: readonly NeedTerm[];
  picks: NeedPicks;
  onPicks: (picks: NeedPicks) => void;
  words: NeedWords;
};

type NeedChipsProps = NeedPartProps & { category: NeedCategory | undefined; vocabulary: NeedVocabulary };

const CATEGORY = 'category';

/** A chip for each parsed property; a press opens its editor below. */
export function NeedChips({
  sentence,
  reading,
  filters,
  terms,
  picks,
  onPicks,
  words,
  category,
  vocabulary,
}: NeedChipsProps) {
  const editorId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<string>();
  const edited = filters.find(({ filter }) => filter.propertyId === open);
  const close = () => {
    list.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setOpen(undefined);
  };
  const edit = (shown: ShownFilter, filter: ShownFilter['filter'] | null) => {
    const { propertyId } = shown.filter;
    const isAnswer = filter === null && picks.pieces?.some(({ said }) => shown.said.includes(said));
    onPicks(isAnswer ? withoutAnswer(picks, shown.said) : withEdit(picks, { propertyId, said: shown.said, filter }));
    close();
  };
  const [candidate] = reading.categories;
  const saidOfCategory = candidate ? sentence.slice(...candidate.span) : '';
  const chip = (key: string) => ({
    isOpen: open === key,
    editorId,
    onOpen: () => setOpen(open === key ? undefined : key),
  });
  return (
    <>
      <ul className={chipListClass} ref={list}>
        {category && (
          <NeedChip
            {...chip(CATEGORY)}
            name={needTexts.category}
            value={category.name}
            mark={candidate?.certainty === 'corrected' && !picks.category ? needTexts.corrected : undefined}
            isMain
          />
        )}
        {filters.map((shown) => {
          const name = words.property(shown.filter.propertyId)?.name ?? '';
          return (
            <NeedChip
              {...chip(shown.filter.propertyId)}
              key={shown.filter.propertyId}
              name={name}
              value={valueWords(shown, words)}
              mark={markOf(shown)}
              onRemove={() => edit(shown, null)}
            />
          );
        })}
        {terms.map(({ kind, name, value, said, span, isEdited }) => (
          <NeedChip
            key={`${kind} ${said}`}
            name={name}
            value={value}
            mark={isEdited ? needTexts.edited : undefined}
            onOpen={() => selectWords(span)}
            onRemove={() => onPicks(withoutTerm(picks, said))}
          />
        ))}
      </ul>
      {(edited || (open === CATEGORY && category)) && (
        <div id={editorId} className={classes.editor}>
          {edited ? (
            <FilterEditor
              key={open}
              shown={edited}
              words={words}
              onApply={(filter) => edit(edited, filter)}
              onCancel={close}
            />
          ) : (
            <CategoryEditor
              current={category?.id ?? ''}
              sentence={sentence}
              vocabulary={vocabulary}
              words={words}
              onChoose={(id) => {
                onPicks(withCategory(picks, id, saidOfCategory));
                close();
              }}
              onCancel={close}
            />
          )}
        </div>
      )}
    </>
  );
}

function markOf({ isEdited, certainty }: ShownFilter): string | undefined {
  if (isEdited) return needTexts.edited;
  if (certainty === 'inferred') return needTexts.assumed;
  return certainty === 'corrected' ? needTexts.corrected : undefined;
}
