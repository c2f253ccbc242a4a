import { useId, useState } from 'react';
import { parseNumber } from '../../../../../core/numbers/parse-number.ts';
import { frameClass, TextInput } from '../../../../ui/kit/fields/control.tsx';
import { filterPanelTexts } from '../filter-panel-texts.ts';
import classes from './filter-number.module.css';

type FilterNumberInputProps = {
  label: string;
  /** Label with the property's name, for screen readers. */
  name: string;
  value: number | undefined;
  write: (number: number) => string;
  /** Checks the number against the other bound. */
  isAllowed: (number: number) => boolean;
  noteId: string;
  onSet: (number: number | undefined) => void;
};

/** Accepts digits of any script. Invalid text stays in the field with an error. */
export function FilterNumberInput({ label, name, value, write, isAllowed, noteId, onSet }: FilterNumberInputProps) {
  const id = useId();
  const [typed, setTyped] = useState<{ text: string; was: number | undefined }>();
  // A change of the value by the slider or a reset replaces the typed text.
  const written = typed && typed.was === value ? typed.text : undefined;
  const number = written === undefined ? undefined : parseNumber(written);
  const isEmpty = written === undefined || written.trim() === '';
  const fault = isEmpty ? undefined : faultOf(number, isAllowed);
  const handleChange = (text: string) => {
    const next = parseNumber(text);
    const isClear = text.trim() === '';
    const isGood = isClear || faultOf(next, isAllowed) === undefined;
    setTyped({ text, was: isGood ? next : value });
    if (isGood && next !== value) onSet(next);
  };
  return (
    <>
      <div className={frameClass()}>
        <label htmlFor={id} className={classes.bound} aria-hidden="true">
          {label}
        </label>
        <TextInput
          id={id}
          isSmall
          className={classes.number}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          aria-label={name}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? noteId : undefined}
          value={written ?? (value === undefined ? '' : write(value))}
          onChange={(event) => handleChange(event.currentTarget.value)}
          onBlur={() => {
            if (!fault) setTyped(undefined);
          }}
        />
      </div>
      {fault && (
        <p id={noteId} className={classes.fault}>
          {fault}
        </p>
      )}
    </>
  );
}

function faultOf(number: number | undefined, isAllowed: (number: number) => boolean): string | undefined {
  if (number === undefined) return filterPanelTexts.notNumber;
  return isAllowed(number) ? undefined : filterPanelTexts.wrongOrder;
}
