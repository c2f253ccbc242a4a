import type { ReactNode } from 'react';
import type { Profile, ProfileBody } from '../../../contract/account/profile.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { FormFoot } from '../../parts/form/form-foot.tsx';
import { TextLine } from '../../parts/form/text-line.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { Segmented } from '../../ui/kit/fields/segmented.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { PROFILE_DRAFT, profileWrites } from './mutations.ts';
import { personalInfoTexts as words } from './personal-info-texts.ts';
import classes from './profile-form.module.css';

const TOAST_ID = 'profile-saved';

type TextName = Exclude<keyof ProfileBody, 'kind'>;

const names: readonly TextName[] = [
  'firstName',
  'lastName',
  'nationalCode',
  'email',
  'companyName',
  'nationalId',
  'economicCode',
];

const typedOf = (profile: Profile) => ({
  kind: profile.kind,
  texts: Object.fromEntries(names.map((name) => [name, profile[name] ?? ''])) as Record<TextName, string>,
});

/** Shows a newer profile until something is typed. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const form = useForm({
    draftKey: PROFILE_DRAFT,
    known: typedOf(profile),
    version: profile.version,
    write: profileWrites(usePrivateApi()).edit(),
    send: ({ kind, texts }, version) => ({ version, body: { kind, ...texts } }),
    onSaved: () => showToast({ id: TOAST_ID, kind: 'done', text: words.saved }),
  });
  const { value, change, faultOf } = form;
  const { kind, texts } = value;
  const field = (name: TextName, label: ReactNode, more: { hint?: string; inputMode?: 'numeric' | 'email' } = {}) => (
    <TextLine
      label={label}
      {...more}
      dir={more.inputMode && 'ltr'}
      autoComplete={autoCompleteOf[name]}
      error={faultOf(name)}
      value={texts[name]}
      onText={(text) => change({ texts: { ...texts, [name]: text } })}
    />
  );
  return (
    <form {...form.props} className={classes.form}>
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
      <FormFoot form={form} words={words} />
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
