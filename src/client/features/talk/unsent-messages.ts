import type { Conversation } from '../../../contract/conversations/conversation.ts';
import { useLastSub } from '../../data/session/use-sub.ts';
import { useOutbox } from '../../offline/outbox/device-outbox.ts';
import type { OutboxRow } from '../../offline/outbox/outbox-row.ts';
import { MESSAGE_OPERATION, messageOperation, type NewMessage } from './message-operation.ts';
import { type TalkTarget, talkObjectKey, targetOf } from './talk-target.ts';

/** A message that the server has not confirmed. */
export interface UnsentMessage {
  row: OutboxRow;
  message: NewMessage;
}

/** Of one user, in the order of writing. */
export function unsentIn(rows: readonly OutboxRow[], sub: string | null, objectKey: string): UnsentMessage[] {
  return rows.flatMap((row) => {
    const { payload } = row;
    const isIt = row.operation === MESSAGE_OPERATION && row.sub === sub && row.objectKey === objectKey;
    return isIt && messageOperation.accepts(payload) ? [{ row, message: payload }] : [];
  });
}

/** What the user of the device has written in a conversation and the server has not confirmed. */
export function useUnsentMessages(target: TalkTarget): UnsentMessage[] {
  const { rows } = useOutbox();
  return unsentIn(rows, useLastSub(), talkObjectKey(target));
}

/** How many messages wait in a conversation. */
export function useUnsentCounts(): (conversation: Conversation) => number {
  const { rows } = useOutbox();
  const sub = useLastSub();
  return (conversation) => unsentIn(rows, sub, talkObjectKey(targetOf(conversation))).length;
}
