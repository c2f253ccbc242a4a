import { Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../offline/idle.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useInstallWay } from './install-way.ts';

const InstallPrompt = lazyPart(() => import('./install-prompt.tsx'));
const InstallEntry = lazyPart(() => import('./install-entry.tsx'));
const WATCHED_LATEST_MS = 3_000;

type InstallOutletProps = { place: 'page' | 'footer' };

/** Offers the install: below the page after real use, in the footer always; never on the server. */
export function InstallOutlet({ place }: InstallOutletProps) {
  const [isDue, setDue] = useState(false);
  useEffect(() => whenIdle(() => setDue(true), WATCHED_LATEST_MS), []);
  return isDue && <InstallPart place={place} />;
}

/** A browser that cannot install the site loads nothing more. */
function InstallPart({ place }: InstallOutletProps) {
  const way = useInstallWay();
  return way && <Suspense fallback={null}>{place === 'page' ? <InstallPrompt /> : <InstallEntry />}</Suspense>;
}
