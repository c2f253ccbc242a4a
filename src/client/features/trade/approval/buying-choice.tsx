import type { BuyingMerchant } from '../../../../contract/trade/approval.ts';
import { formatRial } from '../../../../core/money/money.ts';
import { Select } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import { approvalTexts } from './approval-texts.ts';

const { buyer: words } = approvalTexts;

type BuyingChoiceProps = {
  merchants: readonly BuyingMerchant[];
  /** '' for the person alone; it may be chosen before the merchants are read. */
  value: string;
  error: string | undefined;
  onChange: (merchantId: string) => void;
};

/** In whose name is bought, for who may choose. */
export function BuyingChoice({ merchants, value, error, onChange }: BuyingChoiceProps) {
  const limit = merchants.find(({ id }) => id === value)?.limit;
  return (
    <Field
      label={words.label}
      hint={limit ? words.left(formatRial(limit.leftRial), words.periods[limit.period]) : undefined}
      error={error}
    >
      {(wiring) => (
        <Select {...wiring} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          <option value="">{words.self}</option>
          {value && merchants.every(({ id }) => id !== value) && <option value={value}>{words.chosen}</option>}
          {merchants.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
