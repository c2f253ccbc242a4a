import { eq, isNotNull } from 'drizzle-orm';
import type { z } from 'zod';
import { type ProfileBody, profileBody } from '../../src/contract/account/profile.ts';
import type { MerchantStatus } from '../../src/contract/merchants/merchant.ts';
import { type SupplierPageContent, supplierPageBody } from '../../src/contract/suppliers/supplier-page.ts';
import { DEVICE_HEADER } from '../../src/core/wire/device-header.ts';
import { persons } from '../../src/server/account/person/person.table.ts';
import { sessions } from '../../src/server/account/session/session.table.ts';
import { listBreadcrumb } from '../../src/server/catalog/category/read.ts';
import { writeCatalog } from '../../src/server/catalog/ingest/write-catalog.ts';
import { baseProducts, supplierProducts } from '../../src/server/catalog/product/product.table.ts';
import { seedEnums } from '../../src/server/enums/seed-enums.ts';
import { seedMembershipPlans } from '../../src/server/membership/seed-membership-plans.ts';
import { seedMenu } from '../../src/server/menu/seed-menu.ts';
import { merchants } from '../../src/server/merchants/merchant.table.ts';
import { seedPlaces } from '../../src/server/places/seed-places.ts';
import { seedVatRates } from '../../src/server/trade/seed-vat-rates.ts';
import { seedUnits } from '../../src/server/units/seed-units.ts';
import { buildFiles } from '../factories/files.ts';
import { buildMerchant } from '../factories/merchants.ts';
import { buildRichCatalog } from '../factories/rich-catalog.ts';
import { buildSignedIn } from '../factories/sessions.ts';
import { type CallRequest, contentTypeOf, initOf } from './call-request.ts';
import { newPhone, type SignedIn, signIn } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

export const PAST_DAY = '2026-01-01';
export const DEVICE_ID = '01940000-0000-7000-8000-00000000000d';
/** After any test. */
const HORIZON = new Date('2100-01-01');
/** People who delete their account. */
const LEAVING = 80;
/** Of a person; more are refused. */
const FILES_MAX = 500;

/** Always the same: another text would be another version. */
export const exampleOf = (schema: z.ZodType): object | undefined =>
  (schema.meta()?.examples as object[] | undefined)?.[0];
export const PROFILE = exampleOf(profileBody) as ProfileBody;
export const SUPPLIER_PAGE = exampleOf(supplierPageBody) as SupplierPageContent;

type Operator = { app: TestApp; held: SignedIn };
export type World = Awaited<ReturnType<typeof seedWorld>>;

/** A small catalogue and its people, for the examples of all areas. */
export async function seedWorld(app: TestApp) {
  const { db } = app;
  await seedUnits(db);
  await seedEnums(db);
  await seedMenu(db);
  await seedMembershipPlans(db);
  await seedVatRates(db);
  await writeCatalog(db, buildRichCatalog());
  await seedPlaces(db);
  const [shown] = await db.select().from(supplierProducts).limit(1);
  const [drawn] = await db.select().from(baseProducts).where(isNotNull(baseProducts.drawing)).limit(1);
  const { id: productId = '', supplierId = '', categoryId: leafId = '' } = shown ?? {};
  const categoryId = (await listBreadcrumb(db, leafId)).at(-2)?.id ?? '';
  const people = await seedPeople(app);
  const { held } = people;
  const merchantId = await buildOwnMerchant({ app, held }, 'بازرگانی', 'confirmed');
  const shopId = await buildOwnMerchant({ app, held }, 'فروشگاه تأمین‌کننده', 'confirmed');
  await db.update(merchants).set({ supplierId }).where(eq(merchants.id, shopId));
  /** Sends a write of the person of the private calls, for a call that shows it. */
  const write = async (
    call: string,
    body: object | undefined,
    given: Pick<Partial<CallRequest>, 'headers' | 'file'> = {},
  ) => {
    const [method = '', path = ''] = call.split(' ');
    const fixed = { [DEVICE_HEADER]: DEVICE_ID, 'content-type': contentTypeOf(given), ...held.headers };
    const request = { method, path, query: {}, body, file: given.file, headers: { ...fixed, ...given.headers } };
    const { status } = await app.app.request(path, initOf(request));
    if (status >= 300) throw new Error(`${call} answered ${status}`);
  };
  return { app, productId, supplierId, leafId, categoryId, drawnId: drawn?.id ?? '', merchantId, write, ...people };
}

async function seedPeople(app: TestApp) {
  const { db } = app;
  const heldPhone = newPhone();
  /** Sends the requests of private calls; an operator too. */
  const held = await signIn(app, heldPhone);
  const ended = await signIn(app, newPhone());
  const renewed = await signIn(app, newPhone());
  // A token that was just replaced is not replaced again: the same cookie is right however long the tests take.
  await db.update(sessions).set({ rotatedAt: HORIZON }).where(eq(sessions.personId, renewed.userId));
  /** Someone who has nothing yet. */
  const newcomer = await signIn(app, newPhone());
  /** Someone who may store no more files. */
  const full = await signIn(app, newPhone());
  await buildFiles(app, full.userId, { count: FILES_MAX });
  await db
    .update(persons)
    .set({ ...PROFILE, customerSince: new Date(), roles: ['operator'] })
    .where(eq(persons.id, held.userId));
  const [pictured, ...leaving] = await buildSignedIn(app, LEAVING);
  /** Headers of somebody who may delete their account; the person whom all requests are sent for must not. */
  const nextLeaving = () => {
    const next = leaving.pop();
    if (!next) throw new Error(`more than ${LEAVING} people delete their account`);
    return next;
  };
  return { heldPhone, held, ended, renewed, newcomer, full, pictured, nextLeaving };
}

export const buildOwnMerchant = ({ app, held }: Operator, name: string, status: MerchantStatus) =>
  buildMerchant(app.db, name, { ownerPersonId: held.userId, status, phones: ['021-88776655'] });
