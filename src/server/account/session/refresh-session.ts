import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { type PersonRow, persons } from '../person/person.table.ts';
import { maySignIn } from '../policy.ts';
import { endSession, sessionEndOf } from './open-session.ts';
import { type SessionRow, sessions } from './session.table.ts';

/**
 * For so long the newest token is not replaced: tabs ask at once, and Chromium stores a cookie up to 30 seconds after it came. A
 * browser that is killed meanwhile comes back with the predecessor, never with an older token.
 */
const SETTLE_MS = 60_000;

const tokenOfSession = z.object({ sessionId: z.uuid(), generation: z.int().min(0) });
type TokenOfSession = z.infer<typeof tokenOfSession>;

type Refreshed =
  | { kind: 'refreshed'; session: SessionRow; person: PersonRow }
  /** Unknown, ended or expired. */
  | { kind: 'over' }
  /** A token came back whose successor was replaced too: somebody else may have it, so the session has ended. */
  | { kind: 'reused'; sessionId: string };

/** Answers the newest refresh token to its predecessor, and replaces it when it comes itself. */
export const refreshSession = command({
  name: 'account.refreshSession',
  input: tokenOfSession,
  policy: maySignIn,
  effect: refresh,
  audit: (result) =>
    result.kind === 'reused'
      ? { objectType: 'session', objectId: result.sessionId, details: { reused: true } }
      : undefined,
  isAnswerSecret: true,
});

async function refresh({ tx, input, now }: EffectContext<TokenOfSession>): Promise<Refreshed> {
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, input.sessionId)).for('update');
  if (!session || session.endedAt !== null || session.expiresAt <= now) return { kind: 'over' };
  const [person] = await tx.select().from(persons).where(eq(persons.id, session.personId));
  if (!person || person.suspendedAt !== null) return { kind: 'over' };
  const behind = session.generation - input.generation;
  if (behind > 1) {
    await endSession(tx, session.id, 'tokenReused', now);
    return { kind: 'reused', sessionId: session.id };
  }
  const isSettled = now.getTime() - session.rotatedAt.getTime() >= SETTLE_MS;
  if (behind === 0 && !isSettled) return { kind: 'refreshed', session, person };
  const next = {
    generation: input.generation + 1,
    rotatedAt: now,
    expiresAt: sessionEndOf(session.createdAt, now),
  };
  await tx.update(sessions).set(next).where(eq(sessions.id, session.id));
  return { kind: 'refreshed', session: { ...session, ...next }, person };
}
