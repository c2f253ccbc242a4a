import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { ProductCard } from '../../../../contract/catalog/product.ts';
import { useRootTexts } from '../../../ui/root-context.ts';
import { productPageTexts } from '../product-page-texts.ts';
import { orderQuantityAtom } from '../quantity/order-quantity.ts';

type RequestLinkProps = { offer: Pick<ProductCard, 'id'>; className?: string | undefined };

/** Begins a request of purchase about an offer, for the quantity that the user has typed. */
export function RequestLink({ offer, className }: RequestLinkProps) {
  const quantity = useAtomValue(orderQuantityAtom);
  return (
    <Link
      to="/profile/directorder"
      search={{ offer: offer.id, qty: quantity === null ? undefined : String(quantity) }}
      className={className}
    >
      {productPageTexts.requestPrice}
    </Link>
  );
}

type BaseRequestLinkProps = { baseProductId: string; className?: string | undefined };

/** Begins a request to the suppliers of a base product; the user takes away whom not to ask. */
export function BaseRequestLink({ baseProductId, className }: BaseRequestLinkProps) {
  const quantity = useAtomValue(orderQuantityAtom);
  const { requestFromAll } = useRootTexts();
  return (
    <Link
      to="/profile/directorder"
      search={{ base: baseProductId, qty: quantity === null ? undefined : String(quantity) }}
      className={className}
    >
      {requestFromAll}
    </Link>
  );
}
