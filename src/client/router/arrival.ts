import { type AnyRouter, useElementScrollRestoration, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isSameEntry } from './router-internals.ts';

/** Content outside the viewport renders this long after the first paint of a page. */
const SETTLE_MS = 150;
/** After this time a reloaded page no longer restores its scroll position. */
const RESTORE_TIMEOUT_MS = 5_000;
const INPUT_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** The scroll position that the router saved for this history entry. */
const useSavedOffset = (): number | undefined => useElementScrollRestoration({ getElement: () => window })?.scrollY;

/** Whether a navigation is replacing the shown page; false during the first load of a document. */
export function isArriving({ state }: Pick<AnyRouter, 'state'>): boolean {
  const { location, resolvedLocation } = state;
  return resolvedLocation !== undefined && !isSameEntry(resolvedLocation, location);
}

/**
 * The scroll position after arrival. On a back navigation the router restores it only after the first render, which
 * would show the wrong part of a long list.
 */
export function useArrivalOffset(): number {
  const router = useRouter();
  const saved = useSavedOffset();
  if (typeof window === 'undefined') return 0;
  if (!router.state.resolvedLocation) return saved === undefined || isScrolledAlready() ? window.scrollY : saved;
  return isArriving(router) ? (saved ?? 0) : window.scrollY;
}

/**
 * Whether the document was scrolled before the app started, so that a saved position no longer counts. At the end of a
 * page the browser may have wanted to go further after a reload.
 */
const isScrolledAlready = (): boolean =>
  window.scrollY > 0 && window.scrollY < document.documentElement.scrollHeight - window.innerHeight - 1;

/**
 * The router's option: whether it may scroll after it rendered a page. It would move the first page of a document to
 * its start under the eyes of a reader who did not wait for the scripts.
 */
export function keepEarlyScroll(): () => boolean {
  let isFirst = true;
  return () => {
    const isKept = isFirst && window.scrollY > 0;
    isFirst = false;
    // The router saves the position of a page only after it saw a scroll.
    if (isKept) document.dispatchEvent(new Event('scroll'));
    return !isKept;
  };
}

/** Whether content outside the viewport may render. Resets when the page is hidden behind another page. */
export function useIsSettled(isAtFirst = false): boolean {
  // Only the first value tells how the page was opened; later ones follow the scroll.
  const [isFromStart] = useState(isAtFirst);
  const [isSettled, setSettled] = useState(isFromStart);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE_MS);
    return () => {
      clearTimeout(timer);
      setSettled(isFromStart);
    };
  }, [isFromStart]);
  return isSettled;
}

/**
 * Restores the scroll position after a reload once the page is long enough, unless the user scrolls first. A page that
 * starts from saved reads is short until they load, so the router's own restoration fails.
 */
export function useScrollAfterReload(): void {
  const saved = useSavedOffset() ?? 0;
  const [offset] = useState(() => (saved > 0 && isScrolledAlready() ? 0 : saved));
  useEffect(() => {
    if (offset === 0) return;
    const restore = () => {
      if (document.documentElement.scrollHeight - window.innerHeight < offset) return;
      window.scrollTo(0, offset);
      stop();
    };
    const observer = new ResizeObserver(restore);
    const timer = setTimeout(stop, RESTORE_TIMEOUT_MS);
    function stop() {
      observer.disconnect();
      clearTimeout(timer);
      for (const name of INPUT_EVENTS) removeEventListener(name, stop);
    }
    for (const name of INPUT_EVENTS) addEventListener(name, stop, { passive: true });
    observer.observe(document.body);
    return stop;
  }, [offset]);
}
