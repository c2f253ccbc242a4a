import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { SupplierFrame } from './supplier-frame.tsx';
import { suppliersTexts } from './supplier-screen-texts.ts';

const words = suppliersTexts.contents;

type ContentListScreenProps = {
  supplierId: string;
  /** The list; it gets what stands in its place where it is empty. */
  contents: (none: ReactNode) => ReactNode;
};

/** What a supplier has published. */
export const ContentListScreen = ({ supplierId, contents }: ContentListScreenProps) => (
  <SupplierFrame supplierId={supplierId} titleOf={words.title}>
    {({ name, slug }) => (
      <>
        <PageHead title={words.title(name)} canonicalPath={`/supplier/${supplierId}/content-list`} />
        {contents(
          <Notice heading={words.empty} hint={words.emptyHint}>
            <Link to="/supplier/$supplierId/$" params={{ supplierId, _splat: slug }} className={buttonClass()}>
              {words.toProfile}
            </Link>
          </Notice>,
        )}
      </>
    )}
  </SupplierFrame>
);
