import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../../offline/idle.ts';

const SHOWN_LATEST_MS = 3_000;
const FIRST_RETRY_MS = 2_000;
const RETRY_MAX_MS = 60_000;

/** What the shell says after the page is there. Its code is asked for again until it arrives: it tells what is wrong. */
export function LateStripsOutlet() {
  const [Strips, setStrips] = useState<ComponentType>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isGone = false;
    const load = (retryMs: number): void => {
      const again = () => {
        if (!isGone) timer = setTimeout(load, retryMs, Math.min(2 * retryMs, RETRY_MAX_MS));
      };
      import('./late-strips.tsx').then(({ default: loaded }) => setStrips(() => loaded), again);
    };
    const cancel = whenIdle(() => load(FIRST_RETRY_MS), SHOWN_LATEST_MS);
    return () => {
      isGone = true;
      cancel();
      clearTimeout(timer);
    };
  }, []);
  return Strips ? <Strips /> : null;
}
