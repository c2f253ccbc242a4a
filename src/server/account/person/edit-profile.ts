import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { type ProfileBody, profileBody } from '../../../contract/account/profile.ts';
import { userIdOf } from '../../platform/actor.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forSignedIn } from '../../platform/command/policy.ts';
import { preconditionFailed, unauthorized } from '../../platform/errors/app-error.ts';
import { checkIdentity, neededFor } from './identity-rules.ts';
import { type PersonRow, persons } from './person.table.ts';
import { presentProfile } from './read.ts';

/** Changes one's own profile. The phone is the account and changes only by a sign-in. */
export const editProfile = command({
  name: 'account.editProfile',
  input: profileBody.extend({ version: z.int() }),
  policy: forSignedIn,
  effect: async (context) => presentProfile(await edit(context)),
  audit: ({ id, version }) => ({ objectType: 'person', objectId: id, details: { version } }),
});

async function edit({ tx, actor, input, now }: EffectContext<ProfileBody & { version: number }>): Promise<PersonRow> {
  const { version, ...body } = input;
  const [row] = await tx
    .select()
    .from(persons)
    .where(eq(persons.id, userIdOf(actor)))
    .for('no key update');
  if (!row) throw unauthorized();
  const changes = checkIdentity(body, neededFor(body.kind, row.customerSince !== null));
  const isSame = Object.entries(changes).every(([name, value]) => row[name as keyof PersonRow] === value);
  if (isSame) return row;
  if (row.version !== version) throw preconditionFailed();
  const [changed] = await tx
    .update(persons)
    .set({ ...changes, version: version + 1, updatedAt: now })
    .where(eq(persons.id, row.id))
    .returning();
  if (!changed) throw new Error('the locked person is gone');
  return changed;
}
