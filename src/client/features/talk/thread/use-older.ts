import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { Thread } from '../../../../contract/conversations/thread.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { mergeThread } from '../merge-thread.ts';
import { talkReads, threadKey } from '../queries.ts';

/** Reads what comes before the messages of a thread, once at a time. */
export function useOlder(id: string) {
  const client = useQueryClient();
  const api = usePrivateApi();
  const isRunning = useRef(false);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const load = useCallback(async () => {
    const oldest = client.getQueryData<Thread>(threadKey(id))?.items[0]?.seq ?? 1;
    if (isRunning.current || oldest <= 1) return;
    isRunning.current = true;
    setState('loading');
    try {
      const page = await client.fetchQuery(talkReads(api).older(id, oldest));
      client.setQueryData<Thread>(threadKey(id), (known) => known && mergeThread(known, page, true));
      setState('idle');
    } catch {
      setState('failed');
    } finally {
      isRunning.current = false;
    }
  }, [client, api, id]);
  return { load, state };
}
