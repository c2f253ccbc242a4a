import { uuidv7 } from '../../../../core/ids/uuidv7.ts';
import { deviceOutbox } from '../../../offline/outbox/device-outbox.ts';
import { isStored } from '../../../offline/outbox/is-stored.ts';
import { messageOperation, type NewMessage } from '../message-operation.ts';
import { isStart } from '../talk-search.ts';
import { receiverOf, type TalkTarget, talkObjectKey } from '../talk-target.ts';
import type { MessageDraft } from './message-draft.ts';

export interface Place {
  target: TalkTarget;
  /** Null before the first message. */
  conversationId: string | null;
  /** Of the other party. */
  name: string;
}

/** Puts a message into the outbox: whether the device has stored it. */
export function sendMessage(
  sub: string | null,
  { target, conversationId, name }: Place,
  { text, files, replyTo }: MessageDraft,
): Promise<boolean> {
  const id = uuidv7();
  const payload: NewMessage = {
    ...{ id, text: text.trim(), files, replyTo: replyTo?.id ?? null, name },
    conversationId: target.kind === 'conversation' ? target.id : conversationId,
    to: conversationId === null && isStart(target) ? receiverOf(target) : null,
  };
  return isStored(
    deviceOutbox.add(messageOperation, { sub, payload, objectKey: talkObjectKey(target), baseVersion: null }),
  );
}
