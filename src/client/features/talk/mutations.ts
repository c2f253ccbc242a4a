import type { QueryClient } from '@tanstack/react-query';
import type { ChangedThread } from '../../../contract/conversations/conversation.ts';
import type { Thread } from '../../../contract/conversations/thread.ts';
import { ApiError, read } from '../../data/api.ts';
import type { PrivateApi } from '../../data/session/private-api.ts';
import { asOperation, write } from '../../data/write.ts';
import { mergeMessages } from './merge-thread.ts';
import { conversationsKey, threadKey, unreadMessagesKey } from './queries.ts';

export const editDraftKey = (messageId: string): string => `message-edit:${messageId}`;

interface MessageEdit {
  conversationId: string;
  messageId: string;
  text: string;
  /** The edit that was seen. */
  editNo: number;
}

type MessageChoice = Omit<MessageEdit, 'text'>;

const CHANGED = 'message_changed';
const STALE = 412;

/** The form knows what another device has changed by this status. */
const throwStale = (error: unknown): never => {
  throw error instanceof ApiError && error.problem?.code === CHANGED ? new ApiError(STALE, error.problem) : error;
};

const takeChange = ({ conversation, message }: ChangedThread, client: QueryClient) =>
  client.setQueryData<Thread>(
    threadKey(conversation.id),
    (known) => known && { ...known, conversation, items: mergeMessages(known.items, message ? [message] : []) },
  );

const shared = {
  area: 'conversations',
  onAnswer: takeChange,
  invalidates: () => [conversationsKey, unreadMessagesKey],
} as const;

export const talkWrites = ({ conversations }: PrivateApi) => {
  const { thread } = conversations[':id'];
  return {
    /** The sheet shows what is wrong. After a conflict the message is read again. */
    edit: () =>
      write({
        ...shared,
        name: 'edit',
        send: ({ conversationId, ...edit }: MessageEdit, intent) =>
          read(thread.$put({ param: { id: conversationId }, json: edit }, asOperation(intent))).catch(throwStale),
        draftKey: ({ messageId }) => editDraftKey(messageId),
        follows: (edit, { message }, sent) =>
          edit.editNo === sent.editNo && message ? { ...edit, editNo: message.editNo } : edit,
        invalidates: ({ conversationId }) => [conversationsKey, threadKey(conversationId)],
        isFailureShown: false,
      }),
    remove: () =>
      write({
        ...shared,
        name: 'remove',
        send: ({ conversationId, messageId, editNo }: MessageChoice, intent) =>
          read(
            thread.$delete(
              { param: { id: conversationId }, query: { messageId, editNo: String(editNo) } },
              asOperation(intent),
            ),
          ),
        invalidates: ({ conversationId }) => [conversationsKey, threadKey(conversationId)],
      }),
    /** Up to the newest message that was on the screen. */
    markRead: () =>
      write({
        ...shared,
        name: 'read',
        send: ({ id, readUpToSeq }: { id: string; readUpToSeq: number }, intent) =>
          read(thread.$put({ param: { id }, json: { readUpToSeq } }, asOperation(intent))),
        // The next look at the thread tries again.
        isFailureShown: false,
      }),
    mute: () =>
      write({
        ...shared,
        name: 'mute',
        send: ({ id, mutedUntil }: { id: string; mutedUntil: string | null }, intent) =>
          read(thread.$put({ param: { id }, json: { mutedUntil } }, asOperation(intent))),
      }),
    block: () =>
      write({
        ...shared,
        name: 'block',
        send: ({ id, blocked }: { id: string; blocked: boolean }, intent) =>
          read(thread.$put({ param: { id }, json: { blocked } }, asOperation(intent))),
      }),
  };
};
