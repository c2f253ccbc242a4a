import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { PaySheetProps } from './pay-sheet.tsx';

const PaySheet = lazyPart(() => import('./pay-sheet.tsx'));

/** Paying needs the network: so does its code. */
export const PaySheetOutlet = (props: PaySheetProps) => (
  <Suspense fallback={null}>
    <PaySheet {...props} />
  </Suspense>
);
