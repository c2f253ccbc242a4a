import type { OwnMerchant } from '../../../contract/merchants/merchant.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { SheetForm } from '../../parts/form/sheet-form.tsx';
import { TextLine } from '../../parts/form/text-line.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { Segmented } from '../../ui/kit/fields/segmented.tsx';
import { CityChoice } from './city-choice.tsx';
import { draftOf, formOf } from './merchant-draft.ts';
import { merchantTexts } from './merchants-texts.ts';
import { merchantDraftKey, merchantWrites } from './mutations.ts';
import { NameField } from './name-field.tsx';

const { form: words } = merchantTexts;

type MerchantFormProps = {
  /** Undefined: a new merchant. */
  known: OwnMerchant | undefined;
  onSaved: () => void;
  onCancel: () => void;
};

export function MerchantForm({ known, onSaved, onCancel }: MerchantFormProps) {
  const form = useForm({
    draftKey: merchantDraftKey(known?.id),
    known: draftOf(known),
    version: known?.version,
    write: merchantWrites(usePrivateApi()).save(),
    check: ({ name }) => (name.trim() === '' ? { name: words.required } : {}),
    send: (draft, version) => ({ known: known && { id: known.id, version }, form: formOf(draft) }),
    onSaved,
  });
  const { value: draft, change, faultOf } = form;
  const isKept = known?.status === 'confirmed';
  const line = (name: 'phones' | 'website', kind: 'tel' | 'url') => (
    <TextLine
      {...words[name]}
      error={faultOf(name)}
      dir="ltr"
      inputMode={kind}
      value={draft[name]}
      onText={(text) => change({ [name]: text })}
    />
  );
  return (
    <SheetForm form={form} words={words} onCancel={onCancel}>
      <NameField
        name={draft.name}
        known={known}
        isKept={isKept}
        error={faultOf('name')}
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
        error={faultOf('cityId')}
        onState={(stateId) => change({ stateId, cityId: '' })}
        onCity={(city) => change({ cityId: city?.id ?? '' })}
      />
      {line('website', 'url')}
    </SheetForm>
  );
}
