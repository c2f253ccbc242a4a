import { createStore, useStore } from './store.ts';

const TICK_MS = 20_000;

/** One timer for all relative times on the page. */
const clock = createStore<number | undefined>(Date.now(), () => {
  const tick = () => clock.set(Date.now());
  const onVisible = () => document.visibilityState === 'visible' && tick();
  tick();
  const timer = setInterval(tick, TICK_MS);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
});

/** The current time in milliseconds, at most 20 s old; undefined on the server and during hydration. */
export const useNow = (): number | undefined => useStore(clock, undefined);
