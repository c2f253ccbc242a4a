import { eq } from 'drizzle-orm';
import type { Actor } from '../platform/command/actor.ts';
import type { EffectContext } from '../platform/command/command.ts';
import { assertAllowed, type Verdict } from '../platform/command/policy.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { type MerchantRow, merchants } from './merchant.table.ts';

/**
 * Every other change of the merchant waits until the commit.
 * @throws the refusal of `may`, 404 for a merchant that does not exist
 */
export async function lockMerchant(
  { tx, actor }: Pick<EffectContext<unknown>, 'tx' | 'actor'>,
  id: string,
  may: (actor: Actor, merchant: MerchantRow | undefined) => Verdict,
): Promise<MerchantRow> {
  const [row] = await tx.select().from(merchants).where(eq(merchants.id, id)).for('update');
  assertAllowed(may(actor, row));
  if (!row) throw notFound('بازرگان');
  return row;
}
