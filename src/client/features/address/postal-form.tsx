import { type FormEvent, type ReactNode, useState } from 'react';
import type { DraftForm } from '../../offline/drafts/drafts.ts';
import { useDraft } from '../../offline/drafts/use-draft.ts';
import { faultsOf, faultText } from '../../parts/account/field-faults.ts';
import { useFirstFault } from '../../parts/account/use-first-fault.ts';
import { Button } from '../../ui/kit/button.tsx';
import { TextArea, TextInput } from '../../ui/kit/fields/control.tsx';
import { Field } from '../../ui/kit/fields/field.tsx';
import { sheetFootClass } from '../../ui/kit/sheet.tsx';
import { missingOf, type PostalDraft } from './address-draft.ts';
import classes from './address-form.module.css';
import { addressTexts } from './address-texts.ts';
import { PlaceFields } from './place-fields.tsx';

const { form: words } = addressTexts;

/** Whether a stored value has a text for each field. */
const isLike = <Draft extends PostalDraft>(value: unknown, known: Draft): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(known).every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

type FieldWords = { label: string; hint?: string };
/** `isCode`: digits, from left to right. */
type DrawField<Name> = (name: Name, words: FieldWords, isCode?: boolean) => ReactNode;

type PostalFormProps<Draft extends PostalDraft> = {
  /** Of what is typed, on this device. */
  draftKey: string;
  known: Draft;
  required: readonly (keyof Draft & string)[];
  titleHint: string;
  /** Who is there, below the title. */
  contact: (field: DrawField<keyof Draft & string>) => ReactNode;
  /** Below the address. */
  more?: (field: DrawField<keyof Draft & string>) => ReactNode;
  error: Error | null;
  isBusy: boolean;
  onSave: (draft: Draft, onSuccess: () => void) => void;
  onSaved: () => void;
  onCancel: () => void;
};

/** The form of an address. What is typed stays over a reload, and whatever the server answers. */
export function PostalForm<Draft extends PostalDraft>(props: PostalFormProps<Draft>) {
  const { draftKey, known, required, error, isBusy, onSave, onSaved, onCancel } = props;
  const [draftForm] = useState<DraftForm<Draft>>(() => ({ accepts: (value) => isLike(value, known) }));
  const typed = useDraft(draftKey, known, draftForm);
  const draft = typed.value;
  const firstFault = useFirstFault();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const texts: Record<string, string> = draft;
  const faults = {
    ...faultsOf(error),
    ...Object.fromEntries(missing.filter((name) => texts[name] === '').map((name) => [name, words.required])),
  };
  const change = (changes: Partial<Record<string, string>>) => typed.change({ ...draft, ...changes });
  const leave = (onLeft: () => void) => {
    typed.drop();
    onLeft();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const absent = missingOf<string>(draft, required);
    setMissing(absent);
    if (absent.length === 0 && !isBusy) onSave(draft, () => leave(onSaved));
  };
  const field: DrawField<keyof Draft & string> = (name, { label, hint }, isCode = false) => (
    <Field label={label} hint={hint} error={faults[name]}>
      {(wiring) => (
        <TextInput
          {...wiring}
          value={texts[name]}
          {...(isCode && { inputMode: 'numeric' as const, dir: 'ltr' })}
          onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
        />
      )}
    </Field>
  );
  return (
    <form {...firstFault} className={classes.form} noValidate onSubmit={handleSubmit}>
      <div className={classes.fields}>
        {field('title', { label: words.title, hint: props.titleHint })}
        {props.contact(field)}
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
          {field('plaque', { label: words.plaque })}
          {field('unit', { label: words.unit })}
          {field('postalCode', words.postalCode, true)}
        </div>
        {props.more?.(field)}
        {error && (
          <p role="alert" className={classes.fault}>
            {faultText(error, words)}
          </p>
        )}
      </div>
      <div className={sheetFootClass(classes.choices)}>
        <Button type="submit" look="primary" isBusy={isBusy}>
          {isBusy ? words.saving : words.save}
        </Button>
        <Button onClick={() => leave(onCancel)}>{words.cancel}</Button>
      </div>
    </form>
  );
}
