import { eq } from 'drizzle-orm';
import { type Buyer, type BuyerBody, buyerBody } from '../../../contract/account/buyer.ts';
import { uuidv7 } from '../../../core/ids/uuidv7.ts';
import { userIdOf } from '../../platform/actor.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { presentEntity } from '../../platform/present-entity.ts';
import { checkIdentity } from '../person/identity-rules.ts';
import { lockPerson } from '../person/lock-person.ts';
import { mayRegisterBuyer } from '../policy.ts';
import { type BuyerRow, buyers } from './buyer.table.ts';

/** Registers the caller as a buyer. A later registration is the same buyer, as it is then written. */
export const registerBuyer = command({
  name: 'account.registerBuyer',
  input: buyerBody,
  policy: mayRegisterBuyer,
  effect: register,
  audit: ({ isChanged, buyer: { id, version } }) =>
    isChanged ? { objectType: 'buyer', objectId: id, details: { version } } : undefined,
  answer: ({ buyer }) => presentBuyer(buyer),
  status: 201,
});

async function register({
  tx,
  actor,
  input,
  now,
}: EffectContext<BuyerBody>): Promise<{ buyer: BuyerRow; isChanged: boolean }> {
  const personId = userIdOf(actor);
  const { firstName, lastName, nationalCode = null, companyName = null, economicCode = null } = input;
  const identity = checkIdentity({ nationalCode, companyName, economicCode }, []);
  const columns = { firstName, lastName, ...identity };
  await lockPerson(tx, personId);
  const [known] = await tx.select().from(buyers).where(eq(buyers.personId, personId));
  if (known && Object.entries(columns).every(([name, value]) => known[name as keyof BuyerRow] === value))
    return { buyer: known, isChanged: false };
  const [buyer] = await (known
    ? tx
        .update(buyers)
        .set({ ...columns, version: known.version + 1, updatedAt: now })
        .where(eq(buyers.id, known.id))
        .returning()
    : tx
        .insert(buyers)
        .values({ id: uuidv7(), personId, ...columns, createdAt: now, updatedAt: now })
        .returning());
  if (!buyer) throw new Error('the buyer was not stored');
  return { buyer, isChanged: true };
}

export const presentBuyer = (row: BuyerRow): Buyer => ({
  ...presentEntity(row),
  firstName: row.firstName,
  lastName: row.lastName,
  nationalCode: row.nationalCode,
  companyName: row.companyName,
  economicCode: row.economicCode,
});
