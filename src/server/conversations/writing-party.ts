import { and, eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '../db/open-database.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { conversationParties, conversations } from './conversation.table.ts';
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

const barred = () =>
  new AppError(
    403,
    'party_barred',
    'پس از رسیدگی به یک گزارش نمی‌توانید به این طرف بنویسید. اگر درست نیست، به پشتیبانی بنویسید.',
  );

/** In any conversation of the two: another object is no way around. */
async function isBarred(db: Executor, pairKey: string, no: number): Promise<boolean> {
  const [found] = await db
    .select({ no: conversationParties.no })
    .from(conversationParties)
    .innerJoin(conversations, eq(conversations.id, conversationParties.conversationId))
    .where(
      and(isNotNull(conversationParties.barredAt), eq(conversationParties.no, no), eq(conversations.pairKey, pairKey)),
    )
    .limit(1);
  return found !== undefined;
}

/**
 * In whose name the reader writes.
 * @returns the merchant that talks for its supplier from now on
 * @throws 403 for a suspended merchant, after a report, and where one party has blocked the other
 */
export async function takeWritingParty(
  db: Executor,
  { rights }: Reader,
  { row, no }: SeenConversation,
): Promise<{ merchantId?: string }> {
  const [own, other] = sidesOf(await listParties(db, row.id), no);
  if (own.blockedAt ?? other.blockedAt) throw blocked(own.blockedAt !== null);
  if (await isBarred(db, row.pairKey, no)) throw barred();
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
