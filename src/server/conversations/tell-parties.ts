import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { conversationPath } from '../../core/talk/talk-limits.ts';
import { listOperators } from '../account/person/list-operators.ts';
import type { Executor } from '../db/open-database.ts';
import { hint } from '../live/hint.ts';
import { listBuyersOf } from '../merchants/buying-parties.ts';
import { listSpeakers } from '../merchants/speaking-parties.ts';
import { notify } from '../notices/notify.ts';
import type { EffectContext } from '../platform/command/command.ts';
import { buyerOfRequest } from '../trade/talk/talked-requests.ts';
import {
  type ConversationRow,
  conversationParties,
  conversationReads,
  conversations,
  type PartyRow,
} from './conversation.table.ts';
import { listParties } from './find-conversation.ts';
import { namePartiesOf } from './party-names.ts';
import { sidesOf } from './present-conversation.ts';
import { fixedMerchant } from './seats.ts';
import { findTalkObjects } from './talk-object.ts';

const buyingMerchant = sql<string | null>`${buyerOfRequest(sql`${conversations.objectId}`)}`;

/** Operators who are told of a message to them. */
const OPERATORS_MAX = 100;

type Context = Pick<EffectContext<unknown>, 'tx' | 'now'>;
type Talk = Pick<ConversationRow, 'id' | 'objectKind'>;

/** The merchant that alone talks for a party; null where any of the supplier's may. */
export async function findFixedMerchant(db: Executor, conversationId: string, no: number): Promise<string | null> {
  const [found] = await db
    .select({ merchantId: fixedMerchant })
    .from(conversationParties)
    .innerJoin(conversations, eq(conversations.id, conversationParties.conversationId))
    .where(and(eq(conversationParties.conversationId, conversationId), eq(conversationParties.no, no)));
  return found?.merchantId ?? null;
}

/** The agents who buy for the merchant whose request the conversation is about, and its owner. */
async function listBuyers({ tx, now }: Context, { id, objectKind }: Talk): Promise<string[]> {
  if (objectKind !== 'request') return [];
  const [found] = await tx.select({ merchantId: buyingMerchant }).from(conversations).where(eq(conversations.id, id));
  return found?.merchantId ? listBuyersOf(tx, found.merchantId, now) : [];
}

/** Everybody who reads for a party. */
async function listPeople(context: Context, talk: Talk, party: PartyRow): Promise<string[]> {
  const { tx, now } = context;
  if (party.personId !== null) return [...new Set([party.personId, ...(await listBuyers(context, talk))])];
  if (party.kind === 'support') return listOperators(tx, OPERATORS_MAX);
  const merchantId = await findFixedMerchant(tx, party.conversationId, party.no);
  return listSpeakers(tx, { merchantId, supplierId: party.supplierId }, now);
}

/** Refreshes the open pages of both parties. @returns who reads for each party, by its number */
async function hintReaders(
  context: Context,
  talk: Talk,
  parties: readonly PartyRow[],
): Promise<ReadonlyMap<number, string[]>> {
  const people = new Map<number, string[]>();
  for (const party of parties) people.set(party.no, await listPeople(context, talk, party));
  await hint(context.tx, [...people.values()].flat(), 'conversations', talk.id);
  return people;
}

/** Refreshes the open pages of both parties. */
export async function hintParties(context: Context, talk: Talk): Promise<void> {
  await hintReaders(context, talk, await listParties(context.tx, talk.id));
}

/** Tells the other party of a message, once for all of a conversation that they have not read. */
export async function tellMessage(
  context: Context,
  row: ConversationRow,
  parties: readonly PartyRow[],
  no: number,
): Promise<void> {
  const { tx, now } = context;
  const people = await hintReaders(context, row, parties);
  const [own, other] = sidesOf(parties, no);
  const readers = people.get(other.no) ?? [];
  const muted = await listMuted(tx, row.id, readers, now);
  const told = readers.filter((id) => !muted.has(id));
  if (told.length === 0) return;
  const object = (await findTalkObjects(tx, [row]))(row);
  const name = (own.kind === 'person' && object?.personName) || (await namePartiesOf(tx, [own])).nameOf(own);
  await notify(context, told, {
    kind: 'messageReceived',
    objectType: 'conversation',
    objectId: row.id,
    params: { from: name, ...(object && { object: object.title }) },
    path: conversationPath(row.id),
    isReplacing: true,
  });
}

async function listMuted(db: Executor, id: string, people: string[], now: Date): Promise<ReadonlySet<string>> {
  if (people.length === 0) return new Set();
  const rows = await db
    .select({ personId: conversationReads.personId })
    .from(conversationReads)
    .where(
      and(
        eq(conversationReads.conversationId, id),
        inArray(conversationReads.personId, people),
        gt(conversationReads.mutedUntil, now),
      ),
    );
  return new Set(rows.map(({ personId }) => personId));
}
