import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { uuidv7 } from '../../../core/ids/uuidv7.ts';
import type { Tx } from '../../db/open-database.ts';
import type { Actor } from '../../platform/actor.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { isSameHash } from '../keys/key-ring.ts';
import type { PersonRow } from '../person/person.table.ts';
import { savePerson } from '../person/save-person.ts';
import { maySignIn } from '../policy.ts';
import { endSession, openSession } from '../session/open-session.ts';
import type { SessionRow } from '../session/session.table.ts';
import type { CodeRefusal } from '../session/token-form.ts';
import { hashCode, type SignInDeps } from './request-code.ts';
import { type SignInCodeRow, signInCodes } from './sign-in.table.ts';

const TRIES_MAX = 5;

const redemption = z.object({
  challenge: z.string(),
  codeHash: z.string(),
  device: z.string().nullable(),
});
type Redemption = z.infer<typeof redemption>;

type SignedIn = { kind: 'signedIn'; session: SessionRow; person: PersonRow };
type Refused = CodeRefusal & { kind: 'refused' };
/** A refusal is an answer, not an error: its transaction counts the guess. */
export type Redeemed = SignedIn | Refused;

/** Nothing is said of a code that the verifier does not belong to. */
const REFUSED: Refused = { kind: 'refused', reason: 'unknown' };

const signIn = command({
  name: 'account.signIn',
  input: redemption,
  policy: maySignIn,
  effect: redeem,
  audit: (result) => (result.kind === 'signedIn' ? { objectType: 'session', objectId: result.session.id } : undefined),
  isAnswerSecret: true,
});

/** Exchanges a one-time code for a session; `verifier` is PKCE's. */
export async function redeemCode(
  deps: SignInDeps,
  given: { actor: Actor; code: string; verifier: string; device: string | undefined },
): Promise<Redeemed> {
  const { keys } = deps;
  const challenge = createHash('sha256').update(given.verifier).digest('base64url');
  const input: Redemption = {
    challenge,
    codeHash: hashCode(keys, challenge, given.code),
    device: given.device ?? null,
  };
  return (await signIn(deps, { actor: given.actor, input })).answer;
}

async function redeem({ tx, input, now }: EffectContext<Redemption>): Promise<Redeemed> {
  // The lock makes guesses at one code wait for each other, so each is counted.
  const [sent] = await tx.select().from(signInCodes).where(eq(signInCodes.challenge, input.challenge)).for('update');
  if (!sent) return REFUSED;
  const isRight = isSameHash(sent.codeHash, input.codeHash);
  if (sent.usedAt !== null) return refuseUsed(tx, sent, isRight, now);
  if (sent.expiresAt <= now) return { kind: 'refused', reason: 'expired' };
  if (sent.tries >= TRIES_MAX) return { kind: 'refused', reason: 'spent' };
  if (!isRight) {
    await tx
      .update(signInCodes)
      .set({ tries: sent.tries + 1 })
      .where(eq(signInCodes.id, sent.id));
    return { kind: 'refused', reason: 'wrong', remainingTries: TRIES_MAX - sent.tries - 1 };
  }
  const person = await savePerson(tx, sent.phone, now);
  const sessionId = uuidv7();
  await tx.update(signInCodes).set({ usedAt: now, sessionId }).where(eq(signInCodes.id, sent.id));
  if (person.suspendedAt !== null) return { kind: 'refused', reason: 'suspended' };
  const session = await openSession(tx, { id: sessionId, personId: person.id, device: input.device }, now);
  return { kind: 'signedIn', session, person };
}

/** RFC 6749 §4.1.2: a second use of a code also ends what its first use opened. */
async function refuseUsed(tx: Tx, sent: SignInCodeRow, isRight: boolean, now: Date): Promise<Refused> {
  if (isRight && sent.sessionId !== null) await endSession(tx, sent.sessionId, 'codeReused', now);
  return { kind: 'refused', reason: 'used' };
}
