import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Thread } from '../../../../contract/conversations/thread.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { mergeThread } from '../merge-thread.ts';
import { talkReads } from '../queries.ts';
import type { Stretch } from './use-stretch.ts';

/** Reads what comes before the messages of a stretch and, up to the newest ones, what comes after them. */
export function useMore({ queryKey, thread, newest }: Stretch) {
  const client = useQueryClient();
  const { id } = thread.conversation;
  const reads = talkReads(usePrivateApi());
  const older = useOnce(async () => {
    const oldest = client.getQueryData<Thread>(queryKey)?.items[0]?.seq ?? 1;
    if (oldest <= 1) return;
    const page = await client.fetchQuery(reads.older(id, oldest));
    client.setQueryData<Thread>(queryKey, (known) => known && mergeThread(known, page, 'before'));
  });
  const newer = useOnce(async () => {
    const known = client.getQueryData<Thread>(queryKey);
    const last = known?.items.at(-1)?.seq;
    if (thread === newest || !known || last === undefined) return;
    const page = await client.fetchQuery(reads.newer(id, last));
    client.setQueryData<Thread>(queryKey, (now) => now && mergeThread(now, page, 'after'));
  });
  return { older, newer };
}

/** What is read once at a time. */
function useOnce(read: () => Promise<void>) {
  const latest = useRef(read);
  latest.current = read;
  const isRunning = useRef(false);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const load = useCallback(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState('loading');
    try {
      await latest.current();
      setState('idle');
    } catch {
      setState('failed');
    } finally {
      isRunning.current = false;
    }
  }, []);
  return useMemo(() => ({ load: () => void load(), state }), [load, state]);
}
