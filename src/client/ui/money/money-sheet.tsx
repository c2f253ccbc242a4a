import { createPortal } from 'react-dom';
import type { Currency } from '../../../core/money/money.ts';
import type { VatBasis } from '../../../core/money/vat.ts';
import { WithHelp } from '../help-button.tsx';
import { Segmented } from '../kit/fields/segmented.tsx';
import { Sheet } from '../kit/sheet.tsx';
import classes from './money-sheet.module.css';
import { moneySheetTexts as words } from './money-sheet-texts.ts';
import { moneyView, useMoneyView } from './money-view.ts';

const bases = (['net', 'gross'] satisfies VatBasis[]).map((value) => ({ value, label: words.bases[value] }));
const currencies = (['rial', 'toman'] satisfies Currency[]).map((value) => ({ value, label: words.currencies[value] }));

/** How this device shows all prices. In the body: what opens it may stand in a paragraph. */
export default function MoneySheet({ onClose }: { onClose: () => void }) {
  const view = useMoneyView();
  return createPortal(
    <Sheet heading={words.heading} onClose={onClose}>
      {() => (
        <div className={classes.body}>
          <WithHelp id="money.basis">
            <p aria-hidden="true">{words.tax}</p>
          </WithHelp>
          <Segmented
            legend={words.tax}
            name="money-basis"
            options={bases}
            value={view.basis}
            onChoose={(basis) => moneyView.set({ ...view, basis })}
          />
          <p aria-hidden="true">{words.currency}</p>
          <Segmented
            legend={words.currency}
            name="money-currency"
            options={currencies}
            value={view.currency}
            onChoose={(currency) => moneyView.set({ ...view, currency })}
          />
          <p className={classes.hint}>{words.hint}</p>
        </div>
      )}
    </Sheet>,
    document.body,
  );
}
