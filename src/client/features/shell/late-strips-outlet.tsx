import { Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../offline/idle.ts';
import { lazyPart } from '../../ui/lazy-part.ts';

const LateStrips = lazyPart(() => import('./late-strips.tsx'));
const SHOWN_LATEST_MS = 3_000;

/** What the shell says after the page is there. */
export function LateStripsOutlet() {
  const [isDue, setDue] = useState(false);
  useEffect(() => whenIdle(() => setDue(true), SHOWN_LATEST_MS), []);
  return isDue ? (
    <Suspense fallback={null}>
      <LateStrips />
    </Suspense>
  ) : null;
}
