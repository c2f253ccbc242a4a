import { randomBytes } from 'node:crypto';
import type { DeliveryAddress } from '../../contract/delivery/delivery-address.ts';
import type { SupplierCard } from '../../contract/suppliers/supplier.ts';
import type { BuyingParty, RequestAddress } from '../../contract/trade/trade-request.ts';
import { formatRial } from '../../core/money/money.ts';
import { tehranDate } from '../../core/time/jalali-date.ts';
import { requestNumber } from '../../core/trade/request-number.ts';
import { findBuyingParty } from '../account/buyer/buying-party.ts';
import type { Executor } from '../db/open-database.ts';
import { findOwnAddress } from '../delivery/read.ts';
import { type BuyingAgent, findBuyingMerchant } from '../merchants/buying-parties.ts';
import { listSaleCityIds } from '../merchants/sale/sale-cities-of.ts';
import { listSellersOf, minOrderOf, type SellingMerchant } from '../merchants/selling-parties.ts';
import { isConfirmedMerchant } from '../merchants/speaking-parties.ts';
import { unprocessable } from '../platform/errors/app-error.ts';
import { getSupplierCard } from '../suppliers/read.ts';
import { priceLines } from './prices/price-lines.ts';
import type { TradeRequestRow } from './request.table.ts';
import { listLines } from './request-lines.ts';

const NUMBER_BYTES = 9;

export interface Submission {
  number: string;
  buyer: BuyingParty;
  address: RequestAddress & { cityId: string };
  supplier: SupplierCard;
  sellers: readonly SellingMerchant[];
}

/**
 * What a request needs to be sent, as it is now.
 * @throws 422 with the field that is missing, or why this supplier does not take it
 */
export async function prepareSubmission(db: Executor, row: TradeRequestRow, now: Date): Promise<Submission> {
  const lines = await listLines(db, row);
  const { buyer, address } = await findBuyingSide(db, row, lines.length, now);
  const sellers = await listSellersOf(db, row.supplierId, now);
  await assertSold(db, sellers, address.cityId);
  await assertMinimum(db, sellers, lines, now);
  return {
    number: row.number ?? requestNumber(randomBytes(NUMBER_BYTES)),
    buyer,
    address: addressAsOf(address),
    supplier: await getSupplierCard(db, row.supplierId),
    sellers,
  };
}

/** What a request keeps of an address. */
export const addressAsOf = (address: DeliveryAddress): Submission['address'] => ({
  cityId: address.cityId,
  receiverName: address.receiverName,
  receiverPhone: address.receiverPhone,
  state: address.placeNames.state,
  city: address.placeNames.city,
  street: address.street,
  plaque: address.plaque,
  unit: address.unit,
  postalCode: address.postalCode,
});

/** Who buys, and where it goes. @throws 422 with the field that is missing */
export async function findBuyingSide(
  db: Executor,
  side: BuyingSide & Pick<TradeRequestRow, 'neededBy' | 'addressId'>,
  linesCount: number,
  now: Date,
): Promise<{ buyer: BuyingParty; address: DeliveryAddress }> {
  const { neededBy, addressId } = side;
  if (neededBy !== null && neededBy < tehranDate(now))
    throw unprocessable('needed_by_past', 'روز نیاز گذشته است؛ روز دیگری بنویسید.', 'neededBy');
  if (linesCount === 0) throw unprocessable('lines_empty', 'دست‌کم یک ردیف بنویسید.', 'lines');
  const buyer = await buyerOf(db, side);
  const address = await findSideAddress(db, side, addressId);
  if (!address) throw addressRequired();
  return { buyer, address };
}

/** Who buys: a person, or a merchant by its owner or an agent. */
export type BuyingSide = Pick<TradeRequestRow, 'buyerPersonId' | 'buyerMerchantId' | 'agentPersonId'>;

/** Who buys for nobody else. */
export const sideOfPerson = (buyerPersonId: string): BuyingSide => ({
  buyerPersonId,
  buyerMerchantId: null,
  agentPersonId: null,
});

async function buyerOf(db: Executor, { buyerPersonId, buyerMerchantId }: BuyingSide): Promise<BuyingParty> {
  if (buyerMerchantId !== null) await assertBuying(db, buyerMerchantId);
  const buyer = await findBuyer(db, { buyerPersonId, buyerMerchantId });
  if (buyer) return buyer;
  throw buyerMerchantId === null
    ? unprocessable('buyer_required', 'پیش از فرستادن، نام خریدار را بنویسید.', 'buyer')
    : unprocessable('identity_required', 'پیش از خرید به نام بازرگانی، هویت حقوقی آن را بنویسید.', 'buyerMerchantId');
}

/** As a request names who buys; undefined before it is written. */
const findBuyer = (
  db: Executor,
  { buyerPersonId, buyerMerchantId }: Omit<BuyingSide, 'agentPersonId'>,
): Promise<BuyingParty | undefined> =>
  buyerMerchantId === null ? findBuyingParty(db, buyerPersonId) : findBuyingMerchant(db, buyerMerchantId);

/** @throws 422 for a merchant that is not confirmed, or not any more */
export async function assertBuying(db: Executor, merchantId: string): Promise<void> {
  if (!(await isConfirmedMerchant(db, merchantId)))
    throw unprocessable('merchant_not_confirmed', 'این بازرگانی تأیید نشده یا متوقف شده است.', 'buyerMerchantId');
}

/** An address of who buys that is not deleted. */
export async function findSideAddress(
  db: Executor,
  { buyerPersonId, agentPersonId }: BuyingSide,
  id: string | null,
): Promise<DeliveryAddress | undefined> {
  if (id === null) return undefined;
  const own = await findOwnAddress(db, buyerPersonId, id);
  return own ?? (agentPersonId === null ? undefined : findOwnAddress(db, agentPersonId, id));
}

/** @throws 422 for an address that is not the buyer's, or is deleted */
export async function assertOwnAddress(db: Executor, side: BuyingSide, id: string | null): Promise<void> {
  if (id !== null && !(await findSideAddress(db, side, id))) throw addressRequired();
}

/** Who buys after an edit: an agent who chooses an address of their own is the agent of the request from then on. */
export async function sideOfEdit(
  db: Executor,
  { buyerPersonId, buyerMerchantId, agentPersonId }: BuyingSide,
  { agent, addressId }: { agent: BuyingAgent | undefined; addressId: string | null },
): Promise<BuyingSide> {
  const side = { buyerPersonId, buyerMerchantId, agentPersonId };
  if (!agent || addressId === null || (await findSideAddress(db, side, addressId))) return side;
  return { ...side, agentPersonId: agent.personId };
}

const addressRequired = () => unprocessable('address_required', 'نشانی تحویل را برگزینید.', 'addressId');

/** @param minimum in rial, without tax */
export const belowMinimum = (minimum: number): string =>
  `حداقل سفارش این فروشنده ${formatRial(minimum)} بدون مالیات است؛ جمع این درخواست کمتر از آن است.`;

/** A merchant that names no cities sells everywhere. */
async function assertSold(db: Executor, sellers: readonly SellingMerchant[], cityId: string): Promise<void> {
  if (sellers.length === 0) return;
  for (const { merchant } of sellers) {
    const cities = await listSaleCityIds(db, merchant.id);
    if (cities.length === 0 || cities.includes(cityId)) return;
  }
  throw unprocessable('not_sold_there', 'این تأمین‌کننده به شهر نشانی تحویل نمی‌فرستد.', 'addressId');
}

async function assertMinimum(
  db: Executor,
  sellers: readonly SellingMerchant[],
  lines: Parameters<typeof priceLines>[1],
  now: Date,
): Promise<void> {
  if (minOrderOf(sellers) === 0) return;
  const { totals } = await priceLines(db, lines, now);
  // Without all prices the seller decides.
  if (totals) assertMinimumOf(sellers, totals.netRial);
}

/** @throws 422 for less than the seller takes by its published prices */
export function assertMinimumOf(sellers: readonly SellingMerchant[], netRial: number): void {
  const minimum = minOrderOf(sellers);
  if (netRial < minimum) throw unprocessable('below_minimum', belowMinimum(minimum), 'lines');
}
