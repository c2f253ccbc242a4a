import { createStore, useStore } from './store.ts';

const TICK_MS = 20_000;

/** One timer for every time on the page. */
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

/** The current time to a few seconds, in milliseconds; undefined on the server and in the first render over its page. */
export const useNow = (): number | undefined => useStore(clock, undefined);
