import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { OwnMerchantDetail } from '../../../contract/merchants/merchant.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { faultIn, faultsOf, faultText } from '../../parts/account/field-faults.ts';
import classes from '../../parts/account/sheet-form.module.css';
import { useFirstFault } from '../../parts/account/use-first-fault.ts';
import { Button } from '../../ui/kit/button.tsx';
import { Choice } from '../../ui/kit/fields/choice.tsx';
import { TextInput } from '../../ui/kit/fields/control.tsx';
import { Field } from '../../ui/kit/fields/field.tsx';
import { sheetFootClass } from '../../ui/kit/sheet.tsx';
import { merchantTexts } from './merchants-texts.ts';
import { merchantWrites } from './mutations.ts';
import { SaleCityFields } from './sale-city-fields.tsx';
import { bodyOf, draftOf, type SaleSettingDraft, wholeNumber } from './sale-setting-draft.ts';
import { WorkingHoursFields } from './working-hours-fields.tsx';

const { sale: words, form: formWords } = merchantTexts;

type SaleSettingFormProps = {
  merchant: OwnMerchantDetail;
  onSaved: () => void;
  onCancel: () => void;
};

/** Fills itself from the merchant once: what is typed stays, whatever the server answers. */
export function SaleSettingForm({ merchant, onSaved, onCancel }: SaleSettingFormProps) {
  const save = useMutation(merchantWrites(usePrivateApi()).saveSetting());
  const firstFault = useFirstFault();
  const [version] = useState(merchant.version);
  const [draft, setDraft] = useState(() => draftOf(merchant.saleSetting));
  const [isChecked, setChecked] = useState(false);
  const faults = faultsOf(save.error);
  const change = (changes: Partial<SaleSettingDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const setting = bodyOf(merchant.id, draft);
    setChecked(setting === undefined);
    if (setting && !save.isPending) save.mutate({ version, setting }, { onSuccess: onSaved });
  };
  const number = (name: 'minOrderAmount' | 'preparationDays') => (
    <Field
      label={words[name].label}
      hint={words[name].hint}
      error={isChecked && wholeNumber(draft[name]) === undefined ? words.number : faults[name]}
    >
      {(wiring) => (
        <TextInput
          {...wiring}
          dir="ltr"
          inputMode="numeric"
          value={draft[name]}
          onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
        />
      )}
    </Field>
  );
  const box = (name: 'vatIncluded' | 'autoAccept') => (
    <Choice
      type="checkbox"
      checked={draft[name]}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.checked })}
    >
      {words[name]}
    </Choice>
  );
  return (
    <form {...firstFault} className={classes.form} noValidate onSubmit={handleSubmit}>
      <div className={classes.fields}>
        <div className={classes.pair}>
          {number('minOrderAmount')}
          {number('preparationDays')}
        </div>
        {box('vatIncluded')}
        {box('autoAccept')}
        <h3>{words.cities}</h3>
        <SaleCityFields cities={draft.cities} isChecked={isChecked} onChange={(cities) => change({ cities })} />
        <h3>{words.hours}</h3>
        <WorkingHoursFields
          hours={draft.hours}
          onChange={(weekday, changes) =>
            change({ hours: { ...draft.hours, [weekday]: { ...draft.hours[weekday], ...changes } } })
          }
        />
        {save.error && (
          <p role="alert" className={classes.fault}>
            {faultIn(faults, 'workingHours') ?? faultIn(faults, 'saleCities') ?? faultText(save.error, formWords)}
          </p>
        )}
      </div>
      <div className={sheetFootClass(classes.choices)}>
        <Button type="submit" look="primary" isBusy={save.isPending}>
          {save.isPending ? formWords.saving : formWords.save}
        </Button>
        <Button onClick={onCancel}>{formWords.cancel}</Button>
      </div>
    </form>
  );
}
