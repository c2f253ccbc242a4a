import { ProductRows } from '../category/category-product-rows.tsx';
import { SavedList } from './saved-list.tsx';

type SavedOffersProps = { supplierId: string; onRetry: () => void };

/** What the device has of a supplier's offers. */
export const SavedOffers = ({ supplierId, onRetry }: SavedOffersProps) => (
  <SavedList scope={{ supplierId }} onRetry={onRetry}>
    {(items) => <ProductRows products={items} hideSupplier />}
  </SavedList>
);
