import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { UNREAD_MAX } from '../../core/talk/talk-limits.ts';
import type { Executor } from '../db/open-database.ts';
import { buyingRightsOf, mayBuy } from '../merchants/buying-parties.ts';
import { listHeldMerchants } from '../merchants/held-merchants.ts';
import { type SpeakingRight, speakingRightsOf } from '../merchants/speaking-parties.ts';
import { type Actor, isOperator, userIdOf } from '../platform/actor.ts';
import { requestsBoughtFor, sellerOfRequest, suppliersSoldAs } from '../trade/talk/talked-requests.ts';
import { conversationParties, conversationReads, conversations } from './conversation.table.ts';
import { messages } from './message.table.ts';

/** Who reads, and in whose name they may. */
export interface Reader {
  personId: string;
  isOperator: boolean;
  rights: readonly SpeakingRight[];
  /** The merchants that they buy for as an agent: they are the buyer in the requests of those. */
  buysFor: readonly string[];
  now: Date;
}

export async function readerOf(db: Executor, { actor, now }: { actor: Actor; now: Date }): Promise<Reader> {
  const personId = userIdOf(actor);
  const held = await listHeldMerchants(db, personId, now);
  const buying = buyingRightsOf(held).filter((right) => right.agent && mayBuy(right));
  return {
    ...{ personId, isOperator: isOperator(actor), now },
    rights: speakingRightsOf(held),
    buysFor: buying.map(({ merchant }) => merchant.id),
  };
}

/** The merchant that alone talks for a supplier: the seller of the request, or who has answered first. */
export const fixedMerchant = sql<
  string | null
>`coalesce(case when ${conversations.objectKind} = 'request' then ${sellerOfRequest(sql`${conversations.objectId}`)} end, ${conversationParties.merchantId})`;

/** The parties that the reader belongs to. */
function whereSeat({ personId, isOperator: isSupport, rights, buysFor }: Reader): SQL | undefined {
  const { kind, supplierId, merchantId } = conversationParties;
  const merchantIds = rights.map((right) => right.merchantId);
  const ownSuppliers = rights.flatMap((right) => right.supplierId ?? []);
  const suppliers = rights.flatMap((right) => (right.isSuspended ? [] : (right.supplierId ?? [])));
  const isFixed = merchantIds.length === 0 ? undefined : inArray(fixedMerchant, merchantIds);
  const mayTake = suppliers.length === 0 ? undefined : inArray(supplierId, suppliers);
  return or(
    eq(conversationParties.personId, personId),
    buysFor.length === 0
      ? undefined
      : and(
          eq(kind, 'person'),
          eq(conversations.objectKind, 'request'),
          sql`${conversations.objectId} in ${requestsBoughtFor(buysFor)}`,
        ),
    isSupport ? eq(kind, 'support') : undefined,
    // By the indexes first: who is fixed is computed for the own suppliers and merchants only.
    isFixed &&
      and(
        or(
          ownSuppliers.length === 0 ? undefined : inArray(supplierId, ownSuppliers),
          sql`${supplierId} in ${suppliersSoldAs(merchantIds)}`,
          inArray(merchantId, merchantIds),
        ),
        isFixed,
      ),
    mayTake && and(mayTake, sql`${fixedMerchant} is null`),
  );
}

/** One seat a conversation; who is both parties is the person. */
export const seatsOf = (db: Executor, reader: Reader, conversationId?: string) =>
  db
    .selectDistinctOn([conversationParties.conversationId], {
      conversationId: conversationParties.conversationId,
      no: conversationParties.no,
      kind: conversationParties.kind,
      answeredSeq: conversationParties.answeredSeq,
      blockedAt: conversationParties.blockedAt,
    })
    .from(conversationParties)
    .innerJoin(conversations, eq(conversations.id, conversationParties.conversationId))
    .where(
      and(
        whereSeat(reader),
        conversationId === undefined ? undefined : eq(conversationParties.conversationId, conversationId),
      ),
    )
    .orderBy(conversationParties.conversationId, conversationParties.no)
    .as('seat');
export type Seats = ReturnType<typeof seatsOf>;

/** What the operators have answered is read for all of them. */
const cursorOf = (seat: Seats): SQL =>
  sql`greatest(coalesce(${conversationReads.lastReadSeq}, 0), case when ${seat.kind} = 'support' then ${seat.answeredSeq} else 0 end)`;

/** The one meaning of unread: after the cursor, of the other party, not deleted. */
const unreadRows = (seat: Seats): SQL =>
  sql`from ${messages} m where m.conversation_id = ${conversations.id} and m.seq > ${cursorOf(seat)} and m.party_no <> ${seat.no} and m.deleted_at is null`;

export const unreadOf = (seat: Seats) =>
  sql<number>`(select count(*)::int from (select 1 ${unreadRows(seat)} limit ${sql.raw(String(UNREAD_MAX))}) u)`;

export const hasUnread = (seat: Seats): SQL => sql`exists (select ${unreadRows(seat)})`;

export const ownRead = ({ personId }: Reader) =>
  and(eq(conversationReads.conversationId, conversations.id), eq(conversationReads.personId, personId));

/** Unread messages of all conversations, up to `UNREAD_MAX`. */
export async function countUnread(db: Executor, reader: Reader): Promise<number> {
  const seat = seatsOf(db, reader);
  const unread = db
    .select({ one: sql`1`.as('one') })
    .from(seat)
    .innerJoin(conversations, eq(conversations.id, seat.conversationId))
    .leftJoin(conversationReads, ownRead(reader))
    .innerJoin(sql`lateral (select 1 ${unreadRows(seat)}) one`, sql`true`)
    .limit(UNREAD_MAX)
    .as('unread');
  return db.$count(unread);
}
