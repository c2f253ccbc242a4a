import { conversationsShape, threadShape } from '../../../contract/account-answer-versions.gen.ts';
import type { Conversation, UnreadThread } from '../../../contract/conversations/conversation.ts';
import type { Thread } from '../../../contract/conversations/thread.ts';
import { ApiError, read } from '../../data/api.ts';
import { privatePages, privateRead, readKey, unsavedRead } from '../../data/reads.ts';
import type { PrivateApi } from '../../data/session/private-api.ts';
import { readNewer, readOlder, readThread, readThreadAround } from './read-thread.ts';
import { isOfTarget, type StartTarget } from './talk-target.ts';

export const talkKey = readKey('conversations');
export const conversationsKey = readKey('conversations', 'list');
export const unreadMessagesKey = readKey('conversations', 'unread');
export const threadsKey = readKey('conversations', 'thread');
export const threadKey = (id: string) => readKey('conversations', 'thread', id);
export const aroundKey = (id: string, seq: number) => readKey('conversations', 'around', id, seq);
export const foundKey = (target: StartTarget) => readKey('conversations', 'found', target);

/** Which of one's conversations are listed. */
export interface TalkFilter {
  unread?: true | undefined;
  answered?: false | undefined;
  q?: string | undefined;
}

/** Those that may be the one with somebody about something. */
function queryOf(target: StartTarget) {
  if (target.kind === 'support') return { support: 'true' as const };
  return target.kind === 'product' || target.kind === 'request' ? { objectId: target.id } : { partyId: target.id };
}

/** Of what is not refreshed by a hint: contents do not change. */
const contents = 'conversation-contents';

export const talkReads = ({ base, transfer, conversations }: PrivateApi) => ({
  /** The newest message first. */
  list: ({ unread, answered, q }: TalkFilter) =>
    privatePages({
      area: 'conversations',
      name: 'list',
      args: [{ unread, answered, q }],
      shape: conversationsShape,
      staleTime: 0,
      queryFn: ({ pageParam, signal }) =>
        read(
          conversations.index.$get(
            {
              query: {
                ...(unread && { unread: 'true' as const }),
                ...(answered === false && { answered: 'false' as const }),
                ...{ q, cursor: pageParam ?? undefined },
              },
            },
            { init: { signal } },
          ),
        ),
    }),
  /** Messages with all of the words, the newest first. */
  search: (q: string) =>
    privatePages({
      area: 'conversations',
      name: 'search',
      args: [q],
      staleTime: 0,
      queryFn: ({ pageParam, signal }) =>
        read(conversations.messages.$get({ query: { q, cursor: pageParam ?? undefined } }, { init: { signal } })),
    }),
  unread: () =>
    privateRead<UnreadThread>({
      area: 'conversations',
      name: 'unread',
      staleTime: 0,
      queryFn: ({ signal }) => read(conversations['unread-thread'].$get({}, { init: { signal } })),
    }),
  /** The messages that the device has, with what has changed since. */
  thread: (id: string) =>
    privateRead<Thread>({
      area: 'conversations',
      name: 'thread',
      args: [id],
      shape: threadShape,
      staleTime: 0,
      // What has not changed is the same object already.
      structuralSharing: false,
      queryFn: ({ client, signal }) =>
        readThread(conversations, id, () => client.getQueryData<Thread>(threadKey(id)), signal),
    }),
  /** Messages around one that comes before what the device has. */
  around: (id: string, seq: number) =>
    unsavedRead<Thread>({
      area: 'conversations',
      name: 'around',
      args: [id, seq],
      staleTime: 0,
      structuralSharing: false,
      // Without a network it fails at once: the thread says so.
      networkMode: 'always',
      queryFn: ({ client, signal }) =>
        readThreadAround(conversations, { id, seq }, () => client.getQueryData<Thread>(aroundKey(id, seq)), signal),
    }),
  /** The conversation that one has with somebody about something; null before the first message. */
  found: (target: StartTarget) =>
    privateRead<Conversation | null>({
      area: 'conversations',
      name: 'found',
      args: [target],
      staleTime: 0,
      queryFn: async ({ signal }) => {
        const { items } = await read(conversations.index.$get({ query: queryOf(target) }, { init: { signal } }));
        return items.find((one) => isOfTarget(one, target)) ?? null;
      },
    }),
  /** What comes before a message. */
  older: (id: string, before: number) =>
    unsavedRead({
      area: contents,
      name: 'older',
      args: [id, before],
      // Without a network it fails at once: the thread says so.
      networkMode: 'always',
      queryFn: ({ signal }) => readOlder(conversations, id, before, signal),
    }),
  /** What comes after a message. */
  newer: (id: string, after: number) =>
    unsavedRead({
      area: contents,
      name: 'newer',
      args: [id, after],
      networkMode: 'always',
      queryFn: ({ signal }) => readNewer(conversations, id, after, signal),
    }),
  /** Needs the sign-in, so no image element can load it. */
  file: (id: string, fileId: string) =>
    unsavedRead({
      area: contents,
      name: 'file',
      args: [id, fileId],
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: async ({ signal }) => {
        const response = await transfer(`${base}/api/v1/conversations/${id}/file?fileId=${fileId}`, { signal });
        if (!response.ok) throw new ApiError(response.status);
        return response.blob();
      },
    }),
});
