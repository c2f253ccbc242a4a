import type { ChangeEvent, ReactNode, Ref } from 'react';
import { formatMoney } from '../../../core/money/money.ts';
import { rialWords } from '../../../core/money/rial-words.ts';
import { readRial } from '../../../core/money/typed-rial.ts';
import { TextInput } from '../kit/fields/control.tsx';
import { Field } from '../kit/fields/field.tsx';
import { moneyFieldTexts } from './money-field-texts.ts';
import { type Deletion, typeMoney } from './money-typing.ts';

type MoneyFieldProps = {
  /** Says the unit: «قیمت (ریال)». */
  label: ReactNode;
  /** For who hears the page, where the label is too short. */
  name?: string;
  /** What to write, until there is an amount. */
  hint?: string | undefined;
  error?: string | undefined;
  /** As it is typed; `readRial` reads it. */
  text: string;
  onChange: (text: string) => void;
  isSmall?: boolean;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** An amount in whole rial, with its thousands separated while it is typed; below it the same in toman and in words. */
export function MoneyField({ label, name, hint, error, text, onChange, className, ...input }: MoneyFieldProps) {
  const handleChange = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionStart } = currentTarget;
    const typed = typeMoney(text, { text: value, caret: selectionStart ?? value.length }, deletionOf(nativeEvent));
    // The text first: a text that React writes sends the cursor to its end.
    currentTarget.value = typed.text;
    currentTarget.setSelectionRange(typed.caret, typed.caret);
    onChange(typed.text);
  };
  return (
    <Field label={label} hint={said(text) ?? hint} error={error} className={className}>
      {(wiring) => (
        <TextInput
          {...wiring}
          {...input}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          aria-label={name}
          value={text}
          onChange={handleChange}
        />
      )}
    </Field>
  );
}

function deletionOf(event: Event): Deletion {
  const type = 'inputType' in event ? String(event.inputType) : '';
  if (!type.startsWith('delete')) return undefined;
  return type.endsWith('Forward') ? 'forward' : 'backward';
}

function said(text: string): string | undefined {
  const { rial } = readRial(text);
  return rial ? moneyFieldTexts.same(formatMoney(rial, 'toman'), rialWords(rial)) : undefined;
}
