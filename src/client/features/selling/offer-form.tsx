import { useRef } from 'react';
import type { OwnOffer } from '../../../contract/catalog/own-offer.ts';
import { priceTypes, stockStates } from '../../../core/catalog/offer-types.ts';
import { priceDoubts } from '../../../core/money/price-doubts.ts';
import { textOf } from '../../data/intents.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import classes from '../../parts/form/sheet-form.module.css';
import { SheetForm } from '../../parts/form/sheet-form.tsx';
import { digits, TextLine } from '../../parts/form/text-line.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { sellingTexts } from '../../parts/selling/selling-texts.ts';
import { texts } from '../../texts/app-texts.ts';
import { JalaliDateField } from '../../ui/calendar/jalali-date-field.tsx';
import { WithHelp } from '../../ui/help-button.tsx';
import { Choice } from '../../ui/kit/fields/choice.tsx';
import { Select } from '../../ui/kit/fields/control.tsx';
import { Field } from '../../ui/kit/fields/field.tsx';
import { Segmented } from '../../ui/kit/fields/segmented.tsx';
import { moneyFieldTexts } from '../../ui/money/money-field-texts.ts';
import { offerDraftKey, sellingWrites } from './mutations.ts';
import { draftFaults, draftOf, type OfferDraft, offerTermsOf, withMoq } from './offer-draft.ts';
import { PriceQuestion } from './price-question.tsx';
import { TierFields } from './tier-fields.tsx';

const { form: words } = sellingTexts;
const faultWords = { ...moneyFieldTexts.faults, noNumber: words.number, noDay: words.noSuchDay };

type OfferFormProps = {
  offer: OwnOffer;
  onSaved: () => void;
  onCancel: () => void;
};

export function OfferForm({ offer, onSaved, onCancel }: OfferFormProps) {
  const amountFields = useRef<Record<number, HTMLInputElement | null>>({});
  const doubtsOf = (draft: OfferDraft) => priceDoubts(offer.prices, offerTermsOf(draft).prices);
  const form = useForm({
    draftKey: offerDraftKey(offer.id),
    known: draftOf(offer, new Date()),
    version: offer.version,
    write: sellingWrites(usePrivateApi()).saveOffer(),
    check: (draft) => Object.fromEntries([...draftFaults(draft)].map(([name, fault]) => [name, faultWords[fault]])),
    doubtsOf: (draft) => doubtsOf(draft).map(textOf),
    send: (draft, version) => ({ id: offer.id, version, terms: offerTermsOf(draft) }),
    onSaved,
  });
  const { value: draft, change, faultOf } = form;
  const number = (name: 'moq' | 'leadTimeDays', { label, hint }: { label: string; hint: string }) => (
    <TextLine
      label={label}
      hint={hint}
      {...digits}
      error={faultOf(name)}
      value={draft[name]}
      onText={(text) => change(name === 'moq' ? withMoq(draft, text) : { leadTimeDays: text })}
    />
  );
  return (
    <SheetForm form={form} words={words} onCancel={onCancel}>
      <WithHelp id="offers.terms">
        <Segmented
          legend={words.priceType}
          name="price-type"
          value={draft.priceType}
          onChoose={(priceType) => change({ priceType })}
          options={priceTypes.map((value) => ({ value, label: words.priceTypes[value] }))}
        />
      </WithHelp>
      <TierFields
        draft={draft}
        unit={offer.saleUnit.nameFa}
        errorOf={faultOf}
        onChange={(tiers) => change({ tiers })}
        onAmountField={(index, field) => {
          amountFields.current[index] = field;
        }}
      />
      {draft.priceType !== 'onRequest' && (
        <Choice
          type="checkbox"
          checked={draft.vatIncluded}
          onChange={({ currentTarget }) => change({ vatIncluded: currentTarget.checked })}
        >
          {words.vatIncluded}
        </Choice>
      )}
      <div className={classes.pair}>
        {number('moq', words.moq)}
        {number('leadTimeDays', words.lead)}
      </div>
      <Field label={words.stock} error={faultOf('stockState')}>
        {(wiring) => (
          <Select
            {...wiring}
            value={draft.stockState}
            onChange={({ currentTarget }) => change({ stockState: currentTarget.value as OfferDraft['stockState'] })}
          >
            {stockStates.map((state) => (
              <option key={state} value={state}>
                {texts.product.stock[state]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Choice
        type="checkbox"
        checked={draft.hasEnd}
        onChange={({ currentTarget }) => change({ hasEnd: currentTarget.checked })}
      >
        {words.hasEnd}
      </Choice>
      {draft.hasEnd && (
        <JalaliDateField
          legend={words.until}
          words={words.day}
          value={draft.until}
          error={faultOf('priceValidUntil')}
          onChange={(until) => change({ until })}
        />
      )}
      {form.asked.length > 0 && (
        <PriceQuestion
          doubts={doubtsOf(draft).filter((one) => form.asked.includes(textOf(one)))}
          isTiered={draft.priceType === 'tiered'}
          onMeant={() => form.answer(true)}
          onMend={(index) => {
            form.answer(false);
            amountFields.current[index]?.focus();
          }}
        />
      )}
    </SheetForm>
  );
}
