import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { comparedProductsAtom } from '../compared/compared-products.ts';

const CompareBar = lazyPart(() => import('./compare-bar.tsx'));

/** Renders the compare bar. Its chunk loads when a product is added. */
export function CompareOutlet({ pathname }: { pathname: string }) {
  const isNeeded = useAtomValue(comparedProductsAtom).length > 0;
  if (!isNeeded || pathname === '/products/compare') return null;
  return (
    <Suspense fallback={null}>
      <CompareBar />
    </Suspense>
  );
}
