import { Link } from '@tanstack/react-router';
import type { Product } from '../../../contract/catalog/product.ts';
import { texts } from '../../texts.ts';
import { CompareToggle } from './compare/compare-toggle.tsx';
import classes from './product-actions.module.css';
import { sharePage } from './product-share.ts';

/** The next step; on a phone it stays at the thumb. */
export function ProductActions({ product }: { product: Product }) {
  const { title, supplierCard } = product;
  return (
    <div className={classes.actions}>
      <Link
        to="/supplier/$supplierId/$"
        params={{ supplierId: supplierCard.id, _splat: supplierCard.slug }}
        hash="contact"
        className={classes.main}
      >
        {texts.product.contact}
      </Link>
      <CompareToggle product={product} place="page" />
      <button
        type="button"
        className={classes.share}
        aria-label={texts.product.share}
        onClick={() => void sharePage(title)}
      >
        <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
          <path d="M12 15V3.5M8 7l4-4 4 4M6 11H4.5v9.5h15V11H18" />
        </svg>
      </button>
    </div>
  );
}
