import type { ParsedLocation, RegisteredRouter } from '@tanstack/react-router';
import { isSameEntry } from './router-internals.ts';

/** Pages that are returned to are recent ones. */
const LEFT_MAX = 50;
/** The user acts: the focus is theirs. */
const INPUT_EVENTS = ['keydown', 'pointerdown'];
/** A page whose content arrives later leaves the focus where it is. */
const ARRIVES_WITHIN_MS = 3_000;

/** The link that led away from a page; a long list may have removed its row meanwhile. */
type Left = { from: ParsedLocation; element: WeakRef<HTMLElement>; href: string | null };

/**
 * After a navigation to another page the focus goes to its heading, and after a return to the link that led away, as if
 * the browser had loaded the page. Returns a function that stops it.
 */
export function moveFocus({ subscribe }: Pick<RegisteredRouter, 'subscribe'>): () => void {
  let left: Left[] = [];
  let stopWaiting = () => {};
  let isByKey = false;
  /** Who types into a field and sends it does not move through the page by keys. */
  const noteInput = ({ type, target }: Event) => {
    isByKey = type === 'keydown' && target instanceof Element && !target.matches('input, textarea, select');
  };
  for (const name of INPUT_EVENTS) addEventListener(name, noteInput, { passive: true, capture: true });
  const stops = [
    () => {
      for (const name of INPUT_EVENTS) removeEventListener(name, noteInput, { capture: true });
    },
    subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
      stopWaiting();
      const element = document.activeElement;
      if (!pathChanged || !fromLocation || !(element instanceof HTMLElement) || !element.closest('#content')) return;
      const others = left.filter(({ from }) => !isSameEntry(from, fromLocation)).slice(1 - LEFT_MAX);
      left = [...others, { from: fromLocation, element: new WeakRef(element), href: element.getAttribute('href') }];
    }),
    subscribe('onResolved', ({ toLocation, pathChanged }) => {
      const own = left.find(({ from }) => isSameEntry(from, toLocation));
      if (pathChanged && !isInUse()) stopWaiting = focusWhenShown(() => (own && linkOf(own)) ?? headingOf(isByKey));
    }),
  ];
  return () => {
    stopWaiting();
    for (const stop of stops) stop();
  };
}

const isShown = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && (element.checkVisibility?.() ?? true);

/** Somebody types, or a dialog holds the focus. */
const isInUse = (): boolean => document.activeElement?.matches('input, textarea, select, dialog *') ?? false;

const shownOf = (selector: string): HTMLElement | undefined => [...document.querySelectorAll(selector)].find(isShown);

function linkOf({ element, href }: Left): HTMLElement | undefined {
  const known = element.deref();
  if (isShown(known)) return known;
  return href === null ? undefined : shownOf(`#content a[href="${CSS.escape(href)}"]`);
}

/** Its ring is for the keyboard: the browser would draw it also after a load and after a search. */
function headingOf(isRinged: boolean): HTMLElement | undefined {
  const heading = shownOf('#content h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.toggleAttribute('data-quiet', !isRinged);
  return heading;
}

/** Focuses it again if the page replaces it while it loads. Returns a function that stops the wait. */
function focusWhenShown(find: () => HTMLElement | undefined): () => void {
  const focus = () => {
    // The router has scrolled already.
    if (document.activeElement === document.body || !isShown(document.activeElement))
      find()?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(focus);
  const timer = setTimeout(stop, ARRIVES_WITHIN_MS);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of INPUT_EVENTS) removeEventListener(name, stop);
  }
  for (const name of INPUT_EVENTS) addEventListener(name, stop, { passive: true });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
  find()?.focus({ preventScroll: true });
  return stop;
}
