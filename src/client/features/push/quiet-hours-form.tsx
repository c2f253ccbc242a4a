import { type FormEvent, useState } from 'react';
import { WithHelp } from '../../ui/help-button.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { TextInput } from '../../ui/kit/fields/control.tsx';
import { Field } from '../../ui/kit/fields/field.tsx';
import type { DeviceSettings } from './device-subscription.ts';
import classes from './push-screen.module.css';
import { pushTexts } from './push-texts.ts';

const USUAL_FROM = 22 * 60;
const USUAL_TO = 7 * 60;

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const clockOf = (minute: number): string => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
const minuteOf = (clock: string): number => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
};

type QuietHoursFormProps = {
  settings: DeviceSettings;
  isFixed: boolean;
  onQuiet: (from: number | null, to: number | null) => void;
};

/** Proposes a night; nothing is saved before the submit. */
export function QuietHoursForm({ settings, isFixed, onQuiet }: QuietHoursFormProps) {
  const { quietFrom, quietTo } = settings;
  const [from, setFrom] = useState(clockOf(quietFrom ?? USUAL_FROM));
  const [to, setTo] = useState(clockOf(quietTo ?? USUAL_TO));
  const isSet = quietFrom !== null && quietTo !== null;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onQuiet(minuteOf(from), minuteOf(to));
  };
  return (
    <section className={classes.section}>
      <WithHelp id="push.quiet-hours">
        <h2>{pushTexts.quietHeading}</h2>
      </WithHelp>
      <p className={classes.hint}>
        {isSet ? pushTexts.quietNow(clockOf(quietFrom), clockOf(quietTo)) : pushTexts.quietNone}
      </p>
      <form className={classes.quiet} onSubmit={handleSubmit}>
        <ClockField label={pushTexts.quietFrom} value={from} onValue={setFrom} />
        <ClockField label={pushTexts.quietTo} value={to} onValue={setTo} />
        <Button type="submit" look="primary" disabled={isFixed || from === to}>
          {pushTexts.quietSave}
        </Button>
        {isSet && (
          <Button look="quiet" disabled={isFixed} onClick={() => onQuiet(null, null)}>
            {pushTexts.quietClear}
          </Button>
        )}
      </form>
      {from === to && <p className={classes.failed}>{pushTexts.quietSame}</p>}
    </section>
  );
}

type ClockFieldProps = { label: string; value: string; onValue: (value: string) => void };

const ClockField = ({ label, value, onValue }: ClockFieldProps) => (
  <Field label={label}>
    {(wiring) => (
      <TextInput
        {...wiring}
        type="time"
        dir="ltr"
        required
        value={value}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
      />
    )}
  </Field>
);
