import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../../offline/idle.ts';
import type { StripPlace } from './late-strips.tsx';

const SHOWN_LATEST_MS = 3_000;

/** What the shell says after the page is there. Its code is asked for, more and more seldom, until it arrives. */
export function LateStripsOutlet({ place }: { place: StripPlace }) {
  const [Strips, setStrips] = useState<ComponentType<{ place: StripPlace }>>();
  useEffect(() => {
    let pause = SHOWN_LATEST_MS;
    const load = (): void => {
      pause *= 2;
      import('./late-strips.tsx')
        .then((loaded) => setStrips(() => loaded.default))
        .catch(() => setTimeout(load, pause));
    };
    return whenIdle(load, SHOWN_LATEST_MS);
  }, []);
  return Strips ? <Strips place={place} /> : null;
}
