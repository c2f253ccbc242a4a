import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contentLimits as limits } from '../../../../core/content/limits.ts';
import { useApi } from '../../../data/use-api.ts';
import { contentEditorTexts } from '../../../parts/content/content-editor-texts.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { RemovableChip } from '../../../ui/kit/removable-chip.tsx';
import { Name } from '../../../ui/name.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import classes from './editor.module.css';
import { useKnown } from './known-things.ts';
import { pickReads } from './queries.ts';
import { TextField } from './text-field.tsx';

const { fields: words } = contentEditorTexts;
const TYPING_MS = 300;
const LETTERS_MIN = 2;

type CategoryPickerProps = {
  ids: readonly string[];
  error: string | undefined;
  onChange: (ids: string[]) => void;
};

/** The categories that a page is about, found by their names. */
export function CategoryPicker({ ids, error, onChange }: CategoryPickerProps) {
  const { known, learn } = useKnown();
  const [text, setText] = useState('');
  const q = useDebounced(text.trim(), TYPING_MS);
  const isAsked = q.length >= LETTERS_MIN;
  const found = useQuery({ ...pickReads(useApi()).categories(q), enabled: isAsked, throwOnError: false });
  const nameOf = (id: string) => known.categories.find((one) => one.id === id)?.name ?? id;
  const fresh = ((isAsked && found.data) || []).filter(
    ({ type, objectId }) => type === 'category' && !ids.includes(objectId),
  );
  return (
    <section className={classes.group} aria-labelledby="content-categories">
      <h3 id="content-categories">{words.categories}</h3>
      {ids.length > 0 && (
        <ul className={classes.chips}>
          {ids.map((id) => (
            <RemovableChip
              key={id}
              removeLabel={words.removeCategory(nameOf(id))}
              onRemove={() => onChange(ids.filter((one) => one !== id))}
            >
              <Name text={nameOf(id)} />
            </RemovableChip>
          ))}
        </ul>
      )}
      {ids.length < limits.categories && (
        <TextField label={words.categorySearch} value={text} error={error} onChange={setText} />
      )}
      {fresh.length > 0 && (
        <ul className={classes.found}>
          {fresh.map(({ objectId, text: name }) => (
            <li key={objectId}>
              <Button
                look="quiet"
                size="compact"
                onClick={() => {
                  learn({ categories: [{ id: objectId, name }] });
                  onChange([...ids, objectId]);
                  setText('');
                }}
              >
                <Name text={name} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isAsked && found.isSuccess && fresh.length === 0 && <p className={classes.faded}>{words.noCategory}</p>}
    </section>
  );
}
