import { useSyncExternalStore } from 'react';

/** Below this the bottom bar stands at the thumb and the category menu is a sheet; the same figure is in the CSS. */
const PHONE_QUERY = '(width < 768px)';
/** The specification's delay between a resize and what follows from it. */
const RESIZE_DELAY_MS = 50;

let isPhone: boolean | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const measure = () => matchMedia(PHONE_QUERY).matches;

function onResize() {
  clearTimeout(timer);
  timer = setTimeout(() => {
    isPhone = measure();
    for (const listener of listeners) listener();
  }, RESIZE_DELAY_MS);
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    isPhone = undefined;
    addEventListener('resize', onResize);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    removeEventListener('resize', onResize);
  };
}

function readDevice(): boolean {
  isPhone ??= measure();
  return isPhone;
}

/** For behaviour only, the layout is CSS's: undefined on the server and in the first render over its page. */
export function useDevice(): { isPhone: boolean | undefined } {
  return { isPhone: useSyncExternalStore(subscribe, readDevice, () => undefined) };
}
