import type { Executor } from '../db/open-database.ts';
import type { WalletOwner } from '../ledger/accounts.ts';
import { agentPermission } from '../merchants/agents/agent-permission.ts';
import { listOwnedMerchantIds } from '../merchants/selling-parties.ts';
import { type Actor, userIdOf } from '../platform/actor.ts';
import { notFound } from '../platform/errors/app-error.ts';

/**
 * The wallet that the caller may read: the own one, or that of a merchant whose owner or paying agent the caller is.
 * @throws 404 for another's
 */
export async function walletOf(
  db: Executor,
  { actor, now }: { actor: Actor; now: Date },
  merchantId: string | undefined,
): Promise<WalletOwner> {
  const personId = userIdOf(actor);
  if (merchantId === undefined) return { personId };
  if ((await listOwnedMerchantIds(db, personId)).includes(merchantId)) return { merchantId };
  if (await agentPermission(db, personId, merchantId, 'pay', now)) return { merchantId };
  throw notFound('کیف پول');
}
