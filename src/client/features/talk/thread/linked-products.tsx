import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ProductCard } from '../../../../contract/catalog/product.ts';
import { type ProductLink, productLinks } from '../../../../core/text/site-links.ts';
import { useReads } from '../../../data/use-reads.ts';
import { AsOf } from '../../../offline/saved-reads/saved-copy.tsx';
import { DrawingImage } from '../../../ui/image/drawing-image.tsx';
import { Price } from '../../../ui/money/price.tsx';
import { Name } from '../../../ui/name.tsx';
import classes from './linked-products.module.css';

/** The origins under which this site's pages are linked to. */
export function useOwnOrigins(): string[] {
  const { siteUrl } = useRouter().options.context;
  return [siteUrl, window.location.origin];
}

/** The products that a message links to, with their prices now; what cannot be read has only its link in the text. */
export function LinkedProducts({ text }: { text: string }) {
  const links = productLinks(text, useOwnOrigins());
  if (links.length === 0) return null;
  return (
    <ul className={classes.list}>
      {links.map((link) =>
        link.isBase ? <BaseCard key={link.id} id={link.id} /> : <OfferCard key={link.id} id={link.id} />,
      )}
    </ul>
  );
}

function OfferCard({ id }: Pick<ProductLink, 'id'>) {
  const { data, dataUpdatedAt } = useQuery({ ...useReads().catalog.product(id), throwOnError: false });
  if (!data) return null;
  return (
    <Card product={data} at={dataUpdatedAt}>
      <Link to="/products/$productId/$" params={{ productId: id, _splat: data.slug }}>
        <Name text={data.title} />
      </Link>
    </Card>
  );
}

/** Of the first of its offers. */
function BaseCard({ id }: Pick<ProductLink, 'id'>) {
  const { catalog } = useReads();
  const base = useQuery({ ...catalog.baseProduct(id), throwOnError: false });
  const offers = useQuery({ ...catalog.offers(id), throwOnError: false });
  const first = offers.data?.[0];
  if (!base.data || !first) return null;
  return (
    <Card product={first} at={offers.dataUpdatedAt}>
      <Link to="/products/base-product/$baseProductId/$" params={{ baseProductId: id, _splat: base.data.slug }}>
        <Name text={base.data.title} />
      </Link>
    </Card>
  );
}

type Shown = Pick<ProductCard, 'imageUrl' | 'glyph' | 'priceType' | 'prices' | 'vatIncluded' | 'saleUnit' | 'supplier'>;

function Card({ product, at, children }: { product: Shown; at: number; children: ReactNode }) {
  return (
    <li className={classes.card}>
      <DrawingImage imageUrl={product.imageUrl} glyph={product.glyph} isListed />
      <div>
        <p className={classes.title}>{children}</p>
        <p className={classes.price}>
          <Price of={product} withUnit />
        </p>
        <p className={classes.small}>
          <Name text={product.supplier.name} /> <AsOf at={at} />
        </p>
      </div>
    </li>
  );
}
