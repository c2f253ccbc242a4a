import type { BoardCell, BoardRequest, GroupBoard } from '../../../contract/trade/group.ts';
import type { MembershipAndPrice } from '../../../contract/trade/membership-and-price.ts';
import { finalStates } from '../../../core/trade/request-states.ts';
import { findQuantity, findUnit } from '../../../core/units/unit-lookup.ts';
import { toBase } from '../../../core/units/units.ts';
import { findTradedOffers, type TradedOffer } from '../../catalog/product/traded-offers.ts';
import type { Executor } from '../../db/open-database.ts';
import type { Actor } from '../../platform/actor.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { findSellers } from '../../suppliers/read.ts';
import { approvalPresenter } from '../approvals/present-approval.ts';
import { partyOf, readRights } from '../parties.ts';
import { actionsOf } from '../present.ts';
import { readPricesOfMany } from '../prices/membership-and-price.ts';
import type { QuoteLineRow } from '../quotes/quote.table.ts';
import type { TradeLineRow, TradeRequestRow } from '../request.table.ts';
import { listLinesOfMany } from '../request-lines.ts';
import { stateOf, turnOf } from '../request-moves.ts';
import { isBuyerOfGroup } from './group-buyers.ts';
import { findGroupRow, listGroupRequests, presentGroup } from './read-group.ts';

interface Reading {
  actor: Actor;
  now: Date;
}

/** The answers of all suppliers of a group. @throws 404 for everybody but its buyer */
export async function readBoard(db: Executor, { actor, now }: Reading, id: string): Promise<GroupBoard> {
  const group = await findGroupRow(db, id);
  if (!group || !(await isBuyerOfGroup(db, { actor, now }, group))) throw notFound('گروه درخواست‌ها');
  const rows = await listGroupRequests(db, id);
  const linesOf = await listLinesOfMany(db, rows);
  const asked = [...linesOf.values()].flat();
  const lines = boardLines(rows, linesOf);
  const sellers = await findSellers(
    db,
    rows.map(({ supplierId }) => supplierId),
  );
  const offers = await findTradedOffers(
    db,
    asked.flatMap(({ offerId }) => offerId ?? []),
  );
  const approvalOf = await approvalPresenter(db, { actor, now }, rows);
  const rights = await readRights(db, actor, now);
  // What each request can be agreed on now, wherever that comes from.
  const found = await readPricesOfMany(db, rows, linesOf, now);
  const requests = rows.flatMap((row): BoardRequest[] => {
    const one = found.get(row.id);
    if (!one) return [];
    const { lines: priced, ...prices } = one.prices;
    const { quote: quoted, sellers: selling } = one;
    const own = linesOf.get(row.id) ?? [];
    const state = stateOf(row, now);
    const supplier = sellers.get(row.supplierId)?.card;
    return [
      {
        id: row.id,
        number: row.number,
        state,
        turn: turnOf(row, now),
        supplier: { id: row.supplierId, name: supplier?.name ?? '', slug: supplier?.slug ?? '' },
        isSellerHere: selling.length > 0,
        ...prices,
        allowedActions: actionsOf(row, ['buyer'], now),
        approval: approvalOf(row, partyOf(actor, rights, row)),
        cells: lines.map((asked): BoardCell => {
          const line = own.find(({ lineId }) => lineId === asked.lineId);
          if (!line) return cellOf({ ...asked, lineNo: null, unitId: asked.unit.id }, { reason: REMOVED });
          if (finalStates.includes(state)) return cellOf(line, { reason: ENDED });
          return cellOf(line, {
            offer: line.offerId === null ? undefined : offers.get(line.offerId),
            quoted: quoted?.lines.find(({ lineNo, altNo }) => lineNo === line.lineNo && altNo === 0),
            priced: priced.find(({ lineNo }) => lineNo === line.lineNo),
            validUntil: quoted?.quote.validUntil.toISOString() ?? prices.validUntil,
            reason: prices.blockers.find(({ lineNo }) => lineNo === line.lineNo)?.message,
          });
        }),
      },
    ];
  });
  requests.sort((a, b) => a.supplier.name.localeCompare(b.supplier.name, 'fa'));
  return { group: await presentGroup(db, group), lines, requests };
}

const REMOVED = 'این ردیف از این درخواست برداشته شده است.';
const NOT_SUPPLIED = 'فروشنده این ردیف را ندارد.';
const NOT_TAKEN = 'این ردیف از این فروشنده برداشته نشده است.';
const ENDED = 'این درخواست پایان یافته است.';

const nameOf = (id: string) => ({ id, nameFa: findUnit(id)?.nameFa ?? id });
const titleOf = ({ offer, freeText }: Pick<TradeLineRow, 'offer' | 'freeText'>): string =>
  offer?.title ?? freeText ?? '';

/** The lines of all requests. A line is the same in each of them by its id; who was asked for it by a text has its own name. */
function boardLines(
  rows: readonly TradeRequestRow[],
  linesOf: ReadonlyMap<string, readonly TradeLineRow[]>,
): GroupBoard['lines'] {
  const all = rows.flatMap(({ id }) => linesOf.get(id) ?? []).toSorted((a, b) => a.lineNo - b.lineNo);
  return [...Map.groupBy(all, ({ lineId }) => lineId)].flatMap(([lineId, same]) => {
    const one = same.find(({ freeText }) => freeText !== null) ?? same[0];
    return one ? [{ lineId, title: titleOf(one), qty: one.qty, unit: nameOf(one.unitId) }] : [];
  });
}

interface Answer {
  /** Of a quote, the first answer to the line. */
  quoted?: QuoteLineRow | undefined;
  offer?: TradedOffer | undefined;
  priced?: MembershipAndPrice['lines'][number] | undefined;
  validUntil?: string | null | undefined;
  reason: string | undefined;
}

type Asked = Pick<TradeLineRow, 'lineId' | 'qty' | 'unitId'> &
  Partial<Pick<TradeLineRow, 'offer' | 'freeText'>> & {
    lineNo: number | null;
    title?: string;
  };

function cellOf(line: Asked, { quoted, offer, priced, validUntil, reason }: Answer): BoardCell {
  const { lineId, lineNo, unitId, title } = line;
  const isPriced = priced !== undefined && priced.netRial !== null;
  const qty = priced?.qty ?? line.qty;
  return {
    lineId,
    lineNo,
    answer: isPriced ? (quoted?.answer ?? 'quoted') : 'none',
    title: quoted?.title ?? title ?? titleOf({ offer: line.offer ?? null, freeText: line.freeText ?? null }),
    qty,
    unit: nameOf(unitId),
    unitPriceRial: priced?.unitPriceRial ?? null,
    per: priced?.per ?? '1',
    vatIncluded: priced?.vatIncluded ?? false,
    netRial: priced?.netRial ?? null,
    vatRial: priced?.vatRial ?? null,
    ...inBaseUnit(Number(qty), unitId),
    ...(quoted ? saidOf(quoted) : { ...termsOf(offer), note: null }),
    validUntil: isPriced ? (validUntil ?? null) : null,
    reason: isPriced ? null : (reason ?? (quoted ? reasonOf(quoted) : null)),
  };
}

const reasonOf = ({ answer }: QuoteLineRow): string => (answer === 'none' ? NOT_SUPPLIED : NOT_TAKEN);

const saidOf = ({ leadDays, minQty, note }: QuoteLineRow) => ({
  leadDays,
  minimum: minQty === null ? null : Number(minQty),
  note,
});

const termsOf = (offer: TradedOffer | undefined) => ({
  leadDays: offer?.isShown ? offer.terms.leadTimeDays : null,
  minimum: offer?.isShown ? offer.terms.moq : null,
});

/** A unit that the table does not have, or that has no zero in common with its base, stands for itself. */
function inBaseUnit(qty: number, unitId: string): Pick<BoardCell, 'baseQty' | 'baseUnit'> {
  const unit = findUnit(unitId);
  const base = unit && findQuantity(unit.quantityId)?.baseUnitId;
  return !unit || !base || unit.offset !== 0
    ? { baseQty: qty, baseUnit: nameOf(unitId) }
    : { baseQty: toBase(qty, unit), baseUnit: nameOf(base) };
}
