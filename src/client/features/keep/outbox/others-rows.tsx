import { useState } from 'react';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { wipeWritten } from '../../../data/session/wipe/wipe-written.ts';
import { keepTexts } from '../../../offline/outbox/keep-texts.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { ConfirmSheet } from '../../../ui/kit/confirm-sheet.tsx';
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
        <ConfirmSheet
          heading={words.heading(written)}
          confirm={words.confirm}
          cancel={words.cancel}
          onConfirm={handleConfirm}
          onClose={() => setAsking(false)}
        >
          <p>{words.effect}</p>
        </ConfirmSheet>
      )}
    </div>
  );
}
