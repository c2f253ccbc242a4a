import { Suspense, useState } from 'react';
import type { ProductRow } from '../../../../../contract/catalog/product.ts';
import { formatNumber } from '../../../../../core/numbers/numerals.ts';
import { Icon } from '../../../../ui/image/icon.tsx';
import { Button } from '../../../../ui/kit/button.tsx';
import { lazyContent } from '../../../../ui/lazy-part.tsx';
import { sellersOf, titleOf } from '../../../../ui/load/part.ts';
import { useRootTexts } from '../../../../ui/root-context.ts';
import { loadLaterList } from './load-later-list.ts';
import type { PartOffersProps } from './part-offers.tsx';
import classes from './unfold-button.module.css';

const PartOffers = lazyContent(() => loadLaterList().then((later) => later.PartOffers));

/** The unfolded parts, in memory while the document lives: a row that comes back into view is as it was left. */
const unfolded = new Set<string>();

export function useUnfolded({ part }: ProductRow) {
  const id = part?.baseProductId ?? '';
  const [isOpen, setOpen] = useState(() => unfolded.has(id));
  const toggle = () => {
    if (isOpen) unfolded.delete(id);
    else unfolded.add(id);
    setOpen(!isOpen);
  };
  return { isOpen, toggle };
}

type UnfoldButtonProps = {
  product: ProductRow;
  part: NonNullable<ProductRow['part']>;
  isOpen: boolean;
  onToggle: () => void;
};

/** Says who offers the part, and shows or hides the offers below its row. */
export function UnfoldButton({ product, part, isOpen, onToggle }: UnfoldButtonProps) {
  const { sellersCount } = useRootTexts();
  return (
    <Button look="bare" className={classes.button} aria-expanded={isOpen} onClick={onToggle}>
      <span className={classes.sellers} data-count={formatNumber(part.offersCount)}>
        {sellersOf(part, sellersCount)}
      </span>
      <span className="visually-hidden">: {titleOf(product)}</span>
      <Icon name="chevron" size={16} />
    </Button>
  );
}

export const UnfoldedOffers = (props: PartOffersProps) => (
  <Suspense fallback={<p className={classes.waiting} />}>
    <PartOffers {...props} />
  </Suspense>
);
