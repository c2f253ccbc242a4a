import type { OutboxRow } from '../../../offline/outbox/outbox-row.ts';

/** Whether somebody likes something, as the device shows it. */
export interface ShownLike {
  liked: boolean;
  /** Undefined where nobody has said it. */
  likeCount: number | undefined;
  /** The change that the server has not confirmed. */
  row: OutboxRow | undefined;
}

/** What the server has said, with what the user has changed since. A refused change is only named. */
export function shownLike(
  known: { liked: boolean; likeCount: number } | undefined,
  fallback: number | undefined,
  row: OutboxRow | undefined,
): ShownLike {
  const liked = known?.liked ?? false;
  const likeCount = known?.likeCount ?? fallback;
  const wanted = row === undefined || row.state === 'failed' ? liked : (row.payload as { liked: boolean }).liked;
  if (wanted === liked) return { liked, likeCount, row };
  return {
    liked: wanted,
    likeCount: likeCount === undefined ? undefined : Math.max(0, likeCount + (wanted ? 1 : -1)),
    row,
  };
}
