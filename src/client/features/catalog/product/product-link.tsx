import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { targetOf } from '../../../ui/load/part.ts';

type ProductLinkProps = {
  product: Parameters<typeof targetOf>[0];
  className?: string | undefined;
  children: ReactNode;
};

/** To the page of an offer or of a part, at its canonical address. */
export function ProductLink({ product, className, children }: ProductLinkProps) {
  return (
    <Link {...targetOf(product)} className={className}>
      {children}
    </Link>
  );
}
