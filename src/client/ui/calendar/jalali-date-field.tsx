import { useId } from 'react';
import { toPersianDigits } from '../../../core/numbers/numerals.ts';
import { tehranDate, toJalali } from '../../../core/time/jalali-date.ts';
import { type JalaliDate, jalaliMonths } from '../../../core/time/jalali-days.ts';
import { Select } from '../kit/fields/control.tsx';
import classes from './jalali-date-field.module.css';

const YEARS = 6;
const DAYS = 31;

type JalaliDateFieldProps = {
  legend: string;
  words: Readonly<Record<'day' | 'month' | 'year', string>>;
  value: JalaliDate;
  error?: string | undefined;
  /** Earlier years that are listed besides that of the value. @default 0 */
  yearsBack?: number;
  onChange: (date: JalaliDate) => void;
};

/** A day, from this year on unless it says more, in the Jalali calendar: three lists, quick with one hand. */
export function JalaliDateField({ legend, words, value, error, yearsBack = 0, onChange }: JalaliDateFieldProps) {
  const errorId = useId();
  const thisYear = toJalali(tehranDate(new Date())).year;
  const first = Math.min(thisYear - yearsBack, value.year);
  const options = {
    day: Array.from({ length: DAYS }, (_, index) => ({ number: index + 1, text: toPersianDigits(index + 1) })),
    month: jalaliMonths.map((text, index) => ({ number: index + 1, text })),
    year: Array.from({ length: thisYear + YEARS - first }, (_, index) => ({
      number: first + index,
      text: toPersianDigits(first + index),
    })),
  };
  return (
    <fieldset className={classes.date} aria-describedby={error ? errorId : undefined}>
      <legend>{legend}</legend>
      <div className={classes.parts}>
        {(['day', 'month', 'year'] as const).map((part) => (
          <Select
            key={part}
            aria-label={words[part]}
            aria-invalid={error ? true : undefined}
            value={value[part]}
            onChange={({ currentTarget }) => onChange({ ...value, [part]: Number(currentTarget.value) })}
          >
            {options[part].map(({ number, text }) => (
              <option key={number} value={number}>
                {text}
              </option>
            ))}
          </Select>
        ))}
      </div>
      {error && (
        <p id={errorId} role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
