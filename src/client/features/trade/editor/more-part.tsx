import { fromJalali, tehranDate, toJalali } from '../../../../core/time/jalali-date.ts';
import { TextLine } from '../../../parts/form/text-line.tsx';
import type { Form } from '../../../parts/form/use-form.ts';
import { JalaliDateField } from '../../../ui/calendar/jalali-date-field.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { TextArea } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import classes from './editor.module.css';
import { editorTexts as words } from './editor-texts.ts';
import type { RequestDraft } from './request-draft.ts';

const TITLE_MAX = 120;
const DESCRIPTION_MAX = 8_000;
const WEEK_MS = 7 * 24 * 60 * 60_000;

type MorePartProps = { form: Pick<Form<RequestDraft>, 'value' | 'change' | 'faultOf'> };

/** What most requests do without: a title, a description, and the day of the need. */
export function MorePart({ form: { value: draft, change, faultOf } }: MorePartProps) {
  return (
    <details className={classes.more} open={Boolean(draft.description || draft.title || draft.neededBy)}>
      <summary>{words.more}</summary>
      <section className={classes.part}>
        <TextLine
          label={words.heading}
          hint={words.headingHint}
          error={faultOf('title')}
          value={draft.title}
          maxLength={TITLE_MAX}
          onText={(title) => change({ title })}
        />
        <Field label={words.description} error={faultOf('description')}>
          {(wiring) => (
            <TextArea
              {...wiring}
              rows={3}
              maxLength={DESCRIPTION_MAX}
              value={draft.description}
              onChange={({ currentTarget }) => change({ description: currentTarget.value })}
            />
          )}
        </Field>
        {draft.neededBy ? (
          <JalaliDateField
            legend={words.needed}
            words={words.dateWords}
            value={toJalali(draft.neededBy)}
            error={faultOf('neededBy')}
            onChange={(date) => change({ neededBy: fromJalali(date) ?? draft.neededBy })}
          />
        ) : (
          <Button
            className={classes.add}
            onClick={() => change({ neededBy: tehranDate(new Date(Date.now() + WEEK_MS)) })}
          >
            {words.neededOn}
          </Button>
        )}
        {draft.neededBy && (
          <Button look="quiet" size="compact" className={classes.add} onClick={() => change({ neededBy: '' })}>
            {words.neededOff}
          </Button>
        )}
      </section>
    </details>
  );
}
