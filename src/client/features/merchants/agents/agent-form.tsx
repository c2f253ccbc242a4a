import { useEffect, useRef } from 'react';
import type { MerchantAgent } from '../../../../contract/merchants/merchant-agent.ts';
import { agentPermissions } from '../../../../core/people/agent-permissions.ts';
import { formatPhone } from '../../../../core/people/format-phone.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import classes from '../../../parts/form/sheet-form.module.css';
import { SheetForm } from '../../../parts/form/sheet-form.tsx';
import { TextLine } from '../../../parts/form/text-line.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { JalaliDateField } from '../../../ui/calendar/jalali-date-field.tsx';
import { HelpButton } from '../../../ui/help-button.tsx';
import { Choice } from '../../../ui/kit/fields/choice.tsx';
import { moneyFieldTexts } from '../../../ui/money/money-field-texts.ts';
import { type AgentDraft, draftOf, isDay, limitFault, missingOf, termsOf } from './agent-draft.ts';
import { agentTexts } from './agents-texts.ts';
import { agentDraftKey, agentWrites } from './mutations.ts';
import { SpendLimitFields } from './spend-limit-fields.tsx';

const { form: words, permissions } = agentTexts;

function limitError(draft: AgentDraft): { spendLimit?: string } {
  const fault = limitFault(draft);
  return fault ? { spendLimit: moneyFieldTexts.faults[fault] } : {};
}

type AgentFormProps = {
  merchantId: string;
  /** Undefined: a new invitation. */
  known: MerchantAgent | undefined;
  onSaved: (text: string) => void;
  onCancel: () => void;
};

/** An invitation, or other terms of an agent. */
export function AgentForm({ merchantId, known, onSaved, onCancel }: AgentFormProps) {
  const isEdit = known?.allowedActions.includes('edit') === true;
  const form = useForm({
    draftKey: agentDraftKey(merchantId, isEdit ? known.id : undefined),
    known: draftOf(known, new Date()),
    version: isEdit ? known.version : undefined,
    write: agentWrites(usePrivateApi()).save(),
    check: (draft) => ({
      ...Object.fromEntries(missingOf(draft).map((name) => [name, words.required])),
      ...limitError(draft),
      ...(!isDay(draft) && { validTo: words.noSuchDay }),
    }),
    send: (draft, version) => ({
      merchantId,
      phone: draft.phone,
      known: isEdit ? { id: known.id, version } : undefined,
      terms: termsOf(draft),
    }),
    onSaved: () => onSaved(isEdit ? words.saved : words.invited),
  });
  const { value: draft, change, faultOf } = form;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const line = (name: 'phone' | 'role') => (
    <TextLine
      {...words[name]}
      {...(name === 'phone' && { dir: 'ltr', inputMode: 'tel' as const })}
      error={faultOf(name)}
      value={draft[name]}
      onText={(text) => change({ [name]: text })}
    />
  );
  return (
    <SheetForm form={form} words={{ ...words, save: isEdit ? words.save : words.send }} onCancel={onCancel}>
      <h3 ref={heading} tabIndex={-1}>
        {known ? words.edit(known.name ?? formatPhone(known.phone)) : words.invite}
      </h3>
      {!known && line('phone')}
      {line('role')}
      <fieldset className={classes.week}>
        <legend>{words.permissions}</legend>
        <HelpButton id="agents.permissions" />
        {agentPermissions.map((one) => (
          <Choice
            key={one}
            type="checkbox"
            checked={draft.permissions.includes(one)}
            onChange={({ currentTarget: { checked } }) =>
              change({ permissions: draft.permissions.filter((other) => other !== one).concat(checked ? one : []) })
            }
          >
            {permissions[one]}
          </Choice>
        ))}
      </fieldset>
      {draft.permissions.includes('buyOnBehalf') && (
        <SpendLimitFields draft={draft} onChange={change} error={faultOf('spendLimit')} />
      )}
      <Choice
        type="checkbox"
        checked={draft.hasEnd}
        onChange={({ currentTarget }) => change({ hasEnd: currentTarget.checked })}
      >
        {words.hasEnd}
      </Choice>
      {draft.hasEnd && (
        <JalaliDateField
          legend={words.validTo}
          words={words}
          value={draft.end}
          error={isDay(draft) ? faultOf('validTo') : words.noSuchDay}
          onChange={(end) => change({ end })}
        />
      )}
    </SheetForm>
  );
}
