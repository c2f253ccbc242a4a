import { type StockState, stockTier } from '../../../../../core/catalog/offer-types.ts';
import { texts } from '../../../../texts/app-texts.ts';
import { useRootTexts } from '../../../../ui/root-context.ts';
import classes from './product-stock.module.css';

/** Each state has its own shape, so that colour is not the only sign. */
const shapes: Record<StockState, string> = {
  inStock: 'M3 8.5 6.5 12 13 4.5',
  limited: 'M8 2 14.5 13.5H1.5ZM8 6v4M8 11v1.2',
  onOrder: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2ZM8 5v3.5l2.5 1.5',
  outOfStock: 'M4 4l8 8M12 4 4 12',
  unknown: 'M3.5 8h9',
};

type RowStockProps = { of: { stockState: StockState }; part: { stockState: StockState } | null | undefined };

/** Of the offer that a row tells; it says where another offer of its part can be had sooner. */
export const RowStock = ({ of: { stockState }, part }: RowStockProps) => (
  <>
    <Stock state={stockState} />
    {part && stockTier(part.stockState) < stockTier(stockState) && (
      <span className={classes.elsewhere}> {texts.product.elsewhere}</span>
    )}
  </>
);

/** Nothing for what is never in stock. */
export function Stock({ state }: { state: StockState }) {
  const { isStocked } = useRootTexts();
  if (!isStocked) return null;
  return (
    <span className={classes[state]}>
      <svg viewBox="0 0 16 16" width={14} height={14} aria-hidden="true">
        <path d={shapes[state]} />
      </svg>
      <span>{texts.product.stock[state]}</span>
    </span>
  );
}
