import { and, asc, eq, gt, inArray, isNotNull, isNull, notInArray, or, type SQL } from 'drizzle-orm';
import { PAGE_SIZE_DEFAULT, type Page } from '../../../contract/page.ts';
import type { OpenCard, OpenRequest } from '../../../contract/trade/open-request.ts';
import { parseQuantity } from '../../../core/trade/quantity.ts';
import { findUnit } from '../../../core/units/unit-lookup.ts';
import { listOfferedCategoryIds, withAncestors } from '../../catalog/supplier/offered-categories.ts';
import type { Executor } from '../../db/open-database.ts';
import { findSalePlaces, listDelegatedCategoryIds, type SalePlaces } from '../../merchants/sale/sale-places.ts';
import { listSellersOf, listSellingRights } from '../../merchants/selling-parties.ts';
import { type Actor, userIdOf } from '../../platform/actor.ts';
import { decodeCursor, toPage } from '../../platform/cursor.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { momentPosition, whereLater } from '../../platform/moment-cursor.ts';
import { type OpenAsk, type TradeGroupRow, tradeGroups } from '../groups/group.table.ts';
import { presentOpens } from '../groups/read-group.ts';
import { maySell } from '../parties.ts';
import { tradeRequests } from '../request.table.ts';
import { findBuyerNames } from './buyer-names.ts';

const SHOWN_LINES = 3;

interface Reading {
  actor: Actor;
  now: Date;
}

/** An open request before its deadline, with what it asks. */
export type OpenRow = TradeGroupRow & { ask: OpenAsk; deadlineAt: Date };

/** @throws 404 for a supplier as which the actor does not sell */
export async function assertSells(db: Executor, { actor, now }: Reading, supplierId: string): Promise<void> {
  const rights = await listSellingRights(db, actor, now, [supplierId]);
  if (!rights.some((right) => maySell(right) && !right.isFinishing)) throw notFound('تأمین‌کننده');
}

/** The open requests that a supplier may join, by its categories and the places that it sells to. */
export async function whereOpenTo(db: Executor, supplierId: string, now: Date): Promise<SQL | undefined> {
  const merchantIds = (await listSellersOf(db, supplierId, now)).map(({ merchant }) => merchant.id);
  const offered = await listOfferedCategoryIds(db, supplierId);
  const declared = await withAncestors(db, await listDelegatedCategoryIds(db, merchantIds, now));
  return and(
    inArray(tradeGroups.openCategoryId, [...new Set([...offered, ...declared])]),
    isNotNull(tradeGroups.ask),
    isNull(tradeGroups.openEndedAt),
    gt(tradeGroups.deadlineAt, now),
    wherePlace(await findSalePlaces(db, merchantIds)),
  );
}

const wherePlace = (places: SalePlaces): SQL | undefined =>
  places &&
  or(
    inArray(tradeGroups.openCityId, places.cityIds),
    and(isNull(tradeGroups.openCityId), inArray(tradeGroups.openStateId, places.stateIds)),
  );

/** Those that close first at the beginning. @throws 404 for a supplier as which the actor does not sell */
export async function listOpen(
  db: Executor,
  reading: Reading,
  { supplierId, cursor, size }: { supplierId: string; cursor?: string | undefined; size?: number | undefined },
): Promise<Page<OpenCard>> {
  await assertSells(db, reading, supplierId);
  const after = decodeCursor(cursor, momentPosition);
  const sellers = await listSellersOf(db, supplierId, reading.now);
  const sellerIds = [userIdOf(reading.actor), ...sellers.flatMap(({ personIds }) => personIds)];
  const rows = (await db
    .select()
    .from(tradeGroups)
    .where(
      and(
        await whereOpenTo(db, supplierId, reading.now),
        // Nobody is on both sides.
        notInArray(tradeGroups.buyerPersonId, sellerIds),
        or(isNull(tradeGroups.agentPersonId), notInArray(tradeGroups.agentPersonId, sellerIds)),
        whereLater(tradeGroups.deadlineAt, tradeGroups.id, after),
      ),
    )
    .orderBy(asc(tradeGroups.deadlineAt), asc(tradeGroups.id))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1)) as OpenRow[];
  const heads = await presentHeads(db, rows, supplierId);
  return toPage(
    rows,
    size,
    (row): OpenCard => ({
      ...(heads.get(row.id) as Head),
      lines: row.ask.shown.slice(0, SHOWN_LINES),
      linesCount: row.ask.shown.length,
    }),
    ({ deadlineAt, id }) => [deadlineAt.toISOString(), id],
  );
}

/** @throws 404 for what the supplier may not join, and after the deadline */
export async function getOpen(
  db: Executor,
  reading: Reading,
  { id, supplierId }: { id: string; supplierId: string },
): Promise<OpenRequest> {
  await assertSells(db, reading, supplierId);
  const [found] = await db
    .select()
    .from(tradeGroups)
    .where(and(eq(tradeGroups.id, id), await whereOpenTo(db, supplierId, reading.now)));
  if (!found) throw notFound('درخواست باز');
  const row = found as OpenRow;
  return {
    ...((await presentHeads(db, [row], supplierId)).get(row.id) as Head),
    description: row.ask.description,
    lines: row.ask.lines.map(({ lineId, qty, unitId, note }, index) => ({
      lineId,
      title: row.ask.shown[index] ?? '',
      qty: parseQuantity(qty) ?? qty,
      unit: { id: unitId, nameFa: findUnit(unitId)?.nameFa ?? unitId },
      note: note || null,
    })),
  };
}

type Head = Omit<OpenCard, 'lines' | 'linesCount'>;

/** By the ids of the groups. What is read of one is read of all of them at once. */
async function presentHeads(db: Executor, rows: readonly OpenRow[], supplierId: string): Promise<Map<string, Head>> {
  if (rows.length === 0) return new Map();
  const names = await findBuyerNames(
    db,
    rows.filter(({ hidesBuyer }) => !hidesBuyer),
  );
  const ids = rows.map(({ id }) => id);
  const joined = await db
    .select({ id: tradeRequests.id, groupId: tradeRequests.groupId })
    .from(tradeRequests)
    .where(and(inArray(tradeRequests.groupId, ids), eq(tradeRequests.supplierId, supplierId)));
  const requestOf = new Map(joined.map(({ id, groupId }) => [groupId, id]));
  const opens = await presentOpens(db, rows);
  return new Map(
    rows.map(({ id, title, sealed, deadlineAt, createdAt, ask }) => [
      id,
      {
        id,
        title,
        category: opens.get(id)?.category ?? '',
        place: opens.get(id)?.place ?? '',
        buyerName: names.get(id) ?? null,
        sealed,
        deadlineAt: deadlineAt.toISOString(),
        neededBy: ask.neededBy,
        createdAt: createdAt.toISOString(),
        requestId: requestOf.get(id) ?? null,
      },
    ]),
  );
}
