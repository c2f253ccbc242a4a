import { Link } from '@tanstack/react-router';
import { suppliersTexts } from '../../../texts/suppliers/suppliers.ts';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { SupplierFrame } from './supplier-frame.tsx';

const words = suppliersTexts.contents;

/** Suppliers cannot publish contents yet, so the page is always empty and not indexed. */
export const ContentListScreen = ({ supplierId }: { supplierId: string }) => (
  <SupplierFrame supplierId={supplierId} titleOf={words.title}>
    {({ name, slug }) => (
      <>
        <PageHead title={words.title(name)} canonicalPath={`/supplier/${supplierId}/content-list`} noindex />
        <Notice heading={words.empty} hint={words.emptyHint}>
          <Link to="/supplier/$supplierId/$" params={{ supplierId, _splat: slug }} className={buttonClass()}>
            {words.toProfile}
          </Link>
        </Notice>
      </>
    )}
  </SupplierFrame>
);
