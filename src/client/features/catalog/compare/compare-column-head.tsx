import { texts } from '../../../texts/app-texts.ts';
import { Icon } from '../../../ui/image/icon.tsx';
import { Button, IconButton } from '../../../ui/kit/button.tsx';
import { Name } from '../../../ui/name.tsx';
import { ProductLink } from '../product/product-link.tsx';
import classes from './compare-table.module.css';
import { compareTexts } from './compare-texts.ts';
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
    <div className={classes.head} aria-busy={column.state === 'waiting' || undefined}>
      {column.state === 'found' ? (
        <ProductLink product={column.product} className={classes.title}>
          <Name text={title} />
        </ProductLink>
      ) : (
        <span className={classes.missing}>
          {column.state === 'waiting' ? texts.shell.loading : compareTexts.missing[column.state]}
          {'onRetry' in column && (
            <Button look="link" className={classes.retry} onClick={column.onRetry}>
              {texts.states.retry}
            </Button>
          )}
        </span>
      )}
      <IconButton label={compareTexts.remove(title)} className={classes.remove} onClick={() => onRemove(column.id)}>
        <Icon name="close" size={18} />
      </IconButton>
    </div>
  );
}
