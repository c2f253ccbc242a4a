import { spendPeriods } from '../../../../core/people/spend-period.ts';
import classes from '../../../parts/form/sheet-form.module.css';
import { Choice } from '../../../ui/kit/fields/choice.tsx';
import { MoneyField } from '../../../ui/money/money-field.tsx';
import type { AgentDraft } from './agent-draft.ts';
import { agentTexts } from './agents-texts.ts';

const { limit: words } = agentTexts;

type SpendLimitFieldsProps = {
  draft: AgentDraft;
  onChange: (changes: Partial<AgentDraft>) => void;
  error: string | undefined;
};

/** How much an agent buys for without asking. */
export const SpendLimitFields = ({ draft, onChange, error }: SpendLimitFieldsProps) => (
  <>
    <Choice
      type="checkbox"
      checked={draft.hasLimit}
      onChange={({ currentTarget: { checked } }) => onChange({ hasLimit: checked })}
    >
      {words.has}
    </Choice>
    {draft.hasLimit && (
      <>
        <MoneyField
          label={words.label}
          hint={words.hint}
          error={error}
          text={draft.limit}
          onChange={(limit) => onChange({ limit })}
        />
        <fieldset className={classes.week}>
          <legend>{words.period}</legend>
          {spendPeriods.map((one) => (
            <Choice
              key={one}
              type="radio"
              name="period"
              checked={draft.period === one}
              onChange={() => onChange({ period: one })}
            >
              {words.periods[one]}
            </Choice>
          ))}
        </fieldset>
      </>
    )}
  </>
);
