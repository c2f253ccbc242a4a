import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { OwnMerchant } from '../../../contract/merchants/merchant.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { faultIn, faultsOf, faultText } from '../../parts/account/field-faults.ts';
import classes from '../../parts/account/sheet-form.module.css';
import { useFirstFault } from '../../parts/account/use-first-fault.ts';
import { Button } from '../../ui/kit/button.tsx';
import { TextInput } from '../../ui/kit/fields/control.tsx';
import { Field } from '../../ui/kit/fields/field.tsx';
import { Segmented } from '../../ui/kit/fields/segmented.tsx';
import { sheetFootClass } from '../../ui/kit/sheet.tsx';
import { CityChoice } from './city-choice.tsx';
import { draftOf, formOf, type MerchantDraft } from './merchant-draft.ts';
import { merchantTexts } from './merchants-texts.ts';
import { merchantWrites } from './mutations.ts';
import { NameField } from './name-field.tsx';

const { form: words } = merchantTexts;

type MerchantFormProps = {
  /** Undefined: a new merchant. */
  known: OwnMerchant | undefined;
  onSaved: () => void;
  onCancel: () => void;
};

/** What is typed stays, whatever the server answers. */
export function MerchantForm({ known: latest, onSaved, onCancel }: MerchantFormProps) {
  // The version that the form was filled from: a newer one was changed elsewhere.
  const [known] = useState(latest);
  const save = useMutation(merchantWrites(usePrivateApi()).save());
  const firstFault = useFirstFault();
  const [draft, setDraft] = useState(() => draftOf(known));
  const [isNameMissing, setNameMissing] = useState(false);
  const faults = faultsOf(save.error);
  const isKept = known?.status === 'confirmed';
  const change = (changes: Partial<MerchantDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = draft.name.trim() === '';
    setNameMissing(isMissing);
    if (!isMissing && !save.isPending) save.mutate({ known, form: formOf(draft) }, { onSuccess: onSaved });
  };
  const line = (name: 'phones' | 'website', kind: 'tel' | 'url') => (
    <Field label={words[name].label} hint={words[name].hint} error={faultIn(faults, name)}>
      {(wiring) => (
        <TextInput
          {...wiring}
          dir="ltr"
          inputMode={kind}
          value={draft[name]}
          onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
        />
      )}
    </Field>
  );
  return (
    <form {...firstFault} className={classes.form} noValidate onSubmit={handleSubmit}>
      <div className={classes.fields}>
        <NameField
          name={draft.name}
          known={known}
          isKept={isKept}
          error={isNameMissing && draft.name === '' ? words.required : faults.name}
          onChange={(name) => change({ name })}
        />
        {!isKept && (
          <Segmented
            legend={words.kind.legend}
            name="merchant-kind"
            value={draft.kind}
            onChoose={(kind) => change({ kind })}
            options={[
              { value: 'company', label: words.kind.company },
              { value: 'person', label: words.kind.person },
            ]}
          />
        )}
        {line('phones', 'tel')}
        <CityChoice
          stateId={draft.stateId}
          cityId={draft.cityId}
          error={faults.cityId}
          onState={(stateId) => change({ stateId, cityId: '' })}
          onCity={(city) => change({ cityId: city?.id ?? '' })}
        />
        {line('website', 'url')}
        {save.error && (
          <p role="alert" className={classes.fault}>
            {faultText(save.error, words)}
          </p>
        )}
      </div>
      <div className={sheetFootClass(classes.choices)}>
        <Button type="submit" look="primary" isBusy={save.isPending}>
          {save.isPending ? words.saving : words.save}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </form>
  );
}
