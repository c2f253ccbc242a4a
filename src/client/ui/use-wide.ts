import { useSyncExternalStore } from 'react';

/** From here on the filters stand beside the list; the same figure is in the CSS. */
const NARROW_QUERY = '(width < 900px)';

function subscribe(onChange: () => void) {
  const query = matchMedia(NARROW_QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** False on the server and in the first render over its page. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !matchMedia(NARROW_QUERY).matches,
    () => false,
  );
