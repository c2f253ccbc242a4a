import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '../../db/open-database.ts';
import { actorKey, userIdOf } from '../../platform/actor.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { operations } from '../../platform/command/operation.table.ts';
import { forSignedIn } from '../../platform/command/policy.ts';
import { AppError, unauthorized } from '../../platform/errors/app-error.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { persons } from '../person/person.table.ts';
import { sessions } from '../session/session.table.ts';
import { signInCodes } from '../sign-in/sign-in.table.ts';

/** The sign-in is the confirmation: whoever picks up an unlocked phone cannot delete the account. */
const SIGN_IN_AGE_MAX_MS = 10 * 60_000;

/** Closes one's own account and erases what the areas keep about the person. The phone may sign up anew. */
export const deleteAccount = command({
  name: 'account.delete',
  input: z.object({}),
  policy: forSignedIn,
  effect: async (context: Context) => {
    await assertFreshSignIn(context);
    await erase(context);
    return { isDeleted: true as const };
  },
  audit: (_result, { actor }) => ({ objectType: 'person', objectId: userIdOf(actor) }),
  // Nothing of the person stays, so no stored answer either.
  isAnswerSecret: true,
  isUserAlone: true,
});

type Context = EffectContext<object, { personalData: readonly PersonalData[] }>;

async function assertFreshSignIn({ tx, actor, now }: Context): Promise<void> {
  const sessionId = actor.kind === 'user' ? actor.sessionId : '';
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, sessionId));
  if (!session) throw unauthorized();
  if (now.getTime() - session.createdAt.getTime() <= SIGN_IN_AGE_MAX_MS) return;
  throw new AppError(403, 'sign_in_again', 'برای حذف حساب، نخست خارج شوید و دوباره با کد پیامکی وارد شوید.');
}

async function erase({ tx, actor, now, deps }: Context): Promise<void> {
  const id = userIdOf(actor);
  const [person] = await tx.select().from(persons).where(eq(persons.id, id));
  if (!person) throw unauthorized();
  for (const part of deps.personalData) {
    const refusal = await part.refuses?.(tx, id);
    if (refusal) throw refusal;
  }
  for (const part of deps.personalData) await part.erase(tx, id, now);
  await tx.delete(operations).where(eq(operations.actor, actorKey(actor)));
  await tx.delete(sessions).where(eq(sessions.personId, id));
  await tx.delete(signInCodes).where(eq(signInCodes.phone, person.phone));
  await close(tx, id, now);
}

async function close(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .update(persons)
    .set({
      phone: `closed:${id}`,
      kind: 'person',
      firstName: null,
      lastName: null,
      nationalCode: null,
      email: null,
      companyName: null,
      nationalId: null,
      economicCode: null,
      customerSince: null,
      roles: [],
      closedAt: now,
      updatedAt: now,
    })
    .where(eq(persons.id, id));
}
