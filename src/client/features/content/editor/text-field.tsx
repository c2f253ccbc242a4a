import { contentEditorTexts as words } from '../../../parts/content/content-editor-texts.ts';
import { TextArea, TextInput } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import { directionOf } from '../../../ui/name.tsx';

type TextFieldProps = {
  label: string;
  value: string;
  /** Counts the characters. */
  max?: number;
  hint?: string | undefined;
  error?: string | undefined;
  /** Of a text of several lines. @default one line */
  rows?: number;
  /** @default that of what is written */
  dir?: 'ltr';
  onChange: (value: string) => void;
};

/** A text of a page. */
export function TextField({ label, value, max, hint, error, rows, dir, onChange }: TextFieldProps) {
  const direction = dir ?? (value ? directionOf(value) : undefined);
  const note = [hint, max && words.count(value.length, max)].filter(Boolean).join(' ');
  return (
    <Field label={label} hint={note || undefined} error={error}>
      {(wiring) =>
        rows === undefined ? (
          <TextInput
            {...wiring}
            dir={direction}
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        ) : (
          <TextArea
            {...wiring}
            rows={rows}
            dir={direction}
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        )
      }
    </Field>
  );
}
