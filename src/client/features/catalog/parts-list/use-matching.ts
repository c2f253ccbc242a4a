import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useApi } from '../../../data/use-api.ts';
import { deviceParts } from '../parts/device-parts.ts';
import { offerFinder } from './find-offers.ts';
import { type LineMatches, matchLines } from './match-lines.ts';

const none: LineMatches = new Map();

/** Matches lines without an offer while the list is shown, each once, and again when the network returns or on request. */
export function useMatching(): { matches: LineMatches; matchAgain: () => void } {
  const queryClient = useQueryClient();
  const api = useApi();
  const [matches, setMatches] = useState(none);
  const find = useMemo(() => offerFinder(queryClient, api), [queryClient, api]);
  const again = useRef(() => {});
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const asked = new Set<string>();
    const onMatches: Parameters<typeof matchLines>[1]['onMatches'] = (news) => {
      for (const [id, { kind }] of news) if (kind === 'unasked') unanswered.add(id);
      if (!signal.aborted) setMatches((before) => new Map([...before, ...news]));
    };
    const unanswered = new Set<string>();
    const match = () => {
      const due = deviceParts.get().lines.filter(({ id, offerId }) => offerId === null && !asked.has(id));
      if (due.length === 0) return;
      for (const { id } of due) asked.add(id);
      void matchLines(due, { store: deviceParts, find, signal, onMatches });
    };
    again.current = () => {
      for (const id of unanswered) asked.delete(id);
      unanswered.clear();
      match();
    };
    match();
    const stop = deviceParts.subscribe(match);
    addEventListener('online', () => again.current(), { signal });
    return () => {
      stop();
      abort.abort();
    };
  }, [find]);
  return { matches, matchAgain: useCallback(() => again.current(), []) };
}
