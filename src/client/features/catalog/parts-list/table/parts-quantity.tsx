import { useState } from 'react';
import { isQuantity } from '../../../../../core/money/order-price.ts';
import { formatNumber } from '../../../../../core/numbers/numerals.ts';
import { parseNumber } from '../../../../../core/numbers/parse-number.ts';
import { type PartsLine, quantityFault } from '../../../../../core/parts-list/parts-line.ts';
import { Button } from '../../../../ui/kit/button.tsx';
import { TextInput } from '../../../../ui/kit/fields/control.tsx';
import { deviceParts } from '../../parts/device-parts.ts';
import { partsListTexts as words } from '../../parts/parts-list-texts.ts';
import { lineTitle } from '../line-title.ts';
import classes from './parts-table.module.css';

const setQuantity = (id: string, quantity: number) =>
  void deviceParts.change((lines) => lines.map((line) => (line.id === id ? { ...line, quantity } : line)));

/** The quantity of a line, in digits of any script, with what the supplier does not sell of it. */
export function PartsQuantity({ line }: { line: PartsLine }) {
  const { id, offer, quantity } = line;
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && !isQuantity(parseNumber(typed));
  const fault = offer ? quantityFault(offer, quantity) : undefined;
  const unit = offer?.saleUnit.nameFa ?? '';
  const noteId = `${id}-quantity`;
  return (
    <>
      <span className={classes.amount}>
        <TextInput
          isSmall
          className={classes.input}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          aria-label={words.quantityOf(lineTitle(line))}
          aria-invalid={isWrong || fault ? true : undefined}
          aria-describedby={isWrong || fault ? noteId : undefined}
          value={typed ?? formatNumber(quantity)}
          onChange={(event) => {
            const text = event.currentTarget.value;
            const next = parseNumber(text);
            setTyped(text);
            if (isQuantity(next)) setQuantity(id, next);
          }}
          onBlur={() => setTyped(undefined)}
        />
        <span>{unit}</span>
      </span>
      {(isWrong || fault) && (
        <span id={noteId} className={classes.fault} role="alert">
          {isWrong ? words.wrongQuantity : fault && words[fault.kind](formatNumber(fault.by), unit)}
          {!isWrong && fault && (
            <Button
              look="quiet"
              onClick={() => {
                setTyped(undefined);
                setQuantity(id, fault.nearest);
              }}
            >
              {words.setTo(formatNumber(fault.nearest))}
            </Button>
          )}
        </span>
      )}
    </>
  );
}
