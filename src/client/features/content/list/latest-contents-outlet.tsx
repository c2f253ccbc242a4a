import { Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../../offline/idle.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';

const LatestContents = lazyPart(() => import('./latest-contents.tsx'));
const SHOWN_LATEST_MS = 3_000;

/** Renders the latest contents at the end of the first page, after its own content. */
export function LatestContentsOutlet() {
  const [isDue, setDue] = useState(false);
  useEffect(() => whenIdle(() => setDue(true), SHOWN_LATEST_MS), []);
  return isDue ? (
    <Suspense fallback={null}>
      <LatestContents />
    </Suspense>
  ) : null;
}
