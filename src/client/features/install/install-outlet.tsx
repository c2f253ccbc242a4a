import { Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../offline/idle.ts';
import { lazyPart } from '../../ui/lazy-part.ts';

const InstallPrompt = lazyPart(() => import('./install-prompt.tsx'));
const InstallEntry = lazyPart(() => import('./install-entry.tsx'));
const WATCHED_LATEST_MS = 3_000;

/** Offers the install: below the page after real use, in the footer always; never on the server. */
export function InstallOutlet({ place }: { place: 'page' | 'footer' }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => whenIdle(() => setDue(true), WATCHED_LATEST_MS), []);
  return isDue && <Suspense fallback={null}>{place === 'page' ? <InstallPrompt /> : <InstallEntry />}</Suspense>;
}
