import type { OwnComment } from '../../../../contract/content/comment.ts';
import type { OutboxRow } from '../../../offline/outbox/outbox-row.ts';
import { COMMENT_OPERATION, commentOperation } from './comment-operation.ts';

type Known = Pick<
  OwnComment,
  'id' | 'pageId' | 'page' | 'parentId' | 'text' | 'state' | 'rejectReason' | 'likeCount' | 'replies' | 'replyCount'
>;

/** A comment of this device's user, as the device shows it. */
export interface ShownComment extends Known {
  /** ISO 8601. */
  writtenAt: string;
  /** Whether the server has it. */
  isKnown: boolean;
  /** The change that the server has not confirmed. */
  row: OutboxRow | undefined;
}

/** What the server has said, with what the user has changed since; the latest first. */
export function shownComments(
  known: readonly OwnComment[],
  rows: readonly OutboxRow[],
  sub: string | null,
): ShownComment[] {
  let shown: ShownComment[] = known.map((one) => ({ ...one, writtenAt: one.createdAt, isKnown: true, row: undefined }));
  for (const row of rows) {
    const { payload } = row;
    if (row.operation !== COMMENT_OPERATION || row.sub !== sub || !commentOperation.accepts(payload)) continue;
    const before = shown.find(({ id }) => id === payload.id);
    if (!before) {
      if (payload.kind === 'create') shown = [newComment(payload, row), ...shown];
      continue;
    }
    const isRefused = row.state === 'failed';
    // What the server has refused to take back stays, with the refusal.
    if (payload.kind === 'delete' && !isRefused) shown = shown.filter((one) => one !== before);
    else shown = shown.map((one) => (one === before ? changed(before, payload, row) : one));
  }
  return shown;
}

type Change = Parameters<NonNullable<typeof commentOperation.describe>>[0];

const changed = (before: ShownComment, { kind, text }: Change, row: OutboxRow): ShownComment => ({
  ...before,
  text: kind === 'delete' ? before.text : text,
  row,
});

const newComment = ({ id, pageId, page, parentId, text }: Change, row: OutboxRow): ShownComment => ({
  id,
  pageId,
  page,
  parentId,
  text,
  state: 'waiting',
  rejectReason: null,
  likeCount: 0,
  replies: [],
  replyCount: 0,
  writtenAt: new Date(row.createdAt).toISOString(),
  isKnown: false,
  row,
});
