import { userInfo } from '../../../src/client/data/session/user-info.ts';
import type { GroupBoard, TradeGroup } from '../../../src/contract/trade/group.ts';
import type { TradeRequest } from '../../../src/contract/trade/trade-request.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { buildBaseProduct, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { BUYER, lineOf, textLine } from '../../factories/trade.ts';
import { findOffer } from '../catalog/find-offer.ts';
import { serveCatalog, signInDevice } from '../render-app.tsx';
import { ADDRESS, call, newPhone } from './trade-people.ts';

const catalog = newCatalog('groups');
/** Nobody acts for them here; the third one has another part. */
export const NAMES = ['پولاد اول', '=پولاد دوم', 'پولاد سوم'] as const;
export const BASE_TITLE = 'بلبرینگ شیار عمیق';
const [first, second, third] = NAMES.map((name, at) => buildSupplier(catalog, { key: `asked-${at}`, name }));
const base = buildBaseProduct(catalog, { title: BASE_TITLE });
const offered = { baseProductKey: base.key, vatIncluded: false };
export const TITLES = { first: 'بلبرینگ یک', second: 'بلبرینگ دو', other: 'گریس' } as const;
buildOffer(catalog, {
  ...offered,
  ...{ title: TITLES.first, supplierKey: first?.key ?? '', leadTimeDays: 9 },
  prices: [{ minQty: 1, amountRial: 1_000 }],
});
buildOffer(catalog, {
  ...offered,
  ...{ title: TITLES.second, supplierKey: second?.key ?? '', leadTimeDays: 20 },
  prices: [{ minQty: 1, amountRial: 900 }],
});
const otherBase = buildBaseProduct(catalog, { title: 'گریس نسوز' });
buildOffer(catalog, {
  ...{ title: TITLES.other, supplierKey: third?.key ?? '', baseProductKey: otherBase.key, vatIncluded: false },
});

export const serveGroups = () => serveCatalog(catalog, { hasPlaces: true });

/** A buyer with an address, and what may be bought. */
export async function makeGroupWorld() {
  userInfo.drop();
  const buyer = await signInDevice(newPhone());
  await call('POST', '/buyers', { as: buyer, body: BUYER });
  const body = { ...ADDRESS, clientId: uuidv7() };
  const { id: addressId } = await call<{ id: string }>('POST', '/deliveryaddresses', { as: buyer, body });
  const [one, two, other] = await Promise.all([TITLES.first, TITLES.second, TITLES.other].map(findOffer));
  if (!one || !two || !other) throw new Error('an offer is missing');
  const offers = { first: one, second: two, other };
  const supplierIds = [one, two, other].map(({ supplier }) => supplier.id);
  const get = (id: string) => call<TradeRequest>('GET', `/traderequests/${id}`, { as: buyer });
  const board = (id: string) => call<GroupBoard>('GET', `/traderequests/groups/${id}`, { as: buyer });
  /** Ten of the part, and a text that nobody has a price for. */
  const send = async (more: object = {}) => {
    const lines = [lineOf(one.id, '10'), textLine('گریس نسوز', '2')];
    const { group, requests } = await call<{ group: TradeGroup; requests: TradeRequest[] }>(
      'POST',
      '/traderequests/direct-order',
      { as: buyer, body: { id: uuidv7(), supplierIds, lines, addressId, submit: true, ...more } },
    );
    return { group, requests: requests as [TradeRequest, TradeRequest, TradeRequest] };
  };
  return { buyer, addressId, offers, supplierIds, get, board, send };
}
