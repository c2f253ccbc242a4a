import { addUse } from './data-use.ts';

const WRITE_PAUSE_MS = 5_000;

/**
 * Adds what this page receives to the day's use. What the service worker itself loads in the background is not among the
 * page's entries, and cached files are 0 bytes. Returns a function that stops it.
 */
export function startDataMeter(): () => void {
  if (typeof PerformanceObserver === 'undefined') return () => {};
  let unwritten = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    addUse(unwritten);
    unwritten = 0;
  };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) unwritten += (entry as PerformanceResourceTiming).transferSize || 0;
    timer ??= setTimeout(write, WRITE_PAUSE_MS);
  });
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
  const onHidden = () => document.visibilityState === 'hidden' && write();
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', onHidden);
    write();
  };
}
