import { useElementScrollRestoration, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** When a page comes, what is seen of it comes first, and what is ahead this much later. */
const AHEAD_LATER_MS = 150;

/**
 * Where the window will be: on the way back to a page the router puts it to its old place only after the first drawing,
 * which would have been of the wrong part.
 */
export function useArrivalOffset(): number {
  const { location, resolvedLocation } = useRouter().state;
  const left = useElementScrollRestoration({ getElement: () => window });
  if (typeof window === 'undefined') return 0;
  if (!resolvedLocation) return left?.scrollY ?? window.scrollY;
  const isArriving = resolvedLocation.state.__TSR_key !== location.state.__TSR_key;
  return isArriving ? (left?.scrollY ?? 0) : window.scrollY;
}

/** Whether what cannot be seen yet may follow. */
export function useIsSettled(isFromStart = false): boolean {
  const [isSettled, setSettled] = useState(isFromStart);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), AHEAD_LATER_MS);
    return () => {
      clearTimeout(timer);
      setSettled(isFromStart);
    };
  }, [isFromStart]);
  return isSettled;
}
