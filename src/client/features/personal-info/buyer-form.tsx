import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { BuyerBody } from '../../../contract/account/buyer.ts';
import type { Profile } from '../../../contract/account/profile.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { customerTexts } from '../../parts/account/customer/customer-texts.ts';
import { faultsOf, faultText } from '../../parts/account/field-faults.ts';
import classes from '../../parts/account/sheet-form.module.css';
import { useFirstFault } from '../../parts/account/use-first-fault.ts';
import { Button } from '../../ui/kit/button.tsx';
import { TextInput } from '../../ui/kit/fields/control.tsx';
import { Field } from '../../ui/kit/fields/field.tsx';
import { sheetFootClass } from '../../ui/kit/sheet.tsx';
import { profileWrites } from './mutations.ts';
import { personalInfoTexts } from './personal-info-texts.ts';

const { buyer: words } = customerTexts;

const names = ['firstName', 'lastName', 'nationalCode', 'companyName', 'economicCode'] as const;
type Name = (typeof names)[number];
const required: ReadonlySet<Name> = new Set(['firstName', 'lastName']);
const codes: ReadonlySet<Name> = new Set(['nationalCode', 'economicCode']);

const bodyOf = (texts: Record<Name, string>): BuyerBody => ({
  firstName: texts.firstName,
  lastName: texts.lastName,
  nationalCode: texts.nationalCode || null,
  companyName: texts.companyName || null,
  economicCode: texts.economicCode || null,
});

type BuyerFormProps = {
  profile: Profile;
  onSaved: (buyerId: string) => void;
  onCancel: () => void;
};

/** Who buys, as the profile says it; another name may be written. */
export function BuyerForm({ profile, onSaved, onCancel }: BuyerFormProps) {
  const register = useMutation(profileWrites(usePrivateApi()).registerBuyer());
  const firstFault = useFirstFault();
  const [texts, setTexts] = useState(
    () => Object.fromEntries(names.map((name) => [name, profile[name] ?? ''])) as Record<Name, string>,
  );
  const [isChecked, setChecked] = useState(false);
  const { error, isPending } = register;
  const faults = faultsOf(error);
  const isMissing = (name: Name) => required.has(name) && texts[name].trim() === '';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (names.some(isMissing) || isPending) return;
    register.mutate(bodyOf(texts), { onSuccess: ({ id }) => onSaved(id) });
  };
  const field = (name: Name) => {
    const label = personalInfoTexts[name];
    return (
      <Field
        key={name}
        label={typeof label === 'string' ? label : label.label}
        hint={typeof label === 'string' ? undefined : label.hint}
        error={isChecked && isMissing(name) ? words.required : faults[name]}
      >
        {(wiring) => (
          <TextInput
            {...wiring}
            value={texts[name]}
            {...(codes.has(name) && { dir: 'ltr', inputMode: 'numeric' as const })}
            onChange={({ currentTarget: { value } }) => setTexts((before) => ({ ...before, [name]: value }))}
          />
        )}
      </Field>
    );
  };
  return (
    <form {...firstFault} className={classes.form} noValidate onSubmit={handleSubmit}>
      <div className={classes.fields}>
        {names.map(field)}
        {error && (
          <p role="alert" className={classes.fault}>
            {faultText(error, words)}
          </p>
        )}
      </div>
      <div className={sheetFootClass(classes.choices)}>
        <Button type="submit" look="primary" isBusy={isPending}>
          {isPending ? words.saving : words.save}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </form>
  );
}
