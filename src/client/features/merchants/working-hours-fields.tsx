import { type Weekday, weekdays } from '../../../core/time/weekdays.ts';
import classes from '../../parts/form/sheet-form.module.css';
import { Choice } from '../../ui/kit/fields/choice.tsx';
import { TextInput } from '../../ui/kit/fields/control.tsx';
import { merchantTexts } from './merchants-texts.ts';
import type { OpenDay, SaleSettingDraft } from './sale-setting-draft.ts';

const { sale: words } = merchantTexts;

type WorkingHoursFieldsProps = {
  hours: SaleSettingDraft['hours'];
  onChange: (weekday: Weekday, changes: Partial<OpenDay>) => void;
};

/** The days of the week, each open between two times or closed. */
export const WorkingHoursFields = ({ hours, onChange }: WorkingHoursFieldsProps) => (
  <fieldset className={classes.week}>
    <legend className="visually-hidden">{words.hours}</legend>
    {weekdays.map((weekday) => {
      const day = words.days[weekday];
      const { isOpen, opens, closes } = hours[weekday];
      return (
        <div key={weekday} className={classes.day}>
          <Choice
            type="checkbox"
            checked={isOpen}
            onChange={({ currentTarget }) => onChange(weekday, { isOpen: currentTarget.checked })}
          >
            {day}
          </Choice>
          {isOpen && (
            <>
              <TextInput
                type="time"
                isSmall
                aria-label={words.opens(day)}
                value={opens}
                onChange={({ currentTarget }) => onChange(weekday, { opens: currentTarget.value })}
              />
              <TextInput
                type="time"
                isSmall
                aria-label={words.closes(day)}
                value={closes}
                onChange={({ currentTarget }) => onChange(weekday, { closes: currentTarget.value })}
              />
            </>
          )}
        </div>
      );
    })}
  </fieldset>
);
