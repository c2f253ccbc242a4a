import { and, desc, eq, inArray, isNotNull, like, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { PAGE_SIZE_DEFAULT, type Page } from '../../contract/page.ts';
import type { RequestCard, RequestsQuery } from '../../contract/trade/trade-request.ts';
import { foldText } from '../../core/text/persian.ts';
import { parseRequestNumber } from '../../core/trade/request-number.ts';
import { countWaiting } from '../db/count-waiting.ts';
import type { Executor } from '../db/open-database.ts';
import { listSellingRights, type SellingRight } from '../merchants/selling-parties.ts';
import { type Actor, userIdOf } from '../platform/actor.ts';
import { cursorPart, decodeCursor, toPage } from '../platform/cursor.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { containsPattern } from '../platform/like.ts';
import { findSellers } from '../suppliers/read.ts';
import { isBuyerHidden } from './concealed/hidden-buyer.ts';
import { countGroups } from './groups/count-groups.ts';
import { maySell, partyOf } from './parties.ts';
import { actionsOf } from './present.ts';
import { type TradeLineRow, type TradeRequestRow, tradeRequests } from './request.table.ts';
import { listLinesOfMany } from './request-lines.ts';
import { stateOf, turnOf } from './request-moves.ts';

/** 1 for what waits for the reader, which comes first. */
const position = z.tuple([cursorPart.int, cursorPart.moment, cursorPart.uuid]);
const SHOWN_LINES = 3;

type Side = { where: SQL | undefined; turn: 'buyer' | 'supplier' };

/** The requests of a reader, as a buyer and as a seller: what waits for the reader first, then the latest move. */
export async function listRequests(
  db: Executor,
  { actor, now }: { actor: Actor; now: Date },
  query: RequestsQuery,
): Promise<Page<RequestCard>> {
  const { role, supplierId, cursor, size } = query;
  const after = decodeCursor(cursor, position);
  const rights = role === 'buyer' ? [] : await listSellingRights(db, actor, now, supplierId ? [supplierId] : undefined);
  const sides = sidesOf(userIdOf(actor), rights, query);
  if (sides.length === 0) return { items: [], nextCursor: null };
  const isMine = sql<boolean>`case ${sql.join(
    sides.map(({ where, turn }) => sql`when ${where} then ${tradeRequests.turn} = ${turn}`),
    sql` `,
  )} end`;
  const isAfter =
    after &&
    sql`(${isMine}, ${tradeRequests.stateAt}, ${tradeRequests.id}) < (${after[0] === 1}::boolean, ${after[1]}::timestamptz, ${after[2]}::uuid)`;
  const rows = await db
    .select({ row: tradeRequests, isMine: isMine.mapWith(Boolean) })
    .from(tradeRequests)
    .where(and(or(...sides.map(({ where }) => where)), whereAsked(query), query.mine ? isMine : undefined, isAfter))
    .orderBy(desc(isMine), desc(tradeRequests.stateAt), desc(tradeRequests.id))
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
    (one) => [Number(one.isMine), one.row.stateAt.toISOString(), one.row.id],
  );
}

/** How many requests wait for the reader. */
export async function countMyTurn(db: Executor, { actor, now }: { actor: Actor; now: Date }): Promise<number> {
  const sides = sidesOf(userIdOf(actor), await listSellingRights(db, actor, now), {});
  const waiting = sides.map(({ where, turn }) => and(where, eq(tradeRequests.turn, turn)));
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

function sidesOf(personId: string, rights: readonly SellingRight[], { role, supplierId }: RequestsQuery): Side[] {
  const buying = and(
    eq(tradeRequests.buyerPersonId, personId),
    supplierId ? eq(tradeRequests.supplierId, supplierId) : undefined,
  );
  const selling = rights.filter((right) => maySell(right) && !right.isFinishing);
  const finishing = rights.filter((right) => maySell(right) && right.isFinishing);
  return [
    ...(role === 'seller' ? [] : [{ where: buying, turn: 'buyer' as const }]),
    ...(selling.length === 0 ? [] : [{ where: whereSold(selling), turn: 'supplier' as const }]),
    ...(finishing.length === 0 ? [] : [{ where: whereFinished(finishing), turn: 'supplier' as const }]),
  ];
}

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
  { actor, now, rights }: { actor: Actor; now: Date; rights: readonly SellingRight[] },
  rows: readonly TradeRequestRow[],
) {
  const suppliers = await findSellers(
    db,
    rows.map((row) => row.supplierId),
  );
  const linesOf = await listLinesOfMany(db, rows);
  const groups = await countGroups(db, rows);
  return (row: TradeRequestRow): RequestCard => {
    const lines = linesOf.get(row.id) ?? [];
    const { role = 'buyer', moveRoles } = partyOf(actor, rights, row);
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
      isMyTurn: turn === (role === 'seller' ? 'supplier' : 'buyer'),
      supplier: { id: row.supplierId, name: suppliers.get(row.supplierId)?.card.name ?? '' },
      buyerName: isHidden && role === 'seller' ? null : row.buyer && (row.buyer.companyName ?? row.buyer.name),
      isBuyerHidden: isHidden,
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
