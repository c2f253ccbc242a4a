import { useAtom } from 'jotai';
import { useState } from 'react';
import { isQuantity } from '../../../../core/money/order-price.ts';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { parseNumber } from '../../../../core/numbers/parse-number.ts';
import { TextInput } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import { orderQuantityAtom } from './order-quantity.ts';
import classes from './quantity-field.module.css';
import { quantityTexts } from './quantity-texts.ts';

/** The quantity that prices are shown for, in digits of any script. Invalid text stays in the field with an error. */
export function QuantityField({ unit }: { unit: string }) {
  const [quantity, setQuantity] = useAtom(orderQuantityAtom);
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && typed.trim() !== '' && !isQuantity(parseNumber(typed));
  const handleChange = (text: string) => {
    setTyped(text);
    const next = parseNumber(text);
    if (text.trim() === '') setQuantity(null);
    else if (isQuantity(next)) setQuantity(next);
  };
  return (
    <Field label={quantityTexts.label(unit)} error={isWrong && quantityTexts.wrong} isInline className={classes.field}>
      {(wiring) => (
        <TextInput
          {...wiring}
          isSmall
          className={classes.input}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          value={typed ?? (quantity === null ? '' : formatNumber(quantity))}
          onChange={(event) => handleChange(event.currentTarget.value)}
          onBlur={() => {
            if (!isWrong) setTyped(undefined);
          }}
        />
      )}
    </Field>
  );
}
