import { uuidv7 } from '../../../../core/ids/uuidv7.ts';
import { deviceOutbox } from '../../../offline/outbox/device-outbox.ts';
import { isStored } from '../../../offline/outbox/is-stored.ts';
import type { OutboxRow } from '../../../offline/outbox/outbox-row.ts';
import { rewriteRow } from '../../../offline/outbox/row-actions.ts';
import { type CommentChange, commentObjectKey, commentOperation } from './comment-operation.ts';
import {
  type CommentLike,
  commentLikeKey,
  commentLikeOperation,
  type PageLike,
  pageLikeKey,
  pageLikeOperation,
} from './like-operations.ts';
import type { ShownComment } from './shown-comments.ts';

const change = (sub: string, payload: CommentChange): Promise<boolean> => {
  const objectKey = commentObjectKey(payload.id);
  return isStored(deviceOutbox.add(commentOperation, { sub, payload, objectKey, baseVersion: null }));
};

export type CommentPlace = Pick<CommentChange, 'pageId' | 'page' | 'parentId'>;

export const writeComment = (sub: string, { pageId, page, parentId }: CommentPlace, text: string): Promise<boolean> =>
  change(sub, { pageId, page, parentId, kind: 'create', id: uuidv7(), text });

const changeOf = ({ id, pageId, page, parentId }: ShownComment) => ({ id, pageId, page, parentId });

export function editComment(sub: string, comment: ShownComment, text: string): Promise<boolean> {
  const refused = refusedText(comment);
  if (refused) return isStored(rewriteRow(refused.row, { ...refused.change, text }));
  return change(sub, { ...changeOf(comment), kind: 'edit', text });
}

export const removeComment = (sub: string, comment: ShownComment): Promise<boolean> =>
  change(sub, { ...changeOf(comment), kind: 'delete', text: '' });

type Refused = { row: OutboxRow; change: CommentChange };

/** The change of a comment whose text the server has refused: it can be written anew. */
export function refusedText({ row }: ShownComment): Refused | undefined {
  if (row?.state !== 'failed') return undefined;
  const { payload } = row;
  return commentOperation.accepts(payload) && payload.kind !== 'delete' ? { row, change: payload } : undefined;
}

export const setPageLike = (sub: string, payload: PageLike): Promise<boolean> => {
  const objectKey = pageLikeKey(payload.pageId);
  return isStored(deviceOutbox.add(pageLikeOperation, { sub, payload, objectKey, baseVersion: null }));
};

export const setCommentLike = (sub: string, payload: CommentLike): Promise<boolean> => {
  const objectKey = commentLikeKey(payload.commentId);
  return isStored(deviceOutbox.add(commentLikeOperation, { sub, payload, objectKey, baseVersion: null }));
};
