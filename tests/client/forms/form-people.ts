import { userInfo } from '../../../src/client/data/session/user-info.ts';
import type { OwnMerchant } from '../../../src/contract/merchants/merchant.ts';
import type { SuppliersPage } from '../../../src/contract/suppliers/supplier.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { getMobile } from '../../../src/core/people/phone.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { readFromServer, serveCatalog, signInDevice } from '../render-app.tsx';

type Headers = { authorization: string };

const HELPER = '09350000070';
/** A phone gets one code a minute. */
const operators = Array.from({ length: 16 }, (_, at) => `093500000${80 + at}`);

const catalog = newCatalog();
const categoryKey = buildCategory(catalog, { name: 'بلبرینگ' }).key;
const supplierKey = buildSupplier(catalog, { name: 'یاتاقان شرق' }).key;
const { key } = buildBaseProduct(catalog, { categoryKey, title: 'بلبرینگ 6201', partNumbers: ['6201-2RS'] });
buildOffer(catalog, { baseProductKey: key, supplierKey });

let headers: Headers;
let helper: Headers | undefined;
let phones = 0;
let merchants = 0;

export const serveForms = () =>
  serveCatalog(catalog, {
    hasPlaces: true,
    operators: [HELPER, ...operators].map(getMobile),
    articles: ['خواندن منحنی پمپ'],
    contentTypes: ['آموزش'],
  });

export const newPhone = () => `0935888${String(++phones).padStart(4, '0')}`;

/** Somebody new on the device. */
export async function signInSomebody(): Promise<void> {
  userInfo.drop();
  helper ??= await signInDevice(HELPER);
  headers = await signInDevice(newPhone());
}

/** An operator on the device, in the place of who was signed in. */
export async function signInOperator(): Promise<void> {
  userInfo.drop();
  headers = await signInDevice(operators.pop() ?? '');
}

type Sent = { body?: object; version?: number; as?: Headers | undefined };

/** A call of who is signed in, from another device. */
export const call = <Answer>(method: string, path: string, { body, version, as = headers }: Sent = {}) =>
  readFromServer<Answer>(path, {
    method,
    headers: {
      ...as,
      ...(body && { 'content-type': 'application/json' }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

/** A merchant of who is signed in. */
export async function makeMerchant(isConfirmed = false): Promise<OwnMerchant> {
  const name = `بازرگانی ${++merchants}`;
  const body = { clientId: uuidv7(), name, kind: 'company', phones: ['021-88776655'], cityId: 'IR-c1576' };
  const merchant = await call<OwnMerchant>('POST', '/merchants', { body });
  if (!isConfirmed) return merchant;
  await call('POST', `/merchants/${merchant.id}/submit`);
  return call<OwnMerchant>('POST', `/merchants/${merchant.id}/confirm`, { as: helper });
}

export const supplierId = async () => (await readFromServer<SuppliersPage>('/suppliers')).items[0]?.id ?? '';

/** Lets who is signed in act for the supplier. */
export async function ownShop(): Promise<string> {
  const [{ id }, supplier] = await Promise.all([makeMerchant(true), supplierId()]);
  await call('PUT', `/merchants/${id}/supplier`, { body: { supplierId: supplier }, as: helper });
  return supplier;
}
