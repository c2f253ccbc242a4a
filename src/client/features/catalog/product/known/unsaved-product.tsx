import { Suspense } from 'react';
import { texts } from '../../../../texts/app-texts.ts';
import { lazyContent } from '../../../../ui/lazy-part.tsx';
import { ProductSkeleton } from '../product-skeleton.tsx';

const SavedRow = lazyContent(() => import('./product-saved-row.tsx').then((module) => module.SavedRow));

/** Never blank, also where the device looks for long. */
const waiting = (
  <div aria-busy="true">
    <p>{texts.shell.loading}</p>
    <ProductSkeleton />
  </div>
);

/** Stands for a product or base product whose page the device does not have. */
export const UnsavedProduct = (props: { id: string; onRetry: () => void }) => (
  <Suspense fallback={waiting}>
    <SavedRow {...props} waiting={waiting} />
  </Suspense>
);
