import { contentEditorTexts as words } from '../../../texts/content-editor.ts';
import { TextArea, TextInput } from '../../../ui/kit/control.tsx';
import { Field } from '../../../ui/kit/field.tsx';

type TextFieldProps = {
  label: string;
  value: string;
  /** Counts the characters. */
  max?: number;
  hint?: string | undefined;
  error?: string | undefined;
  /** Of a text of several lines. @default one line */
  rows?: number;
  dir?: 'auto' | 'ltr';
  onChange: (value: string) => void;
};

/** A text of a page. */
export function TextField({ label, value, max, hint, error, rows, dir = 'auto', onChange }: TextFieldProps) {
  const note = [hint, max && words.count(value.length, max)].filter(Boolean).join(' ');
  return (
    <Field label={label} hint={note || undefined} error={error}>
      {(wiring) =>
        rows === undefined ? (
          <TextInput
            {...wiring}
            dir={dir}
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        ) : (
          <TextArea
            {...wiring}
            rows={rows}
            dir={dir}
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        )
      }
    </Field>
  );
}
