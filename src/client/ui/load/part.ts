import type { ProductRow } from '../../../contract/catalog/product.ts';
import { texts } from '../../texts/app-texts.ts';

type Part = NonNullable<ProductRow['part']>;
type Linked = Pick<ProductRow, 'id' | 'slug'> & Partial<Pick<ProductRow, 'part'>>;

/** The link to an offer's page; for a part with several offers to the page that compares them. */
export const targetOf = ({ id, slug, part }: Linked) =>
  part
    ? ({
        to: '/products/base-product/$baseProductId/$',
        params: { baseProductId: part.baseProductId, _splat: part.slug },
      } as const)
    : ({ to: '/products/$productId/$', params: { productId: id, _splat: slug } } as const);

/** Who offers a part: «۳ تأمین‌کننده», or as its root type calls them: «۳ مجری». */
export const sellersOf = ({ suppliersCount, offersCount }: Part, nameCount = texts.catalog.suppliers): string =>
  suppliersCount > 1 ? nameCount(suppliersCount) : texts.product.offers(offersCount);

/** The supplier whose offer a row tells, and how many offer the part: «گردش‌آوران البرز (۳ تأمین‌کننده)». */
export const sellerOf = ({ part, supplier }: Pick<ProductRow, 'part' | 'supplier'>): string =>
  part ? `${supplier.name} (${sellersOf(part)})` : supplier.name;

/** What a part is called, whoever sells it. */
export const titleOf = ({ part, title }: ProductRow): string => part?.title ?? title;
