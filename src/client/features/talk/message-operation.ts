import type { Receiver, SentMessage } from '../../../contract/conversations/conversation.ts';
import type { Thread } from '../../../contract/conversations/thread.ts';
import { conversationPath } from '../../../core/talk/talk-limits.ts';
import { read } from '../../data/api.ts';
import { httpClient } from '../../data/http-client.ts';
import type { Operation } from '../../offline/outbox/operation.ts';
import { savePrivateRead } from '../../offline/saved-reads/private-store.ts';
import type { NewFile } from '../../parts/files/new-file.ts';
import { mergeMessages } from './merge-thread.ts';
import { conversationsKey, foundKey, threadKey, threadsKey } from './queries.ts';
import { talkSendTexts as words } from './talk-send-texts.ts';
import { targetOf } from './talk-target.ts';

export interface NewMessage {
  /** Made by the device: sent again, it is the same message. */
  id: string;
  text: string;
  files: NewFile[];
  /** The id of a message of the conversation. */
  replyTo: string | null;
  /** A conversation that exists, or to whom one is begun. */
  conversationId: string | null;
  to: Receiver | null;
  /** Of the other party, for who reads the row. */
  name: string;
}

export const MESSAGE_OPERATION = 'message.send';

/** What is wrong with one message or its files; a party that takes none refuses the next ones as well. */
const OF_MESSAGE: ReadonlySet<number> = new Set([400, 409, 413, 415, 422, 507]);

function isNewMessage(payload: unknown): payload is NewMessage {
  const { id, text, files, replyTo, conversationId, to, name } = (payload ?? {}) as Record<string, unknown>;
  const areTexts = [id, text, name].every((one) => typeof one === 'string');
  const isTo = typeof conversationId === 'string' || (typeof to === 'object' && to !== null);
  return areTexts && Array.isArray(files) && (replyTo === null || typeof replyTo === 'string') && isTo;
}

export const messageOperation: Operation<NewMessage, SentMessage> = {
  name: MESSAGE_OPERATION,
  isPrivate: true,
  isPassed: ({ status }) => OF_MESSAGE.has(status),
  keptFiles: ({ files }) => files.flatMap(({ id, isKept }) => (isKept ? id : [])),
  editedAt: ({ conversationId }) => (conversationId === null ? '/profile/messages' : conversationPath(conversationId)),
  accepts: isNewMessage,
  describe: ({ name, text, files }) => ({ title: words.to(name), text: text || words.files(files.length) }),
  async send({ base, fetch, transfer, payload: { id, text, files, replyTo, conversationId, to } }) {
    const kept = files.filter(({ isKept }) => isKept);
    const sending = kept.length > 0 ? await import('../../parts/files/send-files.ts') : undefined;
    await sending?.sendFiles({ base, transfer }, kept);
    const message = { id, text, fileIds: files.map((file) => file.id), ...(replyTo !== null && { replyTo }) };
    const place = conversationId === null ? to && { to } : { id: conversationId };
    const sent = read(httpClient(base, '/api/v1/conversations', fetch).index.$post({ json: { ...place, message } }));
    return sending ? sent.catch((error) => sending.sendAgain(kept, error)) : sent;
  },
  confirms: ({ message }, { id }) => message.id === id && Number.isInteger(message.seq),
  settlesAllTabs: true,
  async settle({ conversation, message }, _payload, { client, isCurrent }) {
    if (!isCurrent()) return;
    // Other messages may have come between: the cursor of changes stays, and they are read with the next changes.
    client.setQueryData<Thread>(threadKey(conversation.id), (known) => {
      if (known) return { ...known, conversation, items: mergeMessages(known.items, [message]) };
      if (message.seq > 1) return undefined;
      const { lastSeq, changeSeq } = conversation;
      return { conversation, items: [message], lastSeq, changeSeq, isMore: false, read: { own: lastSeq, other: 0 } };
    });
    const target = targetOf(conversation);
    if (target.kind !== 'conversation') client.setQueryData(foundKey(target), conversation);
    void client.invalidateQueries({ queryKey: threadKey(conversation.id) });
    void client.invalidateQueries({ queryKey: conversationsKey });
  },
  async save({ client }) {
    const threads = client.getQueryCache().findAll({ queryKey: threadsKey });
    for (const { queryKey } of threads) await savePrivateRead(client, queryKey);
  },
};
