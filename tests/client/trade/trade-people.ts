import { userInfo } from '../../../src/client/data/session/user-info.ts';
import type { OwnMerchant } from '../../../src/contract/merchants/merchant.ts';
import type { Page } from '../../../src/contract/page.ts';
import type { MembershipAndPrice } from '../../../src/contract/trade/membership-and-price.ts';
import type { RequestEvent } from '../../../src/contract/trade/request-event.ts';
import type { RequestCard, TradeRequest } from '../../../src/contract/trade/trade-request.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { getMobile } from '../../../src/core/people/phone.ts';
import { buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { BUYER, buildTradedOffers, LEGAL_FORM, lineOf } from '../../factories/trade.ts';
import { findOffer } from '../catalog/find-offer.ts';
import { readFromServer, serveCatalog, signInDevice } from '../render-app.tsx';

type Headers = { authorization: string };
type Sent = { body?: object; version?: number; as?: Headers | undefined };

const OPERATOR = '09350000060';
/** Who has sent no code yet: a phone gets one a minute. */
export const OTHER_OPERATOR = '09350000061';
const SUPPLIERS = 24;

/** Each test has a supplier of its own. */
const catalog = newCatalog();
const sellers = Array.from({ length: SUPPLIERS }, (_, at) => {
  const { key, name } = buildSupplier(catalog, { name: `پولاد ${at + 1}` });
  const { fixed, tiered, asked } = buildTradedOffers(catalog, key);
  const titled = [fixed, tiered, asked].map(({ baseProductKey }) => {
    const base = catalog.baseProducts.find((one) => one.key === baseProductKey);
    return base?.title ?? '';
  });
  return { name, titles: titled as [string, string, string] };
});

let operator: Headers | undefined;
let phones = 0;
let used = 0;

export const serveTrade = () =>
  serveCatalog(catalog, { hasPlaces: true, operators: [OPERATOR, OTHER_OPERATOR].map(getMobile) });

export const newPhone = () => `0935777${String(++phones).padStart(4, '0')}`;

export const call = <Answer>(method: string, path: string, { body, version, as }: Sent = {}) =>
  readFromServer<Answer>(path, {
    method,
    headers: {
      ...as,
      ...(body && { 'content-type': 'application/json' }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

export const ADDRESS = {
  ...{ title: 'انبار', countryId: 'IR', stateId: 'IR-23', cityId: 'IR-c1576', street: 'بلوار دانشجو' },
  ...{ postalCode: '8916784395', receiverName: 'مریم احمدی', receiverPhone: '09121234567' },
};

interface Settings {
  /** Who has the device. @default 'buyer' */
  device?: 'buyer' | 'seller' | 'nobody';
  /** Whether the merchant may publish: its legal form and its membership. @default true */
  isReady?: boolean;
  /** Whether the buyer is registered and has an address. @default true */
  isKnown?: boolean;
}

/** A buyer, and a merchant that acts for a supplier which nobody else buys from. */
export async function makeWorld({ device = 'buyer', isReady = true, isKnown = true }: Settings = {}) {
  userInfo.drop();
  operator ??= await signInDevice(OPERATOR);
  const signs = { buyer: {} as Headers, seller: {} as Headers };
  // Who signs in last has the device.
  for (const one of device === 'seller' ? (['buyer', 'seller'] as const) : (['seller', 'buyer'] as const)) {
    userInfo.drop();
    signs[one] = await signInDevice(newPhone());
  }
  if (device === 'nobody') userInfo.drop();
  const { buyer, seller } = signs;
  const source = sellers[used++];
  if (!source) throw new Error('no supplier is left');
  const [fixed, tiered, asked] = await Promise.all(source.titles.map(findOffer));
  if (!fixed || !tiered || !asked) throw new Error('an offer is missing');
  const supplierId = fixed.supplier.id;
  const merchantId = await makeShop(seller, supplierId);
  if (isReady) {
    await call('PUT', `/merchants/${merchantId}/legal-form`, { as: seller, body: LEGAL_FORM });
    await call('POST', '/membershipplans', { as: seller, body: { merchantId } });
  }
  let addressId = '';
  if (isKnown) {
    await call('POST', '/buyers', { as: buyer, body: BUYER });
    const body = { ...ADDRESS, clientId: uuidv7() };
    addressId = (await call<{ id: string }>('POST', '/deliveryaddresses', { as: buyer, body })).id;
  }
  return {
    buyer,
    seller,
    supplierId,
    supplierName: source.name,
    merchantId,
    addressId,
    offers: { fixed, tiered, asked },
  };
}
export type World = Awaited<ReturnType<typeof makeWorld>>;

async function makeShop(seller: Headers, supplierId: string): Promise<string> {
  const id = await makeMerchant(seller, `بازرگانی ${used}`);
  await call('PUT', `/merchants/${id}/supplier`, { as: operator, body: { supplierId } });
  return id;
}

/** Who signs in next has the device. */
export const takeDevice = () => userInfo.drop();

/** A confirmed one. */
export async function makeMerchant(seller: Headers, name: string): Promise<string> {
  const body = { clientId: uuidv7(), name, kind: 'company', phones: ['021-88776655'], cityId: 'IR-c1576' };
  const { id } = await call<OwnMerchant>('POST', '/merchants', { as: seller, body });
  await call('POST', `/merchants/${id}/submit`, { as: seller });
  await call('POST', `/merchants/${id}/confirm`, { as: operator });
  return id;
}

/** What the parties do on other devices, and what the server has. */
export function tradeOf({ buyer, seller, supplierId, merchantId, addressId, offers }: World) {
  const get = (id: string, as = buyer) => call<TradeRequest>('GET', `/traderequests/${id}`, { as });
  const prices = (id: string, as = buyer) =>
    call<MembershipAndPrice>('GET', `/traderequests/${id}/membership-and-price`, { as });
  const send = async (more: object = {}): Promise<TradeRequest> => {
    const body = {
      ...{ id: uuidv7(), supplierIds: [supplierId], lines: [lineOf(offers.fixed.id, '۲٫۵')] },
      ...{ addressId, submit: true, ...more },
    };
    const { requests } = await call<{ requests: TradeRequest[] }>('POST', '/traderequests/direct-order', {
      as: buyer,
      body,
    });
    const [request] = requests;
    if (!request) throw new Error('no request was made');
    return request;
  };
  const ask = async (id: string) => {
    const { revision, priceVersion, payableRial } = await prices(id);
    const body = { useOfferPrices: true, revision, priceVersion, payableRial };
    return call<TradeRequest>('POST', `/traderequests/${id}/request-confirmation`, { as: buyer, body });
  };
  const publish = async (id: string) => {
    const { snapshotHash } = await get(id, seller);
    return call('POST', `/traderequests/${id}/confirm-and-publish`, { as: seller, body: { snapshotHash } });
  };
  const events = async (id: string) =>
    call<{ items: RequestEvent[]; headHash: string | null }>('GET', `/traderequestevents?requestId=${id}`, {
      as: buyer,
    });
  const types = async (id: string) => (await events(id)).items.map(({ type }) => type);
  const list = async (as = buyer) => (await call<Page<RequestCard>>('GET', '/traderequests', { as })).items;
  /** The seller's price of the offer of one price. */
  const reprice = async (amountRial: number) => {
    const path = `/ownoffers?supplierId=${supplierId}&q=${encodeURIComponent(offers.fixed.title)}`;
    const { items } = await call<Page<Record<string, unknown> & { id: string; version: number }>>('GET', path, {
      as: seller,
    });
    const offer = items.find(({ id }) => id === offers.fixed.id);
    if (!offer) throw new Error('the seller has no such offer');
    const { priceType, vatIncluded, priceValidUntil, moq, leadTimeDays, stockState, version } = offer;
    const terms = { priceType, vatIncluded, priceValidUntil, moq, leadTimeDays, stockState };
    const body = { ...terms, prices: [{ minQty: 1, amountRial }] };
    return call('PUT', `/ownoffers/${offer.id}`, { as: seller, body, version });
  };
  /** Of an order, in rial without tax. */
  const setMinimum = async (minOrderAmount: number) => {
    const { items } = await call<Page<OwnMerchant>>('GET', '/merchants', { as: seller });
    const body = {
      ...{ merchantId, minOrderAmount, workingHours: [], autoAccept: false, preparationDays: 1 },
      ...{ vatIncluded: false, saleCities: [] },
    };
    return call('PUT', '/merchantsalesetting', { as: seller, version: items[0]?.version ?? 0, body });
  };
  return { setMinimum, get, prices, send, ask, publish, events, types, list, reprice };
}

/** A request at published prices that both have agreed on. @returns its id */
export async function publishOne(world: World): Promise<string> {
  const trade = tradeOf(world);
  const { id } = await trade.send();
  await trade.ask(id);
  await trade.publish(id);
  return id;
}
