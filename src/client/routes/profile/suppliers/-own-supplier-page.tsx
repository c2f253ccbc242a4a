import { PageScreen } from '../../../features/supplier-page/page-screen.tsx';
import { SupplierPreview } from '../../../features/suppliers/supplier/supplier-preview.tsx';
import { ownPageTexts } from '../../../parts/selling/own-page-texts.ts';

/** Where the editor of a supplier's page and the page itself meet. */
export const OwnSupplierPage = ({ supplierId }: { supplierId: string }) => (
  <PageScreen
    supplierId={supplierId}
    preview={(content) => (
      <SupplierPreview supplierId={supplierId} content={content} products={<p>{ownPageTexts.products}</p>} />
    )}
  />
);
