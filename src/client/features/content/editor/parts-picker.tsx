import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProductRow } from '../../../../contract/catalog/product.ts';
import { useApi } from '../../../data/use-api.ts';
import { contentEditorTexts } from '../../../parts/content/content-editor-texts.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { RemovableChip } from '../../../ui/kit/removable-chip.tsx';
import { titleOf } from '../../../ui/load/part.ts';
import { Name } from '../../../ui/name.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import classes from './editor.module.css';
import { useKnown } from './known-things.ts';
import { pickReads } from './queries.ts';
import { TextField } from './text-field.tsx';

const { parts: words } = contentEditorTexts;
const TYPING_MS = 300;
const LETTERS_MIN = 2;

type PartsPickerProps = {
  /** Of base products. */
  ids: readonly string[];
  max: number;
  error: string | undefined;
  onChange: (ids: string[]) => void;
};

/** Base products of the catalogue, found by a search. */
export function PartsPicker({ ids, max, error, onChange }: PartsPickerProps) {
  const { known, learn } = useKnown();
  const [text, setText] = useState('');
  const q = useDebounced(text.trim(), TYPING_MS);
  const isAsked = q.length >= LETTERS_MIN;
  const found = useQuery({ ...pickReads(useApi()).parts(q), enabled: isAsked, throwOnError: false });
  const nameOf = (id: string) => {
    const row = known.parts.find(({ baseProductId }) => baseProductId === id)?.row;
    return row ? titleOf(row) : (known.drawings.find((one) => one.baseProductId === id)?.title ?? words.unnamed);
  };
  const handlePick = (row: ProductRow, baseProductId: string) => {
    const title = titleOf(row);
    const drawing = row.imageUrl ? [{ baseProductId, title, slug: row.slug, imageUrl: row.imageUrl }] : [];
    learn({ parts: [{ baseProductId, row }], drawings: drawing });
    onChange(max === 1 ? [baseProductId] : [...ids, baseProductId]);
    setText('');
  };
  const fresh = ((isAsked && found.data) || []).filter(({ baseProductId }) => !ids.includes(baseProductId));
  return (
    <div className={classes.group}>
      {ids.length > 0 && (
        <ul className={classes.chips}>
          {ids.map((id) => (
            <RemovableChip
              key={id}
              removeLabel={words.remove(nameOf(id))}
              onRemove={() => onChange(ids.filter((one) => one !== id))}
            >
              <Name text={nameOf(id)} />
            </RemovableChip>
          ))}
        </ul>
      )}
      {(max === 1 || ids.length < max) && (
        <TextField label={words.search} hint={words.hint} value={text} error={error} onChange={setText} />
      )}
      {fresh.length > 0 && (
        <ul className={classes.found}>
          {fresh.map(({ baseProductId: id, row }) => (
            <li key={id}>
              <Button
                look="quiet"
                size="compact"
                aria-label={words.add(titleOf(row))}
                onClick={() => handlePick(row, id)}
              >
                <Name text={titleOf(row)} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isAsked && found.isSuccess && fresh.length === 0 && <p className={classes.faded}>{words.none}</p>}
    </div>
  );
}
