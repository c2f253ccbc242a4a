import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../offline/idle.ts';

const InstallPrompt = lazy(() => import('./install-prompt.tsx'));
const InstallEntry = lazy(() => import('./install-entry.tsx'));
const WATCHED_LATEST_MS = 3_000;

/** Where installing is offered: below the page after real use, in the footer always. Never in the server's page. */
export function InstallOutlet({ place }: { place: 'page' | 'footer' }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => whenIdle(() => setDue(true), WATCHED_LATEST_MS), []);
  return isDue && <Suspense fallback={null}>{place === 'page' ? <InstallPrompt /> : <InstallEntry />}</Suspense>;
}
