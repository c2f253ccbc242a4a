import { createHash } from 'node:crypto';
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { EventType, eventRoles, RequestEvent } from '../../contract/trade/request-event.ts';
import type { RequestState } from '../../core/trade/request-states.ts';
import type { Executor, Tx } from '../db/open-database.ts';
import { tradeEvents } from './event.table.ts';

/** Of one request, which has a few dozen in its life; whoever plays with it fills no table. */
export const EVENTS_MAX = 500;

/** All that an event says. Its order of members is part of the hash: never change it. */
interface EventBody {
  type: EventType;
  actorRole: (typeof eventRoles)[number];
  /** Who did it; null for the system. */
  actorId: string | null;
  /** As the other party may know the actor. */
  actorName: string | null;
  from: RequestState | null;
  to: RequestState;
  comment: string | null;
  /** What else is true from then on, such as the hash of a snapshot. */
  facts: Readonly<Record<string, string | number>>;
  at: string;
}

export type NewEvent = Omit<EventBody, 'at'>;

/**
 * Adds the next event of a request, whose row is locked.
 * @returns its number
 */
export async function appendEvent(
  { tx, now }: { tx: Tx; now: Date },
  requestId: string,
  event: NewEvent,
): Promise<number> {
  const [last] = await tx
    .select({ seq: tradeEvents.seq, hash: tradeEvents.hash })
    .from(tradeEvents)
    .where(eq(tradeEvents.requestId, requestId))
    .orderBy(desc(tradeEvents.seq))
    .limit(1);
  const { type, actorRole, actorId, actorName, from, to, comment, facts } = event;
  const body = JSON.stringify({ type, actorRole, actorId, actorName, from, to, comment, facts, at: now.toISOString() });
  const seq = (last?.seq ?? 0) + 1;
  const prevHash = last?.hash ?? null;
  const hash = eventHash({ requestId, seq, prevHash, body });
  await tx.insert(tradeEvents).values({
    requestId,
    seq,
    body,
    prevSeq: last?.seq ?? null,
    prevHash,
    hash,
  });
  return seq;
}

interface Hashed {
  requestId: string;
  seq: number;
  prevHash: string | null;
  body: string;
}

/** As the engine computes it. */
const eventHash = ({ requestId, seq, prevHash, body }: Hashed): string =>
  createHash('sha256')
    .update(`${requestId}:${seq}:${prevHash ?? ''}:${body}`)
    .digest('hex');

/** The events of a request that follow one, and the hash of its last. */
export async function readEvents(
  db: Executor,
  requestId: string,
  after = 0,
): Promise<{ items: RequestEvent[]; headHash: string | null }> {
  const rows = await db
    .select()
    .from(tradeEvents)
    .where(and(eq(tradeEvents.requestId, requestId), gt(tradeEvents.seq, after)))
    .orderBy(asc(tradeEvents.seq))
    .limit(2 * EVENTS_MAX);
  const [head] = await db
    .select({ hash: tradeEvents.hash })
    .from(tradeEvents)
    .where(eq(tradeEvents.requestId, requestId))
    .orderBy(desc(tradeEvents.seq))
    .limit(1);
  const items = rows.map(({ seq, hash, body }): RequestEvent => {
    const { type, actorRole, actorName, from, to, comment, at } = JSON.parse(body) as EventBody;
    return { seq, type, actorRole, actorName, from, to, comment, at, hash };
  });
  return { items, headHash: head?.hash ?? null };
}
