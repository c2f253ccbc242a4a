import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportInfo } from '../../../contract/imports/import.ts';
import { scopeOf } from '../../../core/imports/import-scopes.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { Button } from '../../ui/kit/button.tsx';
import { ConfirmSheet } from '../../ui/kit/confirm-sheet.tsx';
import { Name } from '../../ui/name.tsx';
import classes from './imports.module.css';
import { importTexts } from './imports-texts.ts';
import { importWrites } from './mutations.ts';

const { undo: words, check } = importTexts;

/** What an undo has left, and the way to undo. */
export function ImportOutcome({ info }: { info: ImportInfo }) {
  const undo = useMutation(importWrites(usePrivateApi()).undo());
  const [isAsking, setAsking] = useState(false);
  const { id, undone, allowedActions } = info;
  const left = undone ? undone.kept - undone.keptItems.length : 0;
  return (
    <>
      {undone && undone.kept > 0 && (
        <section className={classes.card}>
          <h3>{words.kept}</h3>
          <ul className={classes.lines}>
            {undone.keptItems.map(({ title, reason }) => (
              <li key={`${title} ${reason}`}>
                <p>
                  <Name text={title} />
                </p>
                <p className={classes.facts}>{reason}</p>
              </li>
            ))}
            {left > 0 && <li>{check.more(left)}</li>}
          </ul>
        </section>
      )}
      {allowedActions.includes('undo') && (
        <p>
          <Button look="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {words.open}
          </Button>
        </p>
      )}
      {isAsking && (
        <ConfirmSheet
          heading={words.heading}
          confirm={words.confirm}
          cancel={words.cancel}
          isBusy={undo.isPending}
          onConfirm={(close) => undo.mutate(id, { onSuccess: close })}
          onClose={() => setAsking(false)}
        >
          <p>{importTexts.scopes[scopeOf(info.supplierId)].undo}</p>
        </ConfirmSheet>
      )}
    </>
  );
}
