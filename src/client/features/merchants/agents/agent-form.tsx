import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { MerchantAgent } from '../../../../contract/merchants/merchant-agent.ts';
import { toPersianDigits } from '../../../../core/numbers/numerals.ts';
import { agentPermissions } from '../../../../core/people/agent-permissions.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { faultIn, faultsOf, faultText } from '../../../parts/account/field-faults.ts';
import classes from '../../../parts/account/sheet-form.module.css';
import { useFirstFault } from '../../../parts/account/use-first-fault.ts';
import { JalaliDateField } from '../../../ui/calendar/jalali-date-field.tsx';
import { HelpButton } from '../../../ui/help-button.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { Choice } from '../../../ui/kit/fields/choice.tsx';
import { TextInput } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import { sheetFootClass } from '../../../ui/kit/sheet.tsx';
import { type AgentDraft, draftOf, termsOf } from './agent-draft.ts';
import { agentTexts } from './agents-texts.ts';
import { agentWrites } from './mutations.ts';

const { form: words, permissions } = agentTexts;

type AgentFormProps = {
  merchantId: string;
  /** Undefined: a new invitation. */
  known: MerchantAgent | undefined;
  onSaved: (text: string) => void;
  onCancel: () => void;
};

/** An invitation, or other terms of an agent. What is typed stays, whatever the server answers. */
export function AgentForm({ merchantId, known, onSaved, onCancel }: AgentFormProps) {
  const writes = agentWrites(usePrivateApi());
  const invite = useMutation(writes.invite());
  const firstFault = useFirstFault();
  const edit = useMutation(writes.edit());
  const [draft, setDraft] = useState(() => draftOf(known, new Date()));
  const [isChecked, setChecked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isEdit = known?.allowedActions.includes('edit') === true;
  const { error, isPending } = isEdit ? edit : invite;
  const faults = faultsOf(error);
  const terms = termsOf(draft);
  const change = (changes: Partial<AgentDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!terms || draft.role.trim() === '' || draft.phone.trim() === '' || isPending) return;
    if (isEdit) edit.mutate({ ...known, terms }, { onSuccess: () => onSaved(words.saved) });
    else invite.mutate({ merchantId, phone: draft.phone, ...terms }, { onSuccess: () => onSaved(words.invited) });
  };
  const line = (name: 'phone' | 'role') => (
    <Field
      label={words[name].label}
      hint={words[name].hint}
      error={isChecked && draft[name].trim() === '' ? words.required : faults[name]}
    >
      {(wiring) => (
        <TextInput
          {...wiring}
          value={draft[name]}
          {...(name === 'phone' && { dir: 'ltr', inputMode: 'tel' as const })}
          onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
        />
      )}
    </Field>
  );
  return (
    <form {...firstFault} className={classes.form} noValidate onSubmit={handleSubmit}>
      <div className={classes.fields}>
        <h3 ref={heading} tabIndex={-1}>
          {known ? words.edit(known.name ?? toPersianDigits(known.phone)) : words.invite}
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
            error={terms ? faultIn(faults, 'validTo') : words.noSuchDay}
            onChange={(end) => change({ end })}
          />
        )}
        {error && (
          <p role="alert" className={classes.fault}>
            {faultText(error, words)}
          </p>
        )}
      </div>
      <div className={sheetFootClass(classes.choices)}>
        <Button type="submit" look="primary" isBusy={isPending}>
          {isPending ? words.saving : isEdit ? words.save : words.send}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </form>
  );
}
