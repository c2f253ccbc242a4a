import type { PriceDoubtKind } from '../../../core/money/price-doubts.ts';
import { Icon } from '../../ui/image/icon.tsx';
import classes from './price-step.module.css';
import { sellingTexts } from './selling-texts.ts';

const { doubts } = sellingTexts;

type PriceStepProps = {
  percent: number;
  /** What looks like a slip of the hand; undefined: nothing does. */
  doubt: PriceDoubtKind | undefined;
};

/** How far a price moves, marked where that is far. */
export function PriceStep({ percent, doubt }: PriceStepProps) {
  return (
    <>
      {doubts.percent(percent)}
      {doubt && (
        <strong className={classes.jump}>
          <Icon name="failed" size={16} /> {doubts.kinds[doubt]}
        </strong>
      )}
    </>
  );
}
