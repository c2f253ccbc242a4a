import type { Executor } from '../db/open-database.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { listParties } from './find-conversation.ts';
import { sidesOf } from './present-conversation.ts';
import type { Reader } from './seats.ts';
import type { SeenConversation } from './seen-conversation.ts';
import { findFixedMerchant } from './tell-parties.ts';

const suspended = () =>
  new AppError(403, 'party_suspended', 'این بازرگانی متوقف است و تا از سر گرفتن نمی‌تواند پیام بفرستد.');
const blocked = (isByOwn: boolean) =>
  new AppError(
    403,
    'party_blocked',
    isByOwn ? 'پیام‌های این طرف را بسته‌اید؛ برای نوشتن نخست آن را باز کنید.' : 'این طرف پیام نمی‌پذیرد.',
  );

/**
 * In whose name the reader writes.
 * @returns the merchant that talks for its supplier from now on
 * @throws 403 for a suspended merchant, and where one party has blocked the other
 */
export async function takeWritingParty(
  db: Executor,
  { rights }: Reader,
  { row, no }: SeenConversation,
): Promise<{ merchantId?: string }> {
  const [own, other] = sidesOf(await listParties(db, row.id), no);
  if (own.blockedAt ?? other.blockedAt) throw blocked(own.blockedAt !== null);
  if (own.kind !== 'supplier' && own.kind !== 'merchant') return {};
  const fixed = await findFixedMerchant(db, row.id, no);
  const candidates = rights.filter(({ merchantId, supplierId }) =>
    fixed === null ? supplierId === own.supplierId : merchantId === fixed,
  );
  const speaking = candidates.find(({ isSuspended }) => !isSuspended);
  if (!speaking) throw suspended();
  // The first move of the seller fixes the merchant of a request.
  return own.kind === 'merchant' || row.objectKind === 'request' ? {} : { merchantId: speaking.merchantId };
}
