import type { Executor } from '../db/open-database.ts';
import type { WalletOwner } from '../ledger/accounts.ts';
import { agentPermission } from '../merchants/agents/agent-permission.ts';
import { isLasting } from '../merchants/held-merchants.ts';
import { findOwnerOfMerchant, listOwnedMerchantIds } from '../merchants/selling-parties.ts';
import { type Actor, userIdOf } from '../platform/actor.ts';
import { AppError, notFound } from '../platform/errors/app-error.ts';

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

/**
 * The wallet that the caller may empty: the own one, or that of a merchant whose owner the caller is and that was confirmed.
 * @throws 404 for another's, 403 for that of another merchant
 */
export async function ownWalletOf(
  db: Executor,
  personId: string,
  merchantId: string | undefined,
): Promise<WalletOwner> {
  if (merchantId === undefined) return { personId };
  const merchant = await findOwnerOfMerchant(db, merchantId);
  if (merchant?.ownerPersonId !== personId) throw notFound('کیف پول');
  // What a suspended merchant has earned is its own.
  if (!isLasting(merchant))
    throw new AppError(403, 'merchant_not_confirmed', 'از کیف پول بازرگانی‌ای که تأیید نشده است برداشت نمی‌شود.');
  return { merchantId };
}

/** Whose wallet a stored row is about. */
export function ownerOfRow({
  ownerPersonId,
  merchantId,
}: {
  ownerPersonId: string | null;
  merchantId: string | null;
}): WalletOwner {
  if (ownerPersonId !== null) return { personId: ownerPersonId };
  if (merchantId !== null) return { merchantId };
  throw new Error('the row has no owner');
}

/** The name that a notice about a merchant's wallet says; nothing for a person's own. */
export async function merchantOf(db: Executor, owner: WalletOwner): Promise<{ merchant?: string }> {
  const merchant = 'merchantId' in owner ? await findOwnerOfMerchant(db, owner.merchantId) : undefined;
  return merchant ? { merchant: merchant.name } : {};
}
