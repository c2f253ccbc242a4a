import type { OwnLegalForm } from '../../../../contract/merchants/legal-form.ts';
import type { OwnMerchant } from '../../../../contract/merchants/merchant.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { FormFoot } from '../../../parts/form/form-foot.tsx';
import { digits, TextLine } from '../../../parts/form/text-line.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { Segmented } from '../../../ui/kit/fields/segmented.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { CityChoice } from '../city-choice.tsx';
import { bodyOf, draftFaults, draftOf } from './legal-form-draft.ts';
import { legalFormDraftKey, publishingWrites } from './mutations.ts';
import classes from './publishing-screen.module.css';
import { publishingTexts } from './publishing-texts.ts';

const { legal: words } = publishingTexts;
const TOAST_ID = 'legal-form-saved';

type LegalFormSectionProps = { merchant: OwnMerchant; legalForm: OwnLegalForm };

/** Who the merchant is before the law. */
export function LegalFormSection({ merchant, legalForm }: LegalFormSectionProps) {
  const merchantId = merchant.id;
  const form = useForm({
    draftKey: legalFormDraftKey(merchantId),
    known: draftOf(legalForm.form, merchant),
    version: legalForm.version,
    write: publishingWrites(usePrivateApi()).saveLegalForm(),
    check: draftFaults,
    send: (draft, version) => ({ merchantId, version, form: bodyOf(draft) }),
    onSaved: () => showToast({ id: TOAST_ID, kind: 'done', text: words.saved }),
  });
  const { value: draft, change, faultOf } = form;
  const line = (
    name: 'legalName' | 'nationalId' | 'economicCode' | 'street' | 'postalCode' | 'phone',
    label: { label: string; hint: string },
    more: object = {},
  ) => (
    <TextLine
      {...label}
      {...more}
      error={faultOf(name)}
      value={draft[name]}
      onText={(text) => change({ [name]: text })}
    />
  );
  return (
    <form {...form.props} className={classes.form}>
      <Segmented
        legend={words.kind.legend}
        name="legal-kind"
        value={draft.kind}
        onChoose={(kind) => change({ kind })}
        options={[
          { value: 'company', label: words.kind.company },
          { value: 'person', label: words.kind.person },
        ]}
      />
      {line('legalName', words.legalName[draft.kind])}
      <div className={classes.pair}>
        {line('nationalId', words.nationalId[draft.kind], digits)}
        {draft.kind === 'person' && line('economicCode', words.economicCode, digits)}
      </div>
      <CityChoice
        stateId={draft.stateId}
        cityId={draft.cityId}
        error={faultOf('cityId')}
        onState={(stateId) => change({ stateId, cityId: '' })}
        onCity={(city) => change({ cityId: city?.id ?? '' })}
      />
      {line('street', words.street)}
      <div className={classes.pair}>
        {line('postalCode', words.postalCode, digits)}
        {line('phone', words.phone, { dir: 'ltr', inputMode: 'tel' })}
      </div>
      <FormFoot form={form} words={words} />
    </form>
  );
}
