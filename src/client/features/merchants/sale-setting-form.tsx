import type { OwnMerchantDetail } from '../../../contract/merchants/merchant.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import classes from '../../parts/form/sheet-form.module.css';
import { SheetForm } from '../../parts/form/sheet-form.tsx';
import { digits, TextLine } from '../../parts/form/text-line.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { Choice } from '../../ui/kit/fields/choice.tsx';
import { MoneyField } from '../../ui/money/money-field.tsx';
import { moneyFieldTexts } from '../../ui/money/money-field-texts.ts';
import { merchantTexts } from './merchants-texts.ts';
import { merchantWrites, saleSettingDraftKey } from './mutations.ts';
import { SaleCityFields } from './sale-city-fields.tsx';
import { bodyOf, draftFaults, draftOf } from './sale-setting-draft.ts';
import { WorkingHoursFields } from './working-hours-fields.tsx';

const { sale: words, form: formWords } = merchantTexts;
const faultWords = { ...moneyFieldTexts.faults, noNumber: words.number };

type SaleSettingFormProps = {
  merchant: OwnMerchantDetail;
  onSaved: () => void;
  onCancel: () => void;
};

export function SaleSettingForm({ merchant, onSaved, onCancel }: SaleSettingFormProps) {
  const form = useForm({
    draftKey: saleSettingDraftKey(merchant.id),
    known: draftOf(merchant.saleSetting),
    version: merchant.version,
    write: merchantWrites(usePrivateApi()).saveSetting(),
    check: (draft) => Object.fromEntries([...draftFaults(draft)].map(([name, fault]) => [name, faultWords[fault]])),
    send: (draft, version) => ({ version, setting: bodyOf(merchant.id, draft) }),
    onSaved,
  });
  const { value: draft, change, faultOf } = form;
  const box = (name: 'vatIncluded' | 'autoAccept') => (
    <Choice
      type="checkbox"
      checked={draft[name]}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.checked })}
    >
      {words[name]}
    </Choice>
  );
  const hoursFault = faultOf('workingHours');
  return (
    <SheetForm form={form} words={formWords} onCancel={onCancel}>
      <div className={classes.pair}>
        <MoneyField
          {...words.minOrderAmount}
          error={faultOf('minOrderAmount')}
          text={draft.minOrderAmount}
          onChange={(minOrderAmount) => change({ minOrderAmount })}
        />
        <TextLine
          {...words.preparationDays}
          {...digits}
          error={faultOf('preparationDays')}
          value={draft.preparationDays}
          onText={(preparationDays) => change({ preparationDays })}
        />
      </div>
      {box('vatIncluded')}
      {box('autoAccept')}
      <h3>{words.cities}</h3>
      <SaleCityFields cities={draft.cities} faultOf={faultOf} onChange={(cities) => change({ cities })} />
      <h3>{words.hours}</h3>
      <WorkingHoursFields
        hours={draft.hours}
        onChange={(weekday, changes) =>
          change({ hours: { ...draft.hours, [weekday]: { ...draft.hours[weekday], ...changes } } })
        }
      />
      {hoursFault && (
        <p role="alert" className={classes.fault}>
          {hoursFault}
        </p>
      )}
    </SheetForm>
  );
}
