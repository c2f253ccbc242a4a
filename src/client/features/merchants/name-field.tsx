import { useQuery } from '@tanstack/react-query';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { merchantReads } from '../../parts/account/merchants/queries.ts';
import classes from '../../parts/form/sheet-form.module.css';
import { WithHelp } from '../../ui/help-button.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { TextInput } from '../../ui/kit/fields/control.tsx';
import { Field } from '../../ui/kit/fields/field.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { merchantTexts } from './merchants-texts.ts';

const { form: words } = merchantTexts;
const TYPING_PAUSE_MS = 400;
const CHECKED_LENGTH_MIN = 2;

type NameFieldProps = {
  name: string;
  /** The merchant that is edited, and the name it has. */
  known: { id: string; name: string } | undefined;
  isKept: boolean;
  error: string | undefined;
  onChange: (name: string) => void;
};

/** The name, and while it is typed whether it is free. */
export function NameField({ name, known, isKept, error, onChange }: NameFieldProps) {
  const typed = useDebounced(name.trim(), TYPING_PAUSE_MS);
  const isChecked = !isKept && typed.length >= CHECKED_LENGTH_MIN && typed !== known?.name;
  const read = merchantReads(usePrivateApi()).nameCheck(typed, known?.id);
  const { data: check, isFetching } = useQuery({ ...read, enabled: isChecked, throwOnError: false });
  const current = isChecked && typed === name.trim() ? check : undefined;
  const hint = () => {
    if (isKept) return words.nameKept;
    if (current?.valid) return words.nameFree;
    return isChecked && isFetching ? words.checking : words.name.hint;
  };
  return (
    <>
      <WithHelp id="merchant.name" isWide>
        <Field label={words.name.label} hint={hint()} error={current?.message ?? error}>
          {(wiring) => (
            <TextInput
              {...wiring}
              value={name}
              readOnly={isKept}
              autoComplete="organization"
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
            />
          )}
        </Field>
      </WithHelp>
      {current?.suggestions && current.suggestions.length > 0 && (
        <ul className={classes.suggestions} aria-label={words.suggestions}>
          {current.suggestions.map((suggestion) => (
            <li key={suggestion}>
              <Button size="compact" onClick={() => onChange(suggestion)}>
                {suggestion}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
