import { Link } from '@tanstack/react-router';
import type { Product } from '../../../../contract/catalog/product.ts';
import { productPageTexts } from '../../../texts/product-page.ts';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { ShareButton } from '../../../ui/share-button.tsx';
import { CompareToggle } from '../compared/compare-toggle.tsx';
import classes from './product-actions.module.css';

/** The primary actions; sticky at the bottom of a phone. */
export function ProductActions({ product }: { product: Product }) {
  const { title, supplierCard } = product;
  return (
    <div className={classes.actions} data-bar="actions">
      <Link
        to="/supplier/$supplierId/$"
        params={{ supplierId: supplierCard.id, _splat: supplierCard.slug }}
        hash="contact"
        className={buttonClass('accent', 'regular', classes.main)}
      >
        {productPageTexts.contact}
      </Link>
      <CompareToggle product={product} place="page" />
      <ShareButton title={title} />
    </div>
  );
}
