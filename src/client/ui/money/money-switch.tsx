import { Suspense, useState } from 'react';
import { Icon } from '../image/icon.tsx';
import { Button } from '../kit/button.tsx';
import { lazyPart } from '../lazy-part.tsx';
import classes from './money.module.css';
import { moneyTexts } from './money-texts.ts';
import { useMoneyView } from './money-view.ts';

const MoneySheet = lazyPart(() => import('./money-sheet.tsx'));

/** Says what the prices beside it include; opens the choice of tax and currency. */
export function MoneySwitch() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="bare" className={classes.switch} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {moneyTexts[useMoneyView().basis]}
        <Icon name="chevron" size={16} />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <MoneySheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
