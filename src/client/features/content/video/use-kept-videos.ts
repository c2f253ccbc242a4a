import { useCallback, useEffect, useState } from 'react';
import { dropVideo, keepVideo, keptVideoUrls } from '../../../offline/kept-videos.ts';

const NONE: ReadonlySet<string> = new Set();

type KeepState = 'keeping' | 'failed';

/** Which files the device keeps, and the ways to change that. */
export function useKeptVideos() {
  const [kept, setKept] = useState(NONE);
  const [states, setStates] = useState<Readonly<Record<string, KeepState>>>({});
  const refresh = useCallback(() => keptVideoUrls().then(setKept, () => setKept(NONE)), []);
  useEffect(() => {
    void refresh();
  }, [refresh]);

  const change = async (url: string, work: (url: string) => Promise<void>) => {
    setStates((before) => ({ ...before, [url]: 'keeping' }));
    const state = await work(url).then(
      () => undefined,
      () => 'failed' as const,
    );
    setStates(({ [url]: _, ...others }) => (state ? { ...others, [url]: state } : others));
    await refresh();
  };
  return {
    isKept: (url: string) => kept.has(url),
    stateOf: (url: string) => states[url],
    keep: (url: string) => void change(url, keepVideo),
    drop: (url: string) => void change(url, dropVideo),
  };
}

export type KeptVideos = ReturnType<typeof useKeptVideos>;
