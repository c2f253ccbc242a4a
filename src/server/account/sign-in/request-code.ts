import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { CODE_LENGTH, type SignInBody, type SignInStarted } from '../../../contract/account/sign-in.ts';
import { uuidv7 } from '../../../core/ids/uuidv7.ts';
import { getMobile, maskMobile } from '../../../core/people/phone.ts';
import type { Actor } from '../../platform/actor.ts';
import { ownRow } from '../../platform/command/audit.ts';
import { type CommandDeps, command, type EffectContext } from '../../platform/command/command.ts';
import { AppError, unprocessable } from '../../platform/errors/app-error.ts';
import type { Sms } from '../../platform/sms/sms.ts';
import type { KeyRing } from '../keys/key-ring.ts';
import { maySignIn } from '../policy.ts';
import { signInPruning } from './prune-sign-ins.ts';
import { signInCodes, signInLimits } from './sign-in.table.ts';
import { ADDRESS_RULE, NEW_DEVICE_RULE, PHONE_RULE, takeSending } from './sign-in-limits.ts';

const SECOND_MS = 1_000;
const CODE_LIFE_SECONDS = 120;

export interface SignInDeps extends CommandDeps {
  keys: KeyRing;
  sms: Sms;
}

const newCode = z.object({
  phone: z.string(),
  challenge: z.string(),
  codeHash: z.string(),
  phoneSubject: z.string(),
  /** Has signed in with this phone, and is counted for it alone. */
  isKnownDevice: z.boolean(),
  addressSubject: z.string().optional(),
});
type NewCode = z.infer<typeof newCode>;

/** The challenge is part of it, so equal codes have different hashes. */
export const hashCode = (keys: KeyRing, challenge: string, code: string): string =>
  keys.hash('code', `${challenge}\n${code}`);

const saveCode = command({
  name: 'account.requestCode',
  input: newCode,
  policy: maySignIn,
  effect: save,
  audit: ownRow('sign_in_codes has a row per code; an entry per code would keep who asked longer than needed'),
  prune: signInPruning,
});

async function save({ tx, input, now }: EffectContext<NewCode>) {
  const { phone, challenge, codeHash } = input;
  await takeSending(tx, input.phoneSubject, input.isKnownDevice ? PHONE_RULE : NEW_DEVICE_RULE, now);
  if (input.addressSubject !== undefined && !input.isKnownDevice)
    await takeSending(tx, input.addressSubject, ADDRESS_RULE, now);
  const expiresAt = new Date(now.getTime() + CODE_LIFE_SECONDS * SECOND_MS);
  const saved = await tx
    .insert(signInCodes)
    .values({ id: uuidv7(), phone, challenge, codeHash, createdAt: now, expiresAt })
    .onConflictDoNothing()
    .returning({ id: signInCodes.id });
  if (saved.length === 0)
    throw unprocessable('challenge_used', 'این درخواست ورود پیش‌تر فرستاده شده است؛ دوباره آغاز کنید.', 'codeChallenge');
  return {};
}

/** A code that was not sent: another may be asked for at once. It stays counted. */
const dropCode = command({
  name: 'account.dropCode',
  input: newCode,
  policy: maySignIn,
  effect: async ({ tx, input }) => {
    await tx.delete(signInCodes).where(eq(signInCodes.challenge, input.challenge));
    await tx.update(signInLimits).set({ lastSentAt: null }).where(eq(signInLimits.subject, input.phoneSubject));
    return {};
  },
  audit: ownRow('removes what account.requestCode has added'),
});

export interface CodeRequest {
  actor: Actor;
  body: SignInBody;
  /** Whose limit the request counts for; undefined inside the process. */
  address: string | undefined;
  /** Whether the asking device has signed in with a phone (E.164). */
  isKnown: (phone: string) => boolean;
}

/**
 * Sends a one-time code. The answer is the same for every number.
 * @throws 429 over a limit, 503 where the message could not be sent
 */
export async function requestCode(
  deps: SignInDeps,
  { actor, body, address, isKnown }: CodeRequest,
): Promise<SignInStarted> {
  const { keys, sms, log } = deps;
  const { codeChallenge: challenge } = body;
  const phone = getMobile(body.phoneNumber);
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const input: NewCode = {
    phone,
    challenge,
    codeHash: hashCode(keys, challenge, code),
    phoneSubject: keys.hash('phone', phone),
    isKnownDevice: isKnown(phone),
    addressSubject: address === undefined ? undefined : keys.hash('address', address),
  };
  await saveCode(deps, { actor, input });
  try {
    await sms.sendCode(phone, code);
  } catch (error) {
    log.error({ err: error }, 'a sign-in code was not sent');
    await dropCode(deps, { actor, input });
    throw new AppError(503, 'sms_not_sent', 'پیامک فرستاده نشد؛ کمی بعد دوباره تلاش کنید.', { cause: error });
  }
  return {
    expiresIn: CODE_LIFE_SECONDS,
    resendAfter: PHONE_RULE.everyMs / SECOND_MS,
    codeLength: CODE_LENGTH,
    maskedPhone: maskMobile(phone),
  };
}
