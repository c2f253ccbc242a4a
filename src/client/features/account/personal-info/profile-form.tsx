import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Profile, ProfileBody } from '../../../../contract/account/profile.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { personalInfoTexts as words } from '../../../texts/personal-info.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { TextInput } from '../../../ui/kit/control.tsx';
import { Field } from '../../../ui/kit/field.tsx';
import { Segmented } from '../../../ui/kit/segmented.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { faultsOf, faultText, isStale } from '../field-faults.ts';
import { useFirstFault } from '../use-first-fault.ts';
import { profileWrites } from './mutations.ts';
import classes from './profile-form.module.css';
import { profileKey } from './queries.ts';

const TOAST_ID = 'profile-saved';

type TextName = Exclude<keyof ProfileBody, 'kind'>;
type Written = Record<TextName, string>;

const names: readonly TextName[] = [
  'firstName',
  'lastName',
  'nationalCode',
  'email',
  'companyName',
  'nationalId',
  'economicCode',
];

const textsOf = (profile: Profile): Written =>
  Object.fromEntries(names.map((name) => [name, profile[name] ?? ''])) as Written;

/** Fills itself anew from a newer profile until something is typed: that stays, whatever the server answers. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const queryClient = useQueryClient();
  const edit = useMutation(profileWrites(usePrivateApi()).edit());
  const firstFault = useFirstFault();
  const [seen, setSeen] = useState(profile);
  const [kind, setKind] = useState(profile.kind);
  const [texts, setTexts] = useState(() => textsOf(profile));
  const fill = (from: Profile) => {
    setSeen(from);
    setKind(from.kind);
    setTexts(textsOf(from));
  };
  const known = textsOf(seen);
  const isTouched = kind !== seen.kind || names.some((name) => texts[name] !== known[name]);
  if (profile.version > seen.version && !isTouched) fill(profile);
  const faults = faultsOf(edit.error);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (edit.isPending) return;
    edit.mutate(
      { version: seen.version, body: { kind, ...texts } },
      {
        onSuccess: (saved) => {
          fill(saved);
          showToast({ id: TOAST_ID, kind: 'done', text: words.saved });
        },
      },
    );
  };
  const field = (name: TextName, label: ReactNode, more: { hint?: string; inputMode?: 'numeric' | 'email' } = {}) => (
    <Field label={label} hint={more.hint} error={faults[name]}>
      {(wiring) => (
        <TextInput
          {...wiring}
          value={texts[name]}
          autoComplete={autoCompleteOf[name]}
          {...(more.inputMode && { inputMode: more.inputMode, dir: 'ltr' })}
          onChange={({ currentTarget: { value } }) => setTexts((before) => ({ ...before, [name]: value }))}
        />
      )}
    </Field>
  );
  return (
    <form {...firstFault} className={classes.form} noValidate onSubmit={handleSubmit}>
      <Segmented
        legend={words.kind.legend}
        name="kind"
        value={kind}
        onChoose={setKind}
        options={[
          { value: 'person', label: words.kind.person },
          { value: 'company', label: words.kind.company },
        ]}
      />
      <div className={classes.pair}>
        {field('firstName', words.firstName)}
        {field('lastName', words.lastName)}
      </div>
      {field('nationalCode', words.nationalCode.label, { hint: words.nationalCode.hint, inputMode: 'numeric' })}
      {field('email', words.email.label, { hint: words.email.hint, inputMode: 'email' })}
      {kind === 'company' && (
        <>
          {field('companyName', words.companyName)}
          <div className={classes.pair}>
            {field('nationalId', words.nationalId.label, { hint: words.nationalId.hint, inputMode: 'numeric' })}
            {field('economicCode', words.economicCode.label, { hint: words.economicCode.hint, inputMode: 'numeric' })}
          </div>
        </>
      )}
      {edit.error && (
        <div role="alert" className={classes.fault}>
          <p>{faultText(edit.error, words)}</p>
          {isStale(edit.error) && (
            <Button look="quiet" onClick={() => void queryClient.resetQueries({ queryKey: profileKey })}>
              {words.takeTheirs}
            </Button>
          )}
        </div>
      )}
      <Button type="submit" look="primary" isBusy={edit.isPending}>
        {edit.isPending ? words.saving : words.save}
      </Button>
    </form>
  );
}

const autoCompleteOf: Readonly<Record<TextName, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  nationalCode: 'off',
  email: 'email',
  companyName: 'organization',
  nationalId: 'off',
  economicCode: 'off',
};
