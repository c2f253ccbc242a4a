import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../data/use-api.ts';
import { TextLine } from '../../../parts/form/text-line.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { chipListClass } from '../../../ui/kit/chip.tsx';
import { RemovableChip } from '../../../ui/kit/removable-chip.tsx';
import { Name } from '../../../ui/name.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { categoryReads } from '../queries.ts';
import type { Audience } from './audience.ts';
import { audienceTexts as words } from './audience-texts.ts';
import classes from './editor.module.css';

const TYPING_MS = 300;
const LETTERS_MIN = 2;
const NAME_MAX = 80;

type CategoryChoiceProps = {
  category: Audience['category'];
  error: string | undefined;
  onChange: (category: Audience['category']) => void;
};

/** The category of what is asked for, found by its name. */
export function CategoryChoice({ category, error, onChange }: CategoryChoiceProps) {
  const [text, setText] = useState('');
  const q = useDebounced(text.trim(), TYPING_MS);
  const isAsked = q.length >= LETTERS_MIN;
  const found = useQuery({ ...categoryReads(useApi()).named(q), enabled: isAsked, throwOnError: false });
  const categories = ((isAsked && found.data) || []).filter(({ type }) => type === 'category');
  if (category)
    return (
      <div>
        <p className={classes.soft}>{words.category}</p>
        <ul className={chipListClass}>
          <RemovableChip removeLabel={words.removeCategory(category.name)} onRemove={() => onChange(undefined)}>
            <Name text={category.name} />
          </RemovableChip>
        </ul>
        {error && <p className={classes.fault}>{error}</p>}
      </div>
    );
  return (
    <div>
      <TextLine
        label={words.category}
        hint={words.categoryHint}
        error={error}
        value={text}
        maxLength={NAME_MAX}
        onText={setText}
      />
      {categories.length > 0 && (
        <ul className={chipListClass}>
          {categories.map(({ objectId, text: name }) => (
            <li key={objectId}>
              <Button size="compact" onClick={() => onChange({ id: objectId, name })}>
                <Name text={name} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isAsked && found.isSuccess && categories.length === 0 && <p className={classes.soft}>{words.noCategory}</p>}
    </div>
  );
}
