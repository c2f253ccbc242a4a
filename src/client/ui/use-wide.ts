import { useSyncExternalStore } from 'react';

/** Above it the filters are beside the list. The CSS has the same breakpoint. */
const NARROW_QUERY = '(width < 900px)';

function subscribe(onChange: () => void) {
  const query = matchMedia(NARROW_QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** False on the server and during hydration. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !matchMedia(NARROW_QUERY).matches,
    () => false,
  );
