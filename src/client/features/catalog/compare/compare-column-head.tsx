import { compareTexts } from '../../../texts/compare.ts';
import { texts } from '../../../texts/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Name } from '../../../ui/name.tsx';
import { ProductLink } from '../product/product-link.tsx';
import classes from './compare-table.module.css';
import type { CompareColumn } from './use-compare-columns.ts';

type CompareColumnHeadProps = {
  column: CompareColumn;
  /** From 1; the label of a product whose name is unknown. */
  number: number;
  onRemove: (id: string) => void;
};

export function CompareColumnHead({ column, number, onRemove }: CompareColumnHeadProps) {
  const title = column.state === 'found' ? column.product.title : compareTexts.column(number);
  return (
    <th scope="col" aria-busy={column.state === 'waiting' || undefined}>
      <div className={classes.head}>
        {column.state === 'found' ? (
          <ProductLink product={column.product} className={classes.title}>
            <Name text={title} />
          </ProductLink>
        ) : (
          <span className={classes.missing}>
            {column.state === 'waiting' ? texts.shell.loading : compareTexts.missing[column.state]}
            {'onRetry' in column && (
              <button type="button" className={classes.retry} onClick={column.onRetry}>
                {texts.states.retry}
              </button>
            )}
          </span>
        )}
        <button
          type="button"
          className={classes.remove}
          aria-label={compareTexts.remove(title)}
          onClick={() => onRemove(column.id)}
        >
          <Icon name="close" size={18} />
        </button>
      </div>
    </th>
  );
}
