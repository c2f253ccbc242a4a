import { useMutation } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Thread } from '../../../../contract/conversations/thread.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { talkWrites } from '../mutations.ts';

/** The newest message whose end is on the screen. */
function shownSeq(scroller: HTMLElement): number {
  const end = Math.min(scroller.getBoundingClientRect().bottom, innerHeight) + 1;
  const shown = [...scroller.querySelectorAll<HTMLElement>('[data-seq]')].findLast(
    (one) => one.getBoundingClientRect().bottom <= end,
  );
  return Number(shown?.dataset.seq ?? 0);
}

/**
 * Tells the server how far the reader has seen, while the page is visible. Returns what looks again.
 * @param readAt when the thread was read: each reading tries again
 */
export function useReading(scroller: RefObject<HTMLElement | null>, { conversation, items }: Thread, readAt: number) {
  const { id, lastReadSeq, isObserved } = conversation;
  const lastSeq = items.at(-1)?.seq ?? 0;
  const { mutate, isPending } = useMutation(talkWrites(usePrivateApi()).markRead());
  const told = useRef(0);
  const look = useCallback(() => {
    const element = scroller.current;
    // Without anything to read, the places of the rows are not asked for: that is a layout with each move.
    if (!element || isObserved || isPending || lastReadSeq >= lastSeq || document.visibilityState !== 'visible') return;
    const seq = shownSeq(element);
    if (seq <= Math.max(lastReadSeq, told.current)) return;
    told.current = seq;
    mutate(
      { id, readUpToSeq: seq },
      {
        onError: () => {
          told.current = 0;
        },
      },
    );
  }, [scroller, id, lastSeq, lastReadSeq, isObserved, isPending, mutate]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `readAt` is why it runs again.
  useEffect(() => {
    look();
    document.addEventListener('visibilitychange', look);
    addEventListener('scroll', look, { passive: true });
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('scroll', look);
    };
  }, [look, readAt]);
  return look;
}
