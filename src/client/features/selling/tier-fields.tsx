import { TIERS_MAX } from '../../../core/catalog/offer-types.ts';
import { sellingTexts } from '../../parts/selling/selling-texts.ts';
import { Icon } from '../../ui/image/icon.tsx';
import { Button, IconButton } from '../../ui/kit/button.tsx';
import { TextInput } from '../../ui/kit/fields/control.tsx';
import { Field } from '../../ui/kit/fields/field.tsx';
import { type OfferDraft, type TierDraft, tiersOf } from './offer-draft.ts';
import classes from './tier-fields.module.css';

const { form: words } = sellingTexts;

type TierFieldsProps = {
  draft: OfferDraft;
  /** What is sold: «عدد». */
  unit: string;
  errorOf: (field: string) => string | undefined;
  onChange: (tiers: readonly TierDraft[]) => void;
};

/** The quantities and amounts of a price; a fixed one has one row. */
export function TierFields({ draft, unit, errorOf, onChange }: TierFieldsProps) {
  const isTiered = draft.priceType === 'tiered';
  const tiers = tiersOf(draft);
  const set = (index: number, changes: Partial<TierDraft>) =>
    onChange(draft.tiers.map((tier, at) => (at === index ? { ...tier, ...changes } : tier)));
  const line = (index: number, name: keyof TierDraft, label: string, field: string) => (
    <Field label={label} error={errorOf(`prices.${index}.${field}`)}>
      {(wiring) => (
        <TextInput
          {...wiring}
          dir="ltr"
          inputMode="numeric"
          value={tiers[index]?.[name]}
          onChange={({ currentTarget }) => set(index, { [name]: currentTarget.value })}
        />
      )}
    </Field>
  );
  if (tiers.length === 0) return null;
  return (
    <div className={classes.tiers}>
      {tiers.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tier has no identity but its place.
        <div key={index} className={classes.tier}>
          {line(index, 'minQty', isTiered ? words.tierFrom(index + 1, unit) : words.fixedFrom(unit), 'minQty')}
          {line(index, 'amount', isTiered ? words.tierAmount(index + 1) : words.fixedAmount, 'amountRial')}
          {isTiered && tiers.length > 1 && (
            <IconButton
              label={words.removeTier(index + 1)}
              onClick={() => onChange(draft.tiers.filter((__, at) => at !== index))}
            >
              <Icon name="close" />
            </IconButton>
          )}
        </div>
      ))}
      {errorOf('prices') && (
        <p role="alert" className={classes.fault}>
          {errorOf('prices')}
        </p>
      )}
      {isTiered && tiers.length < TIERS_MAX && (
        <Button size="compact" onClick={() => onChange([...draft.tiers, { minQty: '', amount: '' }])}>
          {words.addTier}
        </Button>
      )}
    </div>
  );
}
