import { createHash } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { BuyingParty, LinePrice, RequestAddress, SellingParty } from '../../contract/trade/trade-request.ts';
import { uuidv7 } from '../../core/ids/uuidv7.ts';
import type { DocumentTotals } from '../../core/trade/document-line.ts';
import type { PaymentTerm } from '../../core/trade/quote-states.ts';
import type { Executor, Tx } from '../db/open-database.ts';
import type { TradeRequestRow } from './request.table.ts';
import { stateOf } from './request-moves.ts';
import { tradeSnapshots } from './snapshot.table.ts';

/** What the buyer has asked to confirm. Everything later reads it and computes nothing anew. */
export interface AgreedContent {
  number: string;
  revision: number;
  /** Null where the published prices were accepted. */
  quote: { id: string; round: number } | null;
  priceVersion: number;
  title: string | null;
  buyer: BuyingParty;
  supplier: { id: string; name: string };
  address: RequestAddress;
  neededBy: string | null;
  description: string | null;
  lines: readonly (LinePrice & {
    lineNo: number;
    lineId: string;
    title: string;
    partNumber: string | null;
    qty: string;
    unit: { id: string; nameFa: string };
    note: string | null;
    leadDays: number | null;
  })[];
  freightRial: number;
  totals: DocumentTotals;
  terms: readonly PaymentTerm[];
  at: string;
}

/** The pro-forma: what was agreed, and who sells by law. */
export interface PublishedContent {
  agreedHash: string;
  seller: SellingParty;
  /** Of what Rasteh holds; absent in what was published before there was any. */
  commissionPermille?: number;
  /** Of the commission. */
  commissionVatPermille?: number;
  at: string;
}

type Kinds = { asked: AgreedContent; published: PublishedContent };

/** Stores what can never change. */
export async function saveSnapshot<Kind extends keyof Kinds>(
  { tx, now }: { tx: Tx; now: Date },
  requestId: string,
  kind: Kind,
  content: Kinds[Kind],
): Promise<{ id: string; hash: string }> {
  const body = JSON.stringify(content);
  const hash = createHash('sha256').update(body).digest('hex');
  const id = uuidv7();
  await tx.insert(tradeSnapshots).values({ id, requestId, kind, body, hash, createdAt: now });
  return { id, hash };
}

export interface Agreed {
  hash: string;
  content: AgreedContent;
}

/** What the buyer has asked to confirm; undefined where nothing is asked, or no more in time. */
export const findAgreed = async (db: Executor, row: TradeRequestRow, now: Date): Promise<Agreed | undefined> =>
  (await findAgreedOfMany(db, [row], now)).get(row.id);

/** The same of many requests, by their ids. */
export async function findAgreedOfMany(
  db: Executor,
  rows: readonly TradeRequestRow[],
  now: Date,
): Promise<Map<string, Agreed>> {
  const ids = rows.flatMap((row) => (stateOf(row, now) === row.state ? (row.snapshotId ?? []) : []));
  if (ids.length === 0) return new Map();
  const found = await db.select().from(tradeSnapshots).where(inArray(tradeSnapshots.id, ids));
  return new Map(
    found.map(({ requestId, hash, body }) => [requestId, { hash, content: JSON.parse(body) as AgreedContent }]),
  );
}

/** The pro-forma of a request; undefined before it is published. */
export async function findPublished(
  db: Executor,
  requestId: string,
): Promise<{ id: string; content: PublishedContent } | undefined> {
  const [row] = await db
    .select()
    .from(tradeSnapshots)
    .where(and(eq(tradeSnapshots.requestId, requestId), eq(tradeSnapshots.kind, 'published')))
    .orderBy(desc(tradeSnapshots.id))
    .limit(1);
  return row && { id: row.id, content: JSON.parse(row.body) as PublishedContent };
}
