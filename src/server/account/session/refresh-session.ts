import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { type PersonRow, persons } from '../person/person.table.ts';
import { maySignIn } from '../policy.ts';
import { endSession, sessionEndOf } from './open-session.ts';
import { type SessionRow, sessions } from './session.table.ts';

/**
 * For so long a token that was replaced is answered with its successor, and a new one is not replaced: several tabs may
 * ask at once, and an answer may be lost on the way.
 */
const GRACE_MS = 30_000;

const tokenOfSession = z.object({ sessionId: z.uuid(), generation: z.int().min(0) });
type TokenOfSession = z.infer<typeof tokenOfSession>;

type Refreshed =
  | { kind: 'refreshed'; session: SessionRow; person: PersonRow }
  /** Unknown, ended or expired. */
  | { kind: 'over' }
  /** A token of long ago came back: somebody else may have it, so the session has ended. */
  | { kind: 'reused'; sessionId: string };

/** Replaces a refresh token. */
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
  const isFresh = now.getTime() - session.rotatedAt.getTime() < GRACE_MS;
  const behind = session.generation - input.generation;
  if (behind === 0 && !isFresh) {
    const next = {
      generation: session.generation + 1,
      rotatedAt: now,
      expiresAt: sessionEndOf(session.createdAt, now),
    };
    await tx.update(sessions).set(next).where(eq(sessions.id, session.id));
    return { kind: 'refreshed', session: { ...session, ...next }, person };
  }
  if (behind === 0 || (behind === 1 && isFresh)) return { kind: 'refreshed', session, person };
  await endSession(tx, session.id, 'tokenReused', now);
  return { kind: 'reused', sessionId: session.id };
}
