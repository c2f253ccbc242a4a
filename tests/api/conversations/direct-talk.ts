import { randomUUID } from 'node:crypto';
import { changeThread } from '../../../src/server/conversations/change-thread.ts';
import { deleteMessage } from '../../../src/server/conversations/delete-message.ts';
import { sendMessage } from '../../../src/server/conversations/send-message.ts';
import type { Actor } from '../../../src/server/platform/actor.ts';
import type { SignedIn } from '../../setup/sign-in.ts';
import type { TestApp } from '../../setup/test-app.ts';

export const actorOf = ({ userId }: SignedIn, roles: string[] = []): Actor => ({
  kind: 'user',
  userId,
  sessionId: '',
  roles,
});

/** The commands of talk on a server whose clock the test sets: a token would end with the hours that pass. */
export function directTalk(app: TestApp, clock: { now: Date }) {
  const deps = { ...app.deps, now: () => clock.now };
  return {
    send: (actor: Actor, to: object, text = 'سلام', id: string = randomUUID()) =>
      sendMessage(deps, { actor, input: { ...to, message: { id, text } } }),
    change: (actor: Actor, id: string, change: Parameters<typeof changeThread>[1]['input']['change']) =>
      changeThread(deps, { actor, input: { id, change } }),
    remove: (actor: Actor, id: string, messageId: string) => deleteMessage(deps, { actor, input: { id, messageId } }),
  };
}
