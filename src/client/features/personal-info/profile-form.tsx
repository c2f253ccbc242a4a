import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import type { Profile, ProfileBody } from '../../../contract/account/profile.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import type { DraftForm } from '../../offline/drafts/drafts.ts';
import { useDraft } from '../../offline/drafts/use-draft.ts';
import { faultsOf, faultText, isStale } from '../../parts/account/field-faults.ts';
import { profileKey } from '../../parts/account/personal-info/queries.ts';
import { useFirstFault } from '../../parts/account/use-first-fault.ts';
import { Button } from '../../ui/kit/button.tsx';
import { TextInput } from '../../ui/kit/fields/control.tsx';
import { Field } from '../../ui/kit/fields/field.tsx';
import { Segmented } from '../../ui/kit/fields/segmented.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { profileWrites } from './mutations.ts';
import { personalInfoTexts as words } from './personal-info-texts.ts';
import classes from './profile-form.module.css';

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

/** What is typed, over the profile of this version. */
interface Typed {
  version: number;
  kind: Profile['kind'];
  texts: Written;
}

const isTyped = (value: unknown): value is Typed => {
  if (typeof value !== 'object' || value === null) return false;
  const { version, kind, texts } = value as Partial<Typed>;
  const isKind = kind === 'person' || kind === 'company';
  return typeof version === 'number' && isKind && names.every((name) => typeof texts?.[name] === 'string');
};

/** Undefined: nothing is typed, the form shows the profile. */
const draftForm: DraftForm<Typed | undefined> = { accepts: isTyped };

const typedOf = (profile: Profile): Typed => ({
  version: profile.version,
  kind: profile.kind,
  texts: Object.fromEntries(names.map((name) => [name, profile[name] ?? ''])) as Written,
});

/** Shows a newer profile until something is typed: that stays over a reload, and whatever the server answers. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const queryClient = useQueryClient();
  const edit = useMutation(profileWrites(usePrivateApi()).edit());
  const firstFault = useFirstFault();
  const draft = useDraft<Typed | undefined>('profile', undefined, draftForm);
  const known = typedOf(profile);
  const { version, kind, texts } = draft.value ?? known;
  const change = (changes: Partial<Pick<Typed, 'kind' | 'texts'>>) => {
    const next = { version, kind, texts, ...changes };
    const isKnown = next.kind === known.kind && names.every((name) => next.texts[name] === known.texts[name]);
    if (isKnown) draft.drop();
    else draft.change(next);
  };
  const faults = faultsOf(edit.error);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (edit.isPending) return;
    edit.mutate(
      { version, body: { kind, ...texts } },
      {
        onSuccess: () => {
          draft.drop();
          showToast({ id: TOAST_ID, kind: 'done', text: words.saved });
        },
      },
    );
  };
  const takeTheirs = () => {
    draft.drop();
    void queryClient.resetQueries({ queryKey: profileKey });
  };
  const field = (name: TextName, label: ReactNode, more: { hint?: string; inputMode?: 'numeric' | 'email' } = {}) => (
    <Field label={label} hint={more.hint} error={faults[name]}>
      {(wiring) => (
        <TextInput
          {...wiring}
          value={texts[name]}
          autoComplete={autoCompleteOf[name]}
          {...(more.inputMode && { inputMode: more.inputMode, dir: 'ltr' })}
          onChange={({ currentTarget: { value } }) => change({ texts: { ...texts, [name]: value } })}
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
        onChoose={(chosen) => change({ kind: chosen })}
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
            <Button look="quiet" onClick={takeTheirs}>
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
