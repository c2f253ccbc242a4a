import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Notice } from '../../../contract/notices/notice.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { noticeWrites } from './mutations.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * Tells the server what is shown while the tab is visible. Returns the ids of those that were new when they appeared: they
 * stay marked while one looks.
 * @param readAt when the list was read: each reading tries again
 */
export function useReading(notices: readonly Notice[], readAt: number): ReadonlySet<string> {
  const { mutate } = useMutation(noticeWrites(usePrivateApi()).markRead());
  const [seen, setSeen] = useState(NONE);
  const fresh = notices.filter(({ id, isRead }) => !isRead && !seen.has(id));
  if (fresh.length > 0) setSeen(new Set([...seen, ...fresh.map(({ id }) => id)]));
  const [newest] = notices;
  const unreadSeq = newest && !newest.isRead ? newest.seq : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `readAt` is why it runs again.
  useEffect(() => {
    if (unreadSeq === undefined) return;
    const tell = () => document.visibilityState === 'visible' && mutate(unreadSeq);
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [unreadSeq, readAt, mutate]);
  return seen;
}
