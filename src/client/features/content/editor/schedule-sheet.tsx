import { type FormEvent, useState } from 'react';
import { fromJalali, tehranDate, toJalali } from '../../../../core/time/jalali-date.ts';
import { contentEditorTexts } from '../../../parts/content/content-editor-texts.ts';
import { JalaliDateField } from '../../../ui/calendar/jalali-date-field.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { Select } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import { Sheet, sheetFootClass } from '../../../ui/kit/sheet.tsx';
import classes from './editor.module.css';

const { schedule: words } = contentEditorTexts;
const HOURS = 24;
const MORNING = 9;
const DAY_MS = 24 * 60 * 60_000;
/** Iran has had no summer time since 1401. */
const TEHRAN_OFFSET = '+03:30';

type ScheduleSheetProps = {
  isBusy: boolean;
  onSend: (publishAt: string) => void;
  onClose: () => void;
};

/** When a page becomes public: a day of the Jalali calendar and an hour in Tehran. */
export function ScheduleSheet({ isBusy, onSend, onClose }: ScheduleSheetProps) {
  const [day, setDay] = useState(() => toJalali(tehranDate(new Date(Date.now() + DAY_MS))));
  const [hour, setHour] = useState(MORNING);
  const [fault, setFault] = useState<string>();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const date = fromJalali(day);
    if (date === undefined) return setFault(words.noSuchDay);
    const at = new Date(`${date}T${String(hour).padStart(2, '0')}:00:00${TEHRAN_OFFSET}`);
    if (at.getTime() <= Date.now()) return setFault(words.past);
    setFault(undefined);
    if (!isBusy) onSend(at.toISOString());
  };
  return (
    <Sheet heading={words.heading} onClose={onClose}>
      {(close) => (
        <form noValidate className={classes.group} onSubmit={handleSubmit}>
          <JalaliDateField legend={words.day} words={words.words} value={day} error={fault} onChange={setDay} />
          <Field label={words.hour}>
            {(wiring) => (
              <Select {...wiring} value={hour} onChange={({ currentTarget }) => setHour(Number(currentTarget.value))}>
                {Array.from({ length: HOURS }, (_, one) => (
                  <option key={words.at(one)} value={one}>
                    {words.at(one)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <div className={sheetFootClass(classes.choices)}>
            <Button type="submit" look="primary" isBusy={isBusy}>
              {words.send}
            </Button>
            <Button onClick={close}>{words.cancel}</Button>
          </div>
        </form>
      )}
    </Sheet>
  );
}
