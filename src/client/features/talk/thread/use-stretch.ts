import { type QueryKey, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { Thread } from '../../../../contract/conversations/thread.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { mergeThread } from '../merge-thread.ts';
import { aroundKey, talkReads, threadKey } from '../queries.ts';
import { talkTexts } from '../talk-texts.ts';

/** What of a conversation is shown: messages without a gap. */
export interface Stretch {
  queryKey: QueryKey;
  thread: Thread;
  /** Up to the newest message; the same where that is shown. */
  newest: Thread;
  /** When the newest messages were read. */
  readAt: number;
  /** Whether what it was opened with is all there. */
  isSettled: boolean;
  /** The message that was asked for. */
  at: { seq: number } | undefined;
  /** Shows what is around a message that is not loaded; undefined for the newest. */
  onJump: (seq: number | undefined) => void;
}

export interface Stretches {
  main: UseQueryResult<Thread>;
  /** Undefined while the messages around one are read. */
  stretchOf: (newest: Thread) => Stretch | undefined;
}

/** The newest messages of a conversation or, on request, those around an earlier one until both touch. */
export function useStretch(id: string, asked: number | undefined): Stretches {
  const client = useQueryClient();
  const reads = talkReads(usePrivateApi());
  const main: UseQueryResult<Thread> = useQuery(reads.thread(id));
  const [at, setAt] = useState(asked === undefined ? undefined : { seq: asked });
  const first = main.data?.items[0]?.seq ?? 0;
  const isFar = at !== undefined && at.seq < first;
  const around = useQuery({ ...reads.around(id, at?.seq ?? 0), enabled: isFar, throwOnError: false });
  useEffect(() => {
    const [earlier, newest] = [around.data, main.data];
    if (!isFar || !earlier || !newest || (earlier.items.at(-1)?.seq ?? 0) + 1 < first) return;
    // They touch: from here on they are one.
    client.setQueryData<Thread>(threadKey(id), mergeThread(newest, earlier, 'before'));
  }, [client, id, isFar, around.data, main.data, first]);
  const onJump = useCallback((seq: number | undefined) => setAt(seq === undefined ? undefined : { seq }), []);
  const isFailed = isFar && around.isError && !around.data;
  useEffect(() => {
    if (!isFailed) return;
    showToast({ kind: 'failed', text: talkTexts.thread.aroundFailed });
    setAt(undefined);
  }, [isFailed]);
  const stretchOf = (newest: Thread): Stretch | undefined => {
    const window = isFar ? around.data : undefined;
    if (isFar && !window) return undefined;
    return {
      queryKey: window ? aroundKey(id, at?.seq ?? 0) : threadKey(id),
      thread: window ?? newest,
      newest,
      readAt: main.dataUpdatedAt,
      isSettled: main.fetchStatus !== 'fetching',
      at,
      onJump,
    };
  };
  return { main, stretchOf };
}
