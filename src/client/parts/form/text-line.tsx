import type { ComponentProps, ReactNode } from 'react';
import { TextInput } from '../../ui/kit/fields/control.tsx';
import { Field } from '../../ui/kit/fields/field.tsx';

type TextLineProps = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange'> & {
  label: ReactNode;
  hint?: ReactNode;
  error: string | undefined;
  value: string;
  onText: (text: string) => void;
};

/** One line of text in a form. */
export const TextLine = ({ label, hint, error, onText, ...input }: TextLineProps) => (
  <Field label={label} hint={hint} error={error}>
    {(wiring) => <TextInput {...wiring} {...input} onChange={({ currentTarget }) => onText(currentTarget.value)} />}
  </Field>
);

/** Digits, from left to right. */
export const digits = { dir: 'ltr', inputMode: 'numeric' } as const;
