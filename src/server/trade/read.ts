import { eq } from 'drizzle-orm';
import type { RequestEvent } from '../../contract/trade/request-event.ts';
import type { TradeRequest } from '../../contract/trade/trade-request.ts';
import type { Executor } from '../db/open-database.ts';
import type { Actor } from '../platform/actor.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { isBuyerHidden } from './concealed/hidden-buyer.ts';
import { readEvents } from './events.ts';
import { findParty, type PartyOf } from './parties.ts';
import { presentRequest } from './present.ts';
import { type TradeRequestRow, tradeRequests } from './request.table.ts';

interface Reading {
  actor: Actor;
  now: Date;
}

/** A request and what the reader is to it. @throws 404 for who is no party of it */
export async function getPartyRow(
  db: Executor,
  { actor, now }: Reading,
  id: string,
): Promise<{ row: TradeRequestRow; party: PartyOf }> {
  const [row] = await db.select().from(tradeRequests).where(eq(tradeRequests.id, id));
  const party = row && (await findParty(db, actor, row, now));
  if (!row || !party?.role) throw notFound('درخواست');
  return { row, party };
}

/** @throws 404 for who is no party of it */
export async function getRequest(db: Executor, reading: Reading, id: string): Promise<TradeRequest> {
  const { row, party } = await getPartyRow(db, reading, id);
  return presentRequest({ tx: db, ...reading }, row, party);
}

/** What happened to a request. @throws 404 for who is no party of it */
export async function listEvents(
  db: Executor,
  reading: Reading,
  { requestId, after }: { requestId: string; after?: number | undefined },
): Promise<{ items: RequestEvent[]; headHash: string | null }> {
  const { row, party } = await getPartyRow(db, reading, requestId);
  const { items, headHash } = await readEvents(db, requestId, after);
  if (party.role !== 'seller' || !isBuyerHidden(row, reading.now)) return { items, headHash };
  return { items: items.map((one) => (one.actorRole === 'buyer' ? { ...one, actorName: null } : one)), headHash };
}
