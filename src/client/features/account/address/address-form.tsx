import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { DeliveryAddress } from '../../../../contract/delivery/delivery-address.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { addressTexts } from '../../../texts/address.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { TextArea, TextInput } from '../../../ui/kit/control.tsx';
import { Field } from '../../../ui/kit/field.tsx';
import { sheetFootClass } from '../../../ui/kit/sheet.tsx';
import { faultsOf, faultText } from '../field-faults.ts';
import { type DraftName, draftOf, formOf, missingOf } from './address-draft.ts';
import classes from './address-form.module.css';
import { addressWrites } from './mutations.ts';
import { PlaceFields } from './place-fields.tsx';

const { form: words } = addressTexts;

type AddressFormProps = {
  /** Undefined: a new address. */
  known: DeliveryAddress | undefined;
  onSaved: () => void;
  onCancel: () => void;
};

/** What is typed stays, whatever the server answers. */
export function AddressForm({ known, onSaved, onCancel }: AddressFormProps) {
  const save = useMutation(addressWrites(usePrivateApi()).save());
  const [draft, setDraft] = useState(() => draftOf(known));
  const [missing, setMissing] = useState<readonly DraftName[]>([]);
  const faults = {
    ...faultsOf(save.error),
    ...Object.fromEntries(missing.filter((name) => draft[name] === '').map((name) => [name, words.required])),
  };
  const change = (changes: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...changes }));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const absent = missingOf(draft);
    setMissing(absent);
    if (absent.length === 0 && !save.isPending)
      save.mutate({ known, form: formOf(draft, known) }, { onSuccess: onSaved });
  };
  const field = (name: DraftName, label: string, hint?: string, isCode = false) => (
    <Field label={label} hint={hint} error={faults[name]}>
      {(wiring) => (
        <TextInput
          {...wiring}
          value={draft[name]}
          {...(isCode && { inputMode: 'numeric' as const, dir: 'ltr' })}
          onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
        />
      )}
    </Field>
  );
  return (
    <form className={classes.form} noValidate onSubmit={handleSubmit}>
      <div className={classes.fields}>
        {field('title', words.title.label, words.title.hint)}
        <div className={classes.pair}>
          {field('receiverName', words.receiverName)}
          {field('receiverPhone', words.receiverPhone.label, words.receiverPhone.hint, true)}
        </div>
        <PlaceFields draft={draft} faults={faults} onChange={change} />
        <Field label={words.street} error={faults.street}>
          {(wiring) => (
            <TextArea
              {...wiring}
              rows={2}
              value={draft.street}
              onChange={({ currentTarget }) => change({ street: currentTarget.value })}
            />
          )}
        </Field>
        <div className={classes.pair}>
          {field('plaque', words.plaque)}
          {field('unit', words.unit)}
          {field('postalCode', words.postalCode.label, words.postalCode.hint, true)}
        </div>
        {field('note', words.note.label, words.note.hint)}
        {save.error && (
          <p role="alert" className={classes.fault}>
            {faultText(save.error, words)}
          </p>
        )}
      </div>
      <div className={sheetFootClass(classes.choices)}>
        <Button type="submit" look="primary" isBusy={save.isPending}>
          {save.isPending ? words.saving : words.save}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </form>
  );
}
