import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { useSub } from '../../../data/session/use-sub.ts';
import { useOutbox } from '../../../offline/outbox/device-outbox.ts';
import {
  COMMENT_LIKE_OPERATION,
  commentLikeKey,
  commentLikeOperation,
  PAGE_LIKE_OPERATION,
  pageLikeKey,
  pageLikeOperation,
} from './like-operations.ts';
import { ownCommentsRead, reactionsRead } from './queries.ts';
import { shownComments } from './shown-comments.ts';
import { type ShownLike, shownLike } from './shown-likes.ts';

/** The comments of this device's user, with the changes that wait to be sent. */
export function useOwnComments() {
  const sub = useSub();
  const { rows } = useOutbox();
  const read = useQuery({ ...ownCommentsRead(usePrivateApi()), enabled: sub !== null, throwOnError: false });
  const known = sub === null ? undefined : read.data?.items;
  const comments = useMemo(() => shownComments(known ?? [], rows, sub), [known, rows, sub]);
  return { sub, read, comments };
}

/** Likes of a page and its comments, with the changes that wait to be sent. */
export function useReactions(pageId: string) {
  const sub = useSub();
  const { rows } = useOutbox();
  const { data } = useQuery({ ...reactionsRead(usePrivateApi(), pageId, sub), throwOnError: false });
  return useMemo(() => {
    const own = rows.filter((row) => row.sub === sub);
    const ofComments = new Map(data?.comments.map((one) => [one.id, one]));
    const pageRow = own.findLast(
      ({ operation, objectKey, payload }) =>
        operation === PAGE_LIKE_OPERATION && objectKey === pageLikeKey(pageId) && pageLikeOperation.accepts(payload),
    );
    const commentLike = (id: string, fallback: number): ShownLike => {
      const row = own.findLast(
        ({ operation, objectKey, payload }) =>
          operation === COMMENT_LIKE_OPERATION &&
          objectKey === commentLikeKey(id) &&
          commentLikeOperation.accepts(payload),
      );
      return shownLike(ofComments.get(id), fallback, row);
    };
    return { pageLike: shownLike(data, undefined, pageRow), commentLike };
  }, [data, rows, sub, pageId]);
}
