import { useState } from 'react';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import { keepTexts } from '../../offline/outbox/keep-texts.ts';
import { IconButton } from '../../ui/kit/button.tsx';
import type { ObjectControlsProps } from '../../ui/object-controls.tsx';
import classes from './keep-control.module.css';
import { KeepIcon } from './keep-icon.tsx';
import { KeepSheet } from './keep-sheet.tsx';
import { isSameObject, type KeptObject } from './kept-object.ts';
import { useFavorites, useNotes } from './use-kept.ts';

/** The way to keep an object and to write about it, with what is kept of it. */
export default function KeepControl({ objectType, objectId, object: { title, slug, glyph } }: ObjectControlsProps) {
  // The page's own object has more, which is not stored with a row.
  const object: KeptObject = { objectType, objectId, object: { title, slug, glyph } };
  const [isOpen, setOpen] = useState(false);
  const { favorites } = useFavorites();
  const { notes } = useNotes();
  const isKept = favorites.some((one) => isSameObject(one, object));
  const count = notes.filter((one) => isSameObject(one, object)).length;
  const written = count > 0 ? formatNumber(count) : '';
  return (
    <>
      <IconButton
        look="tile"
        className={classes.control}
        label={keepTexts.open(isKept, written)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <KeepIcon isKept={isKept} />
        {written && (
          <span className={classes.count} aria-hidden="true">
            {written}
          </span>
        )}
      </IconButton>
      {isOpen && <KeepSheet object={object} onClose={() => setOpen(false)} />}
    </>
  );
}
