import { Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../offline/idle.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { InstallPlace } from './part/install-part.tsx';

const InstallPart = lazyPart(() => import('./part/install-part.tsx'));
const WATCHED_LATEST_MS = 3_000;

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
