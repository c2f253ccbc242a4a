import { Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../offline/idle.ts';
import { lazyPart } from '../../ui/lazy-part.ts';

const InstallPart = lazyPart(() => import('./install-part.tsx'));
const WATCHED_LATEST_MS = 3_000;

/** Where the install is offered: below the page after real use, in the footer always. */
export type InstallPlace = 'page' | 'footer';

/** Offers the install; never on the server. */
export function InstallOutlet({ place }: { place: InstallPlace }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => whenIdle(() => setDue(true), WATCHED_LATEST_MS), []);
  return (
    isDue && (
      <Suspense fallback={null}>
        <InstallPart place={place} />
      </Suspense>
    )
  );
}
