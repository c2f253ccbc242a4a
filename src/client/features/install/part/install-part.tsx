import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useInstallWay } from './install-way.ts';

const InstallPrompt = lazyPart(() => import('../install-prompt.tsx'));
const InstallEntry = lazyPart(() => import('../install-entry.tsx'));

/** Where the install is offered: below the page after real use, in the footer always. */
export type InstallPlace = 'page' | 'footer';

/** A browser that cannot install the site loads nothing more. */
export default function InstallPart({ place }: { place: InstallPlace }) {
  const way = useInstallWay();
  return (
    way && (
      <Suspense fallback={null}>{place === 'page' ? <InstallPrompt way={way} /> : <InstallEntry way={way} />}</Suspense>
    )
  );
}
