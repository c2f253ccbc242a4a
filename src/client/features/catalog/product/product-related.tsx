import type { ProductCard } from '../../../../contract/catalog/product.ts';
import { Price } from '../../../ui/money/price.tsx';
import { Name } from '../../../ui/name.tsx';
import { NamedValue } from '../../../ui/property-value.tsx';
import { useRootTexts } from '../../../ui/root-context.ts';
import { ProductLink } from './product-link.tsx';
import classes from './product-related.module.css';
import type { TimedRead } from './timed-read.ts';
import { TimedSection } from './timed-section.tsx';

const SHOWN_MAX = 9;
const VALUES_MAX = 3;

/** Products of the category that are most like this one. */
export function ProductRelated({ related }: { related: TimedRead<ProductCard[]> }) {
  const { alike } = useRootTexts();
  return (
    <TimedSection id="related" heading={alike} read={related}>
      <ul className={classes.list}>
        {related.data?.slice(0, SHOWN_MAX).map((product) => (
          <li key={product.id} className={classes.item}>
            <ProductLink product={product} className={classes.link}>
              <Name text={product.title} />
            </ProductLink>
            <span className={classes.values}>
              {product.keyProperties.slice(0, VALUES_MAX).map((value) => (
                <span key={value.propertyId}>
                  <NamedValue of={value} />
                </span>
              ))}
            </span>
            <span className={classes.price}>
              <Price of={product} withUnit />
            </span>
          </li>
        ))}
      </ul>
    </TimedSection>
  );
}
