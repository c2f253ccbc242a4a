import type { ReactNode } from 'react';
import classes from '../../parts/form/sheet-form.module.css';
import { SheetForm } from '../../parts/form/sheet-form.tsx';
import { digits, TextLine } from '../../parts/form/text-line.tsx';
import type { Form } from '../../parts/form/use-form.ts';
import { TextArea } from '../../ui/kit/fields/control.tsx';
import { Field } from '../../ui/kit/fields/field.tsx';
import type { PostalDraft } from './address-draft.ts';
import { addressTexts } from './address-texts.ts';
import { PlaceFields } from './place-fields.tsx';

const { form: words } = addressTexts;

type FieldWords = { label: string; hint?: string };
/** `isCode`: digits, from left to right. */
type DrawField<Name> = (name: Name, words: FieldWords, isCode?: boolean) => ReactNode;

type PostalFormProps<Draft extends PostalDraft> = {
  form: Form<Draft>;
  titleHint: string;
  /** Who is there, below the title. */
  contact: (field: DrawField<keyof Draft & string>) => ReactNode;
  /** Below the address. */
  more?: (field: DrawField<keyof Draft & string>) => ReactNode;
  onCancel: () => void;
};

/** The form of an address. */
export function PostalForm<Draft extends PostalDraft>(props: PostalFormProps<Draft>) {
  const { form, titleHint, contact, more, onCancel } = props;
  const { value: draft, faultOf } = form;
  const texts: Record<string, string> = draft;
  // A draft has a text for each name.
  const change = (changes: Partial<Record<string, string>>) => form.change(changes as Partial<Draft>);
  const field: DrawField<keyof Draft & string> = (name, { label, hint }, isCode = false) => (
    <TextLine
      label={label}
      hint={hint}
      {...(isCode && digits)}
      error={faultOf(name)}
      value={texts[name] ?? ''}
      onText={(text) => change({ [name]: text })}
    />
  );
  return (
    <SheetForm form={form} words={words} onCancel={onCancel}>
      {field('title', { label: words.title, hint: titleHint })}
      {contact(field)}
      <PlaceFields draft={draft} faultOf={faultOf} onChange={change} />
      <Field label={words.street} error={faultOf('street')}>
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
      {more?.(field)}
    </SheetForm>
  );
}
