import { useMutation } from '@tanstack/react-query';
import type { ImportGuess } from '../../../contract/imports/import.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { Select } from '../../ui/kit/fields/control.tsx';
import { Field } from '../../ui/kit/fields/field.tsx';
import { importTexts } from './imports-texts.ts';
import { importWrites } from './mutations.ts';

const { sheet: words } = importTexts;

/** Which sheet of a workbook is read; its columns are guessed anew. */
export function SheetChoice({ id, guess: { sheets, plan } }: { id: string; guess: ImportGuess }) {
  const choose = useMutation(importWrites(usePrivateApi()).chooseSheet());
  if (sheets.length < 2) return null;
  return (
    <Field label={words.label} hint={words.hint}>
      {(wiring) => (
        <Select
          {...wiring}
          value={choose.isPending ? choose.variables.sheet : (plan.sheet ?? sheets[0])}
          disabled={choose.isPending}
          onChange={({ currentTarget }) => choose.mutate({ id, sheet: currentTarget.value })}
        >
          {sheets.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
