import { Suspense, useSyncExternalStore } from 'react';
import { subscribeUpdateState, updateState } from '../../offline/updates/update-state.ts';
import { lazyPart } from '../../ui/lazy-part.ts';

const OutdatedNotice = lazyPart(() => import('./outdated-notice.tsx'));

/** Nothing, until the API says that this build is too old for it. */
export function OutdatedStrip() {
  const { isOutdated } = useSyncExternalStore(subscribeUpdateState, updateState, updateState);
  return isOutdated ? (
    <Suspense fallback={null}>
      <OutdatedNotice />
    </Suspense>
  ) : null;
}
