import type { Actor } from '../platform/actor.ts';
import type { EffectContext } from '../platform/command/command.ts';
import { assertAllowed, type Verdict } from '../platform/command/policy.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { type Locked, lockRow } from '../platform/moves/apply-move.ts';
import { type MerchantRow, merchants } from './merchant.table.ts';

/**
 * Every other change of the merchant waits until the commit.
 * @throws the refusal of `may`, 404 for a merchant that does not exist
 */
export async function lockMerchant(
  { tx, actor }: Pick<EffectContext<unknown>, 'tx' | 'actor'>,
  id: string,
  may: (actor: Actor, merchant: MerchantRow | undefined) => Verdict,
): Promise<Locked<MerchantRow>> {
  const row = await lockRow(tx, merchants, id);
  assertAllowed(may(actor, row));
  if (!row) throw notFound('بازرگان');
  return row;
}
