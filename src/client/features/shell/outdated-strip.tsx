import { Suspense } from 'react';
import { startState, updateState } from '../../offline/updates/update-state.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useStore } from '../../ui/store.ts';

const OutdatedNotice = lazyPart(() => import('./outdated-notice.tsx'));

/** Renders nothing until the API refuses this build. */
export function OutdatedStrip() {
  const { isOutdated } = useStore(updateState, startState);
  return isOutdated ? (
    <Suspense fallback={null}>
      <OutdatedNotice />
    </Suspense>
  ) : null;
}
