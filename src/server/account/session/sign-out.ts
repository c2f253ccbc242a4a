import { z } from 'zod';
import { command } from '../../platform/command/command.ts';
import { maySignIn } from '../policy.ts';
import { endSession } from './open-session.ts';

/** Ends the session of a device, whichever of its refresh tokens is sent. */
export const signOut = command({
  name: 'account.signOut',
  input: z.object({ sessionId: z.uuid() }),
  policy: maySignIn,
  effect: async ({ tx, input: { sessionId }, now }) => {
    await endSession(tx, sessionId, 'signOut', now);
    return { sessionId };
  },
  audit: ({ sessionId }) => ({ objectType: 'session', objectId: sessionId }),
  answer: () => ({}),
});
