import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { OwnOffer } from '../../../contract/catalog/own-offer.ts';
import { priceTypes, stockStates } from '../../../core/catalog/offer-types.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { faultsOf, faultText, isStale } from '../../parts/account/field-faults.ts';
import { useFirstFault } from '../../parts/account/use-first-fault.ts';
import { sellingTexts } from '../../parts/selling/selling-texts.ts';
import { texts } from '../../texts/app-texts.ts';
import { JalaliDateField } from '../../ui/calendar/jalali-date-field.tsx';
import { WithHelp } from '../../ui/help-button.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { Choice } from '../../ui/kit/fields/choice.tsx';
import { Select, TextInput } from '../../ui/kit/fields/control.tsx';
import { Field } from '../../ui/kit/fields/field.tsx';
import { Segmented } from '../../ui/kit/fields/segmented.tsx';
import { sheetFootClass } from '../../ui/kit/sheet.tsx';
import { sellingWrites } from './mutations.ts';
import { draftOf, faultyFields, type OfferDraft, offerTermsOf, withMoq } from './offer-draft.ts';
import classes from './offer-form.module.css';
import { TierFields } from './tier-fields.tsx';

const { form: words } = sellingTexts;

type OfferFormProps = {
  offer: OwnOffer;
  onSaved: () => void;
  onCancel: () => void;
};

/** Fills itself from the offer once: what is typed stays, whatever the server answers. */
export function OfferForm({ offer, onSaved, onCancel }: OfferFormProps) {
  const save = useMutation(sellingWrites(usePrivateApi()).saveOffer());
  const firstFault = useFirstFault();
  const [seen] = useState(offer);
  const [draft, setDraft] = useState(() => draftOf(offer, new Date()));
  const [isChecked, setChecked] = useState(false);
  const faulty = isChecked ? faultyFields(draft) : new Set<string>();
  const faults = faultsOf(save.error);
  const errorOf = (field: string) => (faulty.has(field) ? words.number : faults[field]);
  const change = (changes: Partial<OfferDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (faultyFields(draft).size > 0 || save.isPending) return;
    // Who was told of the change elsewhere and saves again has chosen.
    const base = save.error && isStale(save.error) ? offer : seen;
    save.mutate({ offer: base, terms: offerTermsOf(draft) }, { onSuccess: onSaved });
  };
  const number = (name: 'moq' | 'leadTimeDays', { label, hint }: { label: string; hint: string }) => (
    <Field label={label} hint={hint} error={errorOf(name)}>
      {(wiring) => (
        <TextInput
          {...wiring}
          dir="ltr"
          inputMode="numeric"
          value={draft[name]}
          onChange={({ currentTarget: { value } }) =>
            name === 'moq' ? setDraft((before) => withMoq(before, value)) : change({ leadTimeDays: value })
          }
        />
      )}
    </Field>
  );
  return (
    <form {...firstFault} className={classes.form} noValidate onSubmit={handleSubmit}>
      <div className={classes.fields}>
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
          errorOf={errorOf}
          onChange={(tiers) => change({ tiers })}
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
        <Field label={words.stock} error={errorOf('stockState')}>
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
            error={faulty.has('priceValidUntil') ? words.noSuchDay : faults.priceValidUntil}
            onChange={(until) => change({ until })}
          />
        )}
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
