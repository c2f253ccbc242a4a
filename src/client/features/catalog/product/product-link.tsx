import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ProductCard } from '../../../../contract/catalog/product.ts';

type ProductLinkProps = {
  product: Pick<ProductCard, 'id' | 'slug'>;
  className?: string | undefined;
  children: ReactNode;
};

/** To a product's page at its canonical address. */
export function ProductLink({ product, className, children }: ProductLinkProps) {
  return (
    <Link to="/products/$productId/$" params={{ productId: product.id, _splat: product.slug }} className={className}>
      {children}
    </Link>
  );
}
