import { useState } from 'react';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { wipeWritten } from '../../../data/session/wipe/wipe-written.ts';
import { keepTexts } from '../../../offline/outbox/keep-texts.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { Sheet, sheetFootClass } from '../../../ui/kit/sheet.tsx';
import classes from './outbox.module.css';

const words = keepTexts.outbox.others;

type OthersRowsProps = {
  /** Whose device it is now; null for somebody who is not signed in. */
  sub: string | null;
  count: number;
};

/** How much waits for other users of this device, without a word of what; and the way to remove it. */
export function OthersRows({ sub, count }: OthersRowsProps) {
  const [isAsking, setAsking] = useState(false);
  const written = formatNumber(count);
  const handleConfirm = () => {
    setAsking(false);
    wipeWritten({ except: sub });
  };
  return (
    <div className={classes.others}>
      <p>{words.waiting(written)}</p>
      <Button size="compact" look="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      {isAsking && (
        <Sheet heading={words.heading(written)} onClose={() => setAsking(false)}>
          {(close) => (
            <>
              <p className={classes.effect}>{words.effect}</p>
              <div className={sheetFootClass(classes.choices)}>
                <Button look="danger" onClick={handleConfirm}>
                  {words.confirm}
                </Button>
                <Button onClick={close}>{words.cancel}</Button>
              </div>
            </>
          )}
        </Sheet>
      )}
    </div>
  );
}
