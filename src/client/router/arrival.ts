import { type AnyRouter, useElementScrollRestoration, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isSameEntry } from './router-internals.ts';

/** When a page comes, what is seen of it comes first, and what is ahead this much later. */
const AHEAD_LATER_MS = 150;
/** After so long a page that was reloaded is read from where it stands. */
const PLACE_AWAITED_MS = 5_000;
const HAND_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Where the window was when this entry of the history was left. */
const useLeftOffset = (): number | undefined => useElementScrollRestoration({ getElement: () => window })?.scrollY;

/** Whether another page is being put in the place of the one that was shown; not while a document opens. */
export function isArriving({ state }: Pick<AnyRouter, 'state'>): boolean {
  const { location, resolvedLocation } = state;
  return resolvedLocation !== undefined && !isSameEntry(resolvedLocation, location);
}

/**
 * Where the window will be: on the way back to a page the router puts it to its old place only after the first drawing,
 * which would have been of the wrong part.
 */
export function useArrivalOffset(): number {
  const router = useRouter();
  const left = useLeftOffset();
  if (typeof window === 'undefined') return 0;
  if (!router.state.resolvedLocation) return left ?? window.scrollY;
  return isArriving(router) ? (left ?? 0) : window.scrollY;
}

/** Whether what cannot be seen yet may follow; on a page that steps behind another it goes again. */
export function useIsSettled(isAtFirst = false): boolean {
  // Where the window is read later says nothing of how the page came.
  const [isFromStart] = useState(isAtFirst);
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

/**
 * A page that the device opens from what it keeps is short until that is read, and the router has then already tried to put
 * the window where it was before a reload: it is put there once the page is long enough, unless a hand was faster.
 */
export function useReloadedPlace(): void {
  const left = useLeftOffset() ?? 0;
  const [offset] = useState(left);
  useEffect(() => {
    if (offset === 0) return;
    const place = () => {
      if (document.documentElement.scrollHeight - window.innerHeight < offset) return;
      window.scrollTo(0, offset);
      stop();
    };
    const observer = new ResizeObserver(place);
    const timer = setTimeout(stop, PLACE_AWAITED_MS);
    function stop() {
      observer.disconnect();
      clearTimeout(timer);
      for (const name of HAND_EVENTS) removeEventListener(name, stop);
    }
    for (const name of HAND_EVENTS) addEventListener(name, stop, { passive: true });
    observer.observe(document.body);
    return stop;
  }, [offset]);
}
