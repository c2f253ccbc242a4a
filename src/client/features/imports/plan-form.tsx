import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportGuess, ImportInfo, ImportPlan } from '../../../contract/imports/import.ts';
import { scopeOf } from '../../../core/imports/import-scopes.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { faultsOf, faultText } from '../../parts/form/field-faults.ts';
import { Button } from '../../ui/kit/button.tsx';
import { Message } from '../../ui/kit/message.tsx';
import { CheckView } from './check-view.tsx';
import { ColumnList } from './column-list.tsx';
import classes from './imports.module.css';
import { importTexts } from './imports-texts.ts';
import { importWrites } from './mutations.ts';
import { PlanFields } from './plan-fields.tsx';
import { SampleRows } from './sample-rows.tsx';

const { check: words, columns } = importTexts;

/** What each column is, to correct; then what the file would change. */
export function PlanForm({ info, guess }: { info: ImportInfo; guess: ImportGuess }) {
  const { id } = info;
  const scope = scopeOf(info.supplierId);
  const [plan, setPlan] = useState(guess.plan);
  const check = useMutation(importWrites(usePrivateApi()).check());
  const faults = faultsOf(check.error);
  const isStale = check.data !== undefined && check.variables?.plan !== plan;
  const handleChange = (change: Partial<ImportPlan>) => setPlan({ ...plan, ...change });
  return (
    <>
      <section className={classes.section}>
        <h2>{columns.heading}</h2>
        <p className={classes.facts}>{columns.hint}</p>
        <ColumnList scope={scope} columns={guess.columns} plan={plan} onChange={handleChange} />
      </section>
      <PlanFields scope={scope} plan={plan} faults={faults} onChange={handleChange} />
      {guess.notes.map((note) => (
        <Message key={note} tone="info">
          {note}
        </Message>
      ))}
      <SampleRows rows={guess.rows} />
      <p>
        <Button
          look={check.data && !isStale ? 'secondary' : 'primary'}
          isBusy={check.isPending}
          onClick={() => check.mutate({ id, plan })}
        >
          {check.isPending ? words.checking : check.data ? words.again : words.check}
        </Button>
      </p>
      {check.error && (
        <p role="alert" className={classes.fault}>
          {faultText(check.error, words)}
        </p>
      )}
      {isStale && <Message tone="new">{words.stale}</Message>}
      {check.data && !isStale && !check.isPending && <CheckView id={id} check={check.data} />}
    </>
  );
}
