import type { Product } from '../../../../contract/catalog/product.ts';
import { PageBar } from '../../../ui/dock/page-bar.tsx';
import { Icon } from '../../../ui/image/icon.tsx';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { useRootTexts } from '../../../ui/root-context.ts';
import { ShareButton } from '../../../ui/share-button.tsx';
import { CompareToggle } from '../compared/compare-toggle.tsx';
import { AddToParts } from '../parts/add-to-parts.tsx';
import { productPageTexts } from '../product-page-texts.ts';
import { CallLink } from './call/call-link.tsx';
import classes from './product-actions.module.css';
import { RequestLink } from './request-link.tsx';

/** The primary actions; sticky at the bottom of a phone. `at` is the time of the product's read. */
export function ProductActions({ product, at }: { product: Product; at: number }) {
  const { contact } = useRootTexts();
  return (
    <PageBar className={classes.actions}>
      <RequestLink offer={product} className={buttonClass('accent', 'regular', classes.main)} />
      <CallLink
        call={{ offer: product, at }}
        className={buttonClass('secondary', 'regular', classes.call)}
        label={contact}
      >
        {productPageTexts.call}
      </CallLink>
      <AddToParts offer={product} at={at} look="tile">
        <Icon name="parts" size={22} />
      </AddToParts>
      <CompareToggle product={product} place="page" />
      <ShareButton title={product.title} />
    </PageBar>
  );
}
