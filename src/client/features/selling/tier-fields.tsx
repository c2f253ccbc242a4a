import { TIERS_MAX } from '../../../core/catalog/offer-types.ts';
import { sellingTexts } from '../../parts/selling/selling-texts.ts';
import { Icon } from '../../ui/image/icon.tsx';
import { Button, IconButton } from '../../ui/kit/button.tsx';
import { TextInput } from '../../ui/kit/fields/control.tsx';
import { Field } from '../../ui/kit/fields/field.tsx';
import { MoneyField } from '../../ui/money/money-field.tsx';
import { type OfferDraft, type TierDraft, tiersOf } from './offer-draft.ts';
import classes from './tier-fields.module.css';

const { form: words } = sellingTexts;

type TierFieldsProps = {
  draft: OfferDraft;
  /** What is sold: «عدد». */
  unit: string;
  errorOf: (field: string) => string | undefined;
  onChange: (tiers: readonly TierDraft[]) => void;
  /** The field of an amount, by the place of its tier. */
  onAmountField: (index: number, field: HTMLInputElement | null) => void;
};

/** The quantities and amounts of a price; a fixed one has one row. */
export function TierFields({ draft, unit, errorOf, onChange, onAmountField }: TierFieldsProps) {
  const isTiered = draft.priceType === 'tiered';
  const tiers = tiersOf(draft);
  const set = (index: number, changes: Partial<TierDraft>) =>
    onChange(draft.tiers.map((tier, at) => (at === index ? { ...tier, ...changes } : tier)));
  const fault = errorOf('prices');
  const isShownAbove = tiers.some((_, at) => ['minQty', 'amountRial'].some((name) => errorOf(`prices.${at}.${name}`)));
  if (tiers.length === 0) return null;
  return (
    <div className={classes.tiers}>
      {tiers.map(({ minQty, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tier has no identity but its place.
        <div key={index} className={classes.tier}>
          <Field
            label={isTiered ? words.tierFrom(index + 1, unit) : words.fixedFrom(unit)}
            error={errorOf(`prices.${index}.minQty`)}
            className={classes.field}
          >
            {(wiring) => (
              <TextInput
                {...wiring}
                dir="ltr"
                inputMode="numeric"
                value={minQty}
                onChange={({ currentTarget }) => set(index, { minQty: currentTarget.value })}
              />
            )}
          </Field>
          <MoneyField
            label={isTiered ? words.tierAmount(index + 1) : words.fixedAmount}
            error={errorOf(`prices.${index}.amountRial`)}
            className={classes.field}
            text={amount}
            onChange={(text) => set(index, { amount: text })}
            ref={(field) => onAmountField(index, field)}
          />
          {isTiered && tiers.length > 1 && (
            <IconButton
              label={words.removeTier(index + 1)}
              className={classes.remove}
              onClick={() => onChange(draft.tiers.filter((_, at) => at !== index))}
            >
              <Icon name="close" />
            </IconButton>
          )}
        </div>
      ))}
      {fault && !isShownAbove && (
        <p role="alert" className={classes.fault}>
          {fault}
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
