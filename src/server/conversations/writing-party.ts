import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/open-database.ts';
import { findHouse } from '../merchants/speaking-parties.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { conversationParties, conversations, type PartyRow } from './conversation.table.ts';
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
    'کارشناس راسته نوشتن شما به این طرف را بسته است. اگر درست نیست، به پشتیبانی بنویسید.',
  );

const person = alias(conversationParties, 'person_party');
const house = alias(conversationParties, 'house_party');

/** In any conversation of the two: neither another object nor another name of the same people is a way around. */
async function isBarred(db: Executor, pairKey: string, [own, other]: readonly [PartyRow, PartyRow]): Promise<boolean> {
  const [buyer, seller] = own.kind === 'person' ? [own, other] : [other, own];
  // One of the two is always a person.
  if (buyer.personId === null) return false;
  const bars = await db
    .select({ pairKey: conversations.pairKey, supplierId: house.supplierId, merchantId: house.merchantId })
    .from(person)
    .innerJoin(house, and(eq(house.conversationId, person.conversationId), ne(house.no, person.no)))
    .innerJoin(conversations, eq(conversations.id, person.conversationId))
    .where(
      and(
        eq(person.kind, 'person'),
        eq(person.personId, buyer.personId),
        isNotNull((own === buyer ? person : house).barredAt),
      ),
    );
  if (bars.some((bar) => bar.pairKey === pairKey)) return true;
  if (bars.length === 0 || seller.kind === 'support') return false;
  const { supplierIds, merchantIds } = await findHouse(db, seller);
  return bars.some(
    ({ supplierId, merchantId }) =>
      (supplierId !== null && supplierIds.has(supplierId)) || (merchantId !== null && merchantIds.has(merchantId)),
  );
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
  parties: readonly PartyRow[],
): Promise<{ merchantId?: string }> {
  const [own, other] = sidesOf(parties, no);
  if (own.blockedAt ?? other.blockedAt) throw blocked(own.blockedAt !== null);
  if (await isBarred(db, row.pairKey, [own, other])) throw barred();
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
