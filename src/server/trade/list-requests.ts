import { and, desc, eq, gt, inArray, isNotNull, like, not, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { PAGE_SIZE_DEFAULT, type Page } from '../../contract/page.ts';
import type { RequestCard, RequestsQuery } from '../../contract/trade/trade-request.ts';
import { foldText } from '../../core/text/persian.ts';
import { parseRequestNumber } from '../../core/trade/request-number.ts';
import { countWaiting } from '../db/count-waiting.ts';
import type { Executor } from '../db/open-database.ts';
import { type BuyingRight, isBuyingOver } from '../merchants/buying-parties.ts';
import { listSellingRights, type SellingRight } from '../merchants/selling-parties.ts';
import { findMerchantNames } from '../merchants/speaking-parties.ts';
import { type Actor, userIdOf } from '../platform/actor.ts';
import { cursorPart, decodeCursor, toPage } from '../platform/cursor.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { containsPattern } from '../platform/like.ts';
import { findSellers } from '../suppliers/read.ts';
import { tradeApprovals } from './approvals/approval.table.ts';
import { approvalPresenter } from './approvals/present-approval.ts';
import { isBuyerHidden } from './concealed/hidden-buyer.ts';
import { countGroups } from './groups/count-groups.ts';
import { maySell, partyOf, type Rights, readRights } from './parties.ts';
import { actionsOf } from './present.ts';
import { type TradeLineRow, type TradeRequestRow, tradeRequests } from './request.table.ts';
import { listLinesOfMany } from './request-lines.ts';
import { stateOf, turnOf } from './request-moves.ts';

/** Of `rankOf`: the highest comes first. */
const position = z.tuple([cursorPart.int, cursorPart.moment, cursorPart.uuid]);
const SHOWN_LINES = 3;

interface Side {
  where: SQL | undefined;
  turn: 'buyer' | 'supplier';
  /** Whether it is the reader who approves what agents ask for, or one who waits for it. */
  isPrincipal?: boolean;
}

const isAsked = sql`exists (select from ${tradeApprovals} where ${tradeApprovals.requestId} = ${tradeRequests.id} and ${tradeApprovals.state} = 'open')`;

/** 2 for what the reader is to approve, 1 for what waits for the reader, 0 for the rest. */
const rankOf = ({ turn, isPrincipal }: Side): SQL => {
  const isTurn = sql`(${tradeRequests.turn} = ${turn})::int`;
  if (isPrincipal === undefined) return isTurn;
  return sql`case when ${tradeRequests.buyerMerchantId} is not null and ${isAsked} then ${isPrincipal ? 2 : 0} else ${isTurn} end`;
};

/** The requests of a reader, as a buyer and as a seller: what waits for the reader first, then the latest move. */
export async function listRequests(
  db: Executor,
  { actor, now }: { actor: Actor; now: Date },
  query: RequestsQuery,
): Promise<Page<RequestCard>> {
  const { supplierId, cursor, size } = query;
  const after = decodeCursor(cursor, position);
  const all = await readRights(db, actor, now);
  const rights = supplierId ? { ...all, selling: all.selling.filter((right) => right.supplierId === supplierId) } : all;
  const sides = sidesOf(userIdOf(actor), rights, query);
  if (sides.length === 0) return { items: [], nextCursor: null };
  const rank = sql<number>`case ${sql.join(
    sides.map((side) => sql`when ${side.where} then ${rankOf(side)}`),
    sql` `,
  )} end`;
  const isAfter =
    after &&
    sql`(${rank}, ${tradeRequests.stateAt}, ${tradeRequests.id}) < (${after[0]}::int, ${after[1]}::timestamptz, ${after[2]}::uuid)`;
  const rows = await db
    .select({ row: tradeRequests, rank: rank.mapWith(Number) })
    .from(tradeRequests)
    .where(
      and(or(...sides.map(({ where }) => where)), whereAsked(query), query.mine ? gt(rank, 0) : undefined, isAfter),
    )
    .orderBy(desc(rank), desc(tradeRequests.stateAt), desc(tradeRequests.id))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  const present = await cardPresenter(
    db,
    { actor, now, rights },
    rows.map(({ row }) => row),
  );
  return toPage(
    rows,
    size,
    ({ row }) => present(row),
    (one) => [one.rank, one.row.stateAt.toISOString(), one.row.id],
  );
}

/** How many requests wait for the reader. */
export async function countMyTurn(db: Executor, { actor, now }: { actor: Actor; now: Date }): Promise<number> {
  const waiting = sidesOf(userIdOf(actor), await readRights(db, actor, now), {}).map((side) =>
    and(side.where, gt(rankOf(side), 0)),
  );
  return countWaiting(db, tradeRequests, or(...waiting));
}

/** Of one supplier. @throws 404 for who does not act for it */
export async function listSupplierRequests(
  db: Executor,
  reading: { actor: Actor; now: Date },
  query: RequestsQuery & { supplierId: string },
): Promise<Page<RequestCard>> {
  const rights = await listSellingRights(db, reading.actor, reading.now, [query.supplierId]);
  if (!rights.some(maySell)) throw notFound('تأمین‌کننده');
  return listRequests(db, reading, { ...query, role: 'seller' });
}

function sidesOf(personId: string, { selling: rights, buying }: Rights, { role, supplierId }: RequestsQuery): Side[] {
  const ofSupplier = supplierId ? eq(tradeRequests.supplierId, supplierId) : undefined;
  const own = and(eq(tradeRequests.buyerPersonId, personId), ofSupplier);
  const agencies = buying.filter(({ agent }) => agent !== undefined);
  const selling = rights.filter((right) => maySell(right) && !right.isFinishing);
  const finishing = rights.filter((right) => maySell(right) && right.isFinishing);
  const sold: Side[] = [
    ...(selling.length === 0 ? [] : [{ where: whereSold(selling), turn: 'supplier' as const }]),
    ...(finishing.length === 0 ? [] : [{ where: whereFinished(finishing), turn: 'supplier' as const }]),
  ];
  const bought = and(whereBought(agencies), ofSupplier, whereNotSold(personId, sold));
  return [
    ...(role === 'seller' ? [] : [{ where: own, turn: 'buyer' as const, isPrincipal: true }]),
    ...(role === 'seller' || agencies.length === 0
      ? []
      : [{ where: bought, turn: 'buyer' as const, isPrincipal: false }]),
    ...(role === 'buyer' ? [] : sold),
  ];
}

/** As in `partyOf`: an agent of the buyer who sells as the supplier is the seller of what others have begun. */
const whereNotSold = (personId: string, sold: readonly Side[]): SQL | undefined => {
  const isSold = or(...sold.map(({ where }) => where));
  return isSold && or(eq(tradeRequests.agentPersonId, personId), not(isSold));
};

/** What agents buy; of a suspended merchant what is published. */
const whereBought = (rights: readonly BuyingRight[]) =>
  or(
    ...rights.map((right) =>
      and(
        eq(tradeRequests.buyerMerchantId, right.merchant.id),
        isBuyingOver(right) ? isNotNull(tradeRequests.publishedAt) : undefined,
      ),
    ),
  );

/** What a supplier was sent; once a merchant of it has answered, the others do not see it. */
const whereSold = (rights: readonly SellingRight[]) =>
  and(
    inArray(tradeRequests.supplierId, [...new Set(rights.map((right) => right.supplierId))]),
    sql`${tradeRequests.number} is not null`,
    or(
      sql`${tradeRequests.sellerMerchantId} is null`,
      inArray(
        tradeRequests.sellerMerchantId,
        rights.map(({ merchantId }) => merchantId),
      ),
    ),
  );

/** What a merchant that is suspended by now has published. */
const whereFinished = (rights: readonly SellingRight[]) =>
  and(
    isNotNull(tradeRequests.publishedAt),
    inArray(
      tradeRequests.sellerMerchantId,
      rights.map(({ merchantId }) => merchantId),
    ),
  );

function whereAsked({ state, q }: RequestsQuery): SQL | undefined {
  const number = q === undefined ? undefined : parseRequestNumber(q);
  return and(
    state ? eq(tradeRequests.state, state) : undefined,
    q === undefined
      ? undefined
      : or(
          number ? eq(tradeRequests.number, number) : undefined,
          like(tradeRequests.words, containsPattern(` ${foldText(q)}`)),
        ),
  );
}

async function cardPresenter(
  db: Executor,
  { actor, now, rights }: { actor: Actor; now: Date; rights: Rights },
  rows: readonly TradeRequestRow[],
) {
  const suppliers = await findSellers(
    db,
    rows.map((row) => row.supplierId),
  );
  const linesOf = await listLinesOfMany(db, rows);
  const groups = await countGroups(db, rows);
  const approvalOf = await approvalPresenter(db, { actor, now }, rows);
  const buyingNames = await findMerchantNames(
    db,
    rows.flatMap(({ buyerMerchantId }) => buyerMerchantId ?? []),
  );
  return (row: TradeRequestRow): RequestCard => {
    const lines = linesOf.get(row.id) ?? [];
    const party = partyOf(actor, rights, row);
    const { role = 'buyer', moveRoles } = party;
    const approval = approvalOf(row, party);
    const turn = turnOf(row, now);
    const state = stateOf(row, now);
    const isHidden = isBuyerHidden(row, now);
    return {
      id: row.id,
      role,
      number: row.number,
      title: row.title,
      group: role === 'buyer' ? (groups.get(row.id) ?? null) : null,
      state,
      turn,
      isMyTurn:
        approval?.state === 'open' ? party.agent === undefined : turn === (role === 'seller' ? 'supplier' : 'buyer'),
      supplier: { id: row.supplierId, name: suppliers.get(row.supplierId)?.card.name ?? '' },
      buyerName: isHidden && role === 'seller' ? null : row.buyer && (row.buyer.companyName ?? row.buyer.name),
      isBuyerHidden: isHidden,
      buyerMerchantName:
        role === 'buyer' ? ((row.buyerMerchantId && buyingNames.get(row.buyerMerchantId)) ?? null) : null,
      approval,
      sealedUntil: row.sealedUntil?.toISOString() ?? null,
      lines: lines.slice(0, SHOWN_LINES).map(titleOf),
      linesCount: lines.length,
      neededBy: row.neededBy,
      confirmBy: state === 'awaitingConfirmation' ? (row.confirmBy?.toISOString() ?? null) : null,
      quoteValidUntil: state === 'quoted' ? (row.quoteValidUntil?.toISOString() ?? null) : null,
      payableRial: row.payableRial ?? (state === 'quoted' ? row.quotedRial : null),
      stateAt: row.stateAt.toISOString(),
      allowedActions: actionsOf(row, moveRoles, now),
    };
  };
}

const titleOf = ({ offer, freeText }: TradeLineRow): string => offer?.title ?? freeText ?? '';
