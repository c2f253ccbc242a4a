import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useReads } from '../../../data/use-reads.ts';
import { deviceParts } from '../parts/device-parts.ts';
import { isStale, offersToCall, refreshOffers } from './refresh-offers.ts';

const none: ReadonlySet<string> = new Set();

/** Keeps the prices of the list fresh while it is shown. `gone` has the offers that are withdrawn. */
export function useFreshOffers(): { gone: ReadonlySet<string>; isRefreshing: boolean } {
  const queryClient = useQueryClient();
  const reads = useReads();
  const [gone, setGone] = useState(none);
  const [running, setRunning] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    /** An offer that does not answer is asked for again when the network returns. */
    const asked = new Set<string>();
    const onGone = (offerIds: readonly string[]) => setGone((before) => new Set([...before, ...offerIds]));
    const refresh = async () => {
      const { lines } = deviceParts.get();
      const stale = lines.flatMap((line) => (isStale(line, Date.now()) ? (line.offerId ?? []) : []));
      const due = new Set([...stale, ...offersToCall(lines)].filter((offerId) => !asked.has(offerId)));
      if (due.size === 0) return;
      for (const offerId of due) asked.add(offerId);
      setRunning((count) => count + 1);
      await refreshOffers([...due], { queryClient, reads, store: deviceParts, signal, onGone });
      setRunning((count) => count - 1);
    };
    const askAgain = () => {
      asked.clear();
      void refresh();
    };
    void refresh();
    const stop = deviceParts.subscribe(() => void refresh());
    addEventListener('online', askAgain, { signal });
    return () => {
      stop();
      abort.abort();
    };
  }, [queryClient, reads]);
  return { gone, isRefreshing: running > 0 };
}
