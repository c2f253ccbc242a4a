import { idParam } from '../../contract/page.ts';
import type { AppDeps } from '../app-deps.ts';
import { getGrantedFile } from '../files/file-grants.ts';
import type { Actor } from '../platform/actor.ts';
import { command } from '../platform/command/command.ts';
import { forOperator } from '../platform/command/policy.ts';
import { conversationAbsent, findObserved, findSeen } from './find-conversation.ts';
import { findHiddenName, grantObjectOf } from './present-message.ts';
import { readerOf } from './seats.ts';
import type { SeenConversation } from './seen-conversation.ts';

/** Writes down that an operator reads what two parties have written, of whom one has reported or disputes. */
const observe = command({
  name: 'conversations.observe',
  input: idParam,
  policy: forOperator,
  effect: async ({ tx, actor, now, input: { id } }) => {
    const seen = await findObserved(tx, await readerOf(tx, { actor, now }), id);
    if (!seen) throw conversationAbsent();
    return seen;
  },
  audit: (_, { input: { id } }) => ({ objectType: 'conversation', objectId: id }),
});

/**
 * A conversation for one of its readers; for an operator also what is reported or disputed, which is written down.
 * @throws 404 for everybody else
 */
export async function openThread(
  deps: AppDeps,
  actor: Actor,
  id: string,
): Promise<{ seen: SeenConversation; personId: string }> {
  const reader = await readerOf(deps.db, { actor, now: deps.now() });
  const { personId } = reader;
  const seen = await findSeen(deps.db, reader, id);
  if (seen) return { seen, personId };
  if (!reader.isOperator) throw conversationAbsent();
  const { answer } = await observe(deps, { actor, input: { id } });
  return { seen: answer, personId };
}

/** @throws 404 for who may not read the conversation, and for what is no file of it */
export async function getConversationFile(
  deps: AppDeps,
  actor: Actor,
  { id, fileId }: { id: string; fileId: string },
): ReturnType<typeof getGrantedFile> {
  const { seen } = await openThread(deps, actor, id);
  const file = await getGrantedFile(deps.db, grantObjectOf(id), fileId);
  const hiddenName = seen.no === 0 ? undefined : await findHiddenName(deps.db, seen.row);
  return hiddenName === undefined ? file : { ...file, name: hiddenName };
}
