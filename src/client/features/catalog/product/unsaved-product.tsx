import { texts } from '../../../texts/texts.ts';
import { Later, laterPart } from '../../../ui/later-part.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';

const savedRow = laterPart(() => import('./product-saved-row.tsx').then((module) => module.SavedRow));

/** Never blank, also where the device looks for long. */
const waiting = (
  <div aria-busy="true">
    <p>{texts.shell.loading}</p>
    <ProductSkeleton />
  </div>
);

/** Stands for a product or base product whose page the device does not have. */
export const UnsavedProduct = (props: { id: string; onRetry: () => void }) => (
  <Later part={savedRow} props={{ ...props, waiting }} fallback={waiting} />
);
