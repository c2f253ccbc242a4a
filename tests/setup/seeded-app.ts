import { createECDH, randomUUID } from 'node:crypto';
import { eq, isNotNull } from 'drizzle-orm';
import type { z } from 'zod';
import { buyerBody } from '../../src/contract/account/buyer.ts';
import { personCustomerBody } from '../../src/contract/account/customer.ts';
import { type ProfileBody, profileBody } from '../../src/contract/account/profile.ts';
import { CLIENT_ID } from '../../src/contract/account/token.ts';
import { offerTerms } from '../../src/contract/catalog/own-offer.ts';
import { pageDraftBody } from '../../src/contract/content/own-page.ts';
import type { PageContent } from '../../src/contract/content/page.ts';
import { feedbackBody } from '../../src/contract/feedback/feedback.ts';
import { type MerchantForm, type MerchantStatus, merchantForm } from '../../src/contract/merchants/merchant.ts';
import { type SaleSettingBody, saleSettingBody } from '../../src/contract/merchants/sale-setting.ts';
import type { PackManifest } from '../../src/contract/packs/pack.ts';
import { partsListBody } from '../../src/contract/parts-lists/parts-list.ts';
import { type SupplierPageContent, supplierPageBody } from '../../src/contract/suppliers/supplier-page.ts';
import { uuidv7 } from '../../src/core/ids/uuidv7.ts';
import { DEVICE_HEADER } from '../../src/core/wire/device-header.ts';
import { persons } from '../../src/server/account/person/person.table.ts';
import { sessions } from '../../src/server/account/session/session.table.ts';
import { listBreadcrumb } from '../../src/server/catalog/category/read.ts';
import { writeCatalog } from '../../src/server/catalog/ingest/write-catalog.ts';
import { baseProducts, supplierProducts } from '../../src/server/catalog/product/table.ts';
import { previewHashOf } from '../../src/server/content/own-page/preview-token.ts';
import { contentPages } from '../../src/server/content/page/page.table.ts';
import { seedEnums } from '../../src/server/enums/seed-enums.ts';
import { seedMenu } from '../../src/server/menu/seed-menu.ts';
import { merchants } from '../../src/server/merchants/merchant.table.ts';
import { seedPlaces } from '../../src/server/places/seed-places.ts';
import { seedUnits } from '../../src/server/units/seed-units.ts';
import { buildAdvertisement, buildAnnouncement } from '../factories/ads.ts';
import { buildComments } from '../factories/comments.ts';
import { buildDeliveryAddresses, exampleForm } from '../factories/delivery-addresses.ts';
import { buildFaqCategory, buildFaqQuestion, buildHelpEntry } from '../factories/faq.ts';
import { buildFeedback } from '../factories/feedbacks.ts';
import { buildFiles, pictureOf } from '../factories/files.ts';
import { buildLegalAddresses, legalForm } from '../factories/legal-addresses.ts';
import { agentTerms, buildAgents } from '../factories/merchant-agents.ts';
import { buildDelegation, buildMerchant, buildSaleCity } from '../factories/merchants.ts';
import { buildNotes } from '../factories/notes.ts';
import { buildContentType, buildPage } from '../factories/pages.ts';
import { buildRichCatalog } from '../factories/rich-catalog.ts';
import { buildSessions, buildSignedIn } from '../factories/sessions.ts';
import { buildPublishedPage } from '../factories/supplier-pages.ts';
import { challengeOf, newPhone, newVerifier, type SignedIn, signIn } from './sign-in.ts';
import { openTestApp, type TestApp } from './test-app.ts';

const API = '/api/v1';
/** More than a test file changes. */
const NOTES = 300;
/** More than a test file deletes, and with those that it adds fewer than a person may have. */
const ADDRESSES = 36;
const AGENTS = 36;
const AGENT_PHONE = '09360000000';
const PAST_DAY = '2026-01-01';
/** After any test. */
const HORIZON = new Date('2100-01-01');
const SALE_SETTING_CALL = 'PUT /api/v1/merchantsalesetting';
const PUBLISH_CALL = 'POST /api/v1/ownsuppliers/{id}/page/publish';
const PREVIEW_TOKEN = 'a-token-of-tests-for-a-preview';
const FILES = 60;
const SESSIONS = 60;
/** People who delete their account. */
const LEAVING = 80;
/** Of a person; more are refused. */
const FILES_MAX = 500;
const COMMENTS = 300;
const DEVICE_ID = '01940000-0000-7000-8000-00000000000d';

/** The parts of a request; `path` has the values of its parameters. */
export interface CallRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body?: object | undefined;
  /** Whether the body is sent as a form. @default false */
  isForm?: boolean;
  /** Sent as the field `file` of a multipart form with the body's other fields. */
  file?: Buffer | undefined;
}

export interface SeededApp {
  app: TestApp;
  /** A request that succeeds, and not with an empty answer, for a call of the OpenAPI document: `GET /api/v1/categories`. */
  requestOf(call: string): CallRequest;
  /** Who sends the requests of private calls. */
  userId: string;
  /** Of the same person, who is an operator too: it does not change. */
  lockedMerchantId: string;
  /** Someone who has nothing yet. */
  newcomer: SignedIn;
  /** Someone who may store no more files. */
  full: SignedIn;
  send(request: CallRequest): Promise<Response>;
}

export const urlOf = ({ path, query }: Pick<CallRequest, 'path' | 'query'>): string =>
  Object.keys(query).length === 0 ? path : `${path}?${new URLSearchParams(query)}`;

/** What `app.request` takes besides the URL. */
export const initOf = ({ method, headers, body, isForm = false, file }: CallRequest): RequestInit => ({
  method,
  headers,
  ...(body && {
    body: file
      ? multipart({ ...body, file })
      : isForm
        ? String(new URLSearchParams(body as Record<string, string>))
        : JSON.stringify(body),
  }),
});

const PRIVATE_AREAS =
  /^\w+ \/api\/v1\/(?:buyers|customers|deliveryaddresses|files|merchants\b(?!\/confirmed)|notes|ownoffers|ownpages|ownsuppliers|pagecomments\b(?!\/\{id\}\/active-tree)|pages\/\{id\}\/like|pagevisits\/(?:join|last)|partslists|persons|push\/subscriptions\/join|userfavorites|users\/(?!login)|visitorlogs)/;

const FOR_OPERATORS_OR_SENDERS = /^GET \/api\/v1\/feedbacks(?:\/mine)?$|\/feedbacks\/\{id\}\//;

/** Calls about the signed-in user, such as `GET /api/v1/notes/{id}`. */
export const isPrivate = (call: string): boolean =>
  PRIVATE_AREAS.test(call) || FOR_OPERATORS_OR_SENDERS.test(call) || call === SALE_SETTING_CALL;

const isChange = (call: string): boolean =>
  /^(?:PUT|DELETE) .*\/(?:\{id\}|addresses|merchant-agents|mine|page|profile)$/.test(call) ||
  /\/pagecomments\/\{id\}\/(?:approve|reject)$/.test(call) ||
  call === SALE_SETTING_CALL ||
  call === PUBLISH_CALL ||
  /^POST .*\/ownpages\/\{id\}\/(?:publish|restore)$/.test(call);

const isUpload = (call: string): boolean => /^POST .*\/(?:files|ownoffers\/preview|profile-picture)$/.test(call);

const BOUNDARY = 'a-boundary-of-tests';

/** With a boundary of our own, so that the header can be written before the body. */
function multipart({ file, ...fields }: { file: Buffer } & Record<string, unknown>): Uint8Array<ArrayBuffer> {
  const part = (disposition: string, content: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]);
  const texts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, String(value)));
  const end = Buffer.from(`--${BOUNDARY}--\r\n`);
  return Uint8Array.from(Buffer.concat([...texts, part('name="file"; filename="من.png"', file), end]));
}

/** Always the same: another text would be another version. */
const exampleOf = (schema: z.ZodType): object | undefined => (schema.meta()?.examples as object[] | undefined)?.[0];
const PROFILE = exampleOf(profileBody) as ProfileBody;

const MERCHANT = (merchantForm.meta()?.examples as MerchantForm[] | undefined)?.[0];
const SALE_SETTING = (saleSettingBody.meta()?.examples as SaleSettingBody[] | undefined)?.[0];

const SUPPLIER_PAGE = exampleOf(supplierPageBody) as SupplierPageContent;
const OWN_PAGE = exampleOf(pageDraftBody) as PageContent;
const PARTS_LIST = (partsListBody.meta()?.examples as object[] | undefined)?.[0];

const favoriteOf = (objectId: string) => ({ clientId: randomUUID(), objectType: 'product', objectId });
const feedbackOf = (objectId: string) => ({ ...exampleOf(feedbackBody), ...noteOf(objectId) });
const noteOf = (objectId: string) => ({ clientId: randomUUID(), objectType: 'product', objectId, text: 'متن' });

/** The API over a small catalogue in which every call has something to answer. */
export async function openSeededApp(options: Parameters<typeof openTestApp>[0] = {}): Promise<SeededApp> {
  const app = await openTestApp(options);
  const { db } = app;
  await seedUnits(db);
  await seedEnums(db);
  await seedMenu(db);
  await writeCatalog(db, buildRichCatalog());
  await seedPlaces(db);
  const [shown] = await db.select().from(supplierProducts).limit(1);
  const [drawn] = await db.select().from(baseProducts).where(isNotNull(baseProducts.drawing)).limit(1);
  const { id: productId = '', supplierId = '', categoryId: leafId = '' } = shown ?? {};
  const categoryId = (await listBreadcrumb(db, leafId)).at(-2)?.id ?? '';
  const merchantId = await buildMerchant(db, 'بازرگانی');
  const scope = { scopeCategoryIds: [leafId], regionIds: ['IR-10'] };
  const delegationId = await buildDelegation(db, { supplierId, merchantId }, scope);
  await buildSaleCity(db, merchantId, 'کاشان');
  await buildAdvertisement(db, { supplierId, categoryIds: [categoryId] });
  await buildAnnouncement(db);
  const visit = { objectType: 'product', objectId: productId, deviceId: DEVICE_ID };
  await app.post(`${API}/pagevisits/visit-count`, { ...visit, visitId: uuidv7() });

  const heldPhone = newPhone();
  const held = await signIn(app, heldPhone);
  const ended = await signIn(app, newPhone());
  const renewed = await signIn(app, newPhone());
  // A token that was just replaced is not replaced again: the same cookie is right however long the tests take.
  await db.update(sessions).set({ rotatedAt: HORIZON }).where(eq(sessions.personId, renewed.userId));
  const newcomer = await signIn(app, newPhone());
  const full = await signIn(app, newPhone());
  await buildFiles(app, full.userId, { count: FILES_MAX });
  const picture = await pictureOf();

  const visited = { ...visit, visitId: uuidv7() };
  await app.app.request(`${API}/pagevisits/visit-count`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...held.headers },
    body: JSON.stringify(visited),
  });

  const noteIds = await buildNotes(db, { personId: held.userId, objectId: productId }, NOTES);
  const noteId = noteIds.pop() ?? '';
  const [addressId = '', ...addressIds] = await buildDeliveryAddresses(db, held.userId, ADDRESSES);
  const [legalId = '', ...legalIds] = await buildLegalAddresses(db, held.userId, ADDRESSES);
  await db
    .update(persons)
    .set({ ...PROFILE, customerSince: new Date(), roles: ['operator'] })
    .where(eq(persons.id, held.userId));
  const ownerPersonId = held.userId;
  await db.update(merchants).set({ ownerPersonId }).where(eq(merchants.id, merchantId));
  const [agentId = ''] = await buildAgents(db, merchantId, 1);
  const pastAgentIds = await buildAgents(db, merchantId, AGENTS, { validTo: PAST_DAY });
  const build = (name: string, status: MerchantStatus) =>
    buildMerchant(db, name, { ownerPersonId, status, phones: ['021-88776655'] });
  const shopId = await build('فروشگاه تأمین‌کننده', 'confirmed');
  await db.update(merchants).set({ supplierId }).where(eq(merchants.id, shopId));
  const [{ fileId: licenceFileId = '' } = {}] = SUPPLIER_PAGE.licences;
  await buildFiles(app, held.userId, { count: 1, id: licenceFileId });
  await buildPublishedPage(db, supplierId, SUPPLIER_PAGE);
  const faqCategoryId = await buildFaqCategory(db);
  const faqQuestionId = await buildFaqQuestion(db, { categoryId: faqCategoryId });
  const helpId = await buildHelpEntry(db, { uniqueId: 'product-list.filters' });
  const contentTypeId = await buildContentType(db, 'مقاله‌ها');
  const pictureId = randomUUID();
  await buildFiles(app, held.userId, { count: 1, id: pictureId });
  const pageContent = {
    labels: ['پمپ'],
    cover: { kind: 'image' as const, fileId: pictureId },
    categoryIds: [leafId],
    body: [{ kind: 'parts' as const, caption: '', baseProductIds: drawn ? [drawn.id] : [] }],
  };
  const pageId = await buildPage(db, pageContent, { contentTypeId, supplierId });
  await buildPage(db, { title: 'قوانین' }, { pageType: 'static', uniqueName: 'terms' });
  const remark = { pageId: pageId, personId: full.userId, state: 'shown' as const };
  const [shownCommentId = ''] = await buildComments(db, remark);
  // On a page of no list, whose answers stay the same, and of an earlier day: a person writes only so many in one.
  const waiting = {
    pageId: await buildPage(db, { title: 'نمادهای جوش' }, { pageType: 'static', uniqueName: 'welding' }),
    personId: held.userId,
    createdAt: new Date(PAST_DAY),
  };
  const [commentId = '', ...commentIds] = await buildComments(db, waiting, COMMENTS);
  await buildComments(db, { ...remark, parentId: shownCommentId, createdAt: new Date(Date.now() + 1_000) });
  const ownPageId = await buildPage(db, OWN_PAGE, { contentTypeId, supplierId });
  const withdrawnPageId = await buildPage(db, OWN_PAGE, { contentTypeId, supplierId });
  const previewUntil = new Date(Date.now() + 60 * 60_000);
  const preview = { previewHash: previewHashOf(PREVIEW_TOKEN), previewUntil };
  await db.update(contentPages).set(preview).where(eq(contentPages.id, pageId));
  const lockedMerchantId = await build('بازرگانی بسته', 'suspended');
  const ownMerchantId = await build('بازرگانی من', 'draft');
  const saleMerchantId = await build('بازرگانی فروش', 'draft');
  /** A move that is sent again finds its merchant where it leads. */
  const movedIds: Record<string, string> = {
    [`POST ${API}/merchants/{id}/submit`]: await build('بازرگانی یک', 'draft'),
    [`POST ${API}/merchants/{id}/confirm`]: await build('بازرگانی دو', 'waitingConfirm'),
    [`POST ${API}/merchants/{id}/reject`]: await build('بازرگانی سه', 'waitingConfirm'),
    [`POST ${API}/merchants/{id}/suspend`]: await build('بازرگانی چهار', 'confirmed'),
    [`POST ${API}/merchants/{id}/resume`]: await build('بازرگانی پنج', 'suspended'),
    [`PUT ${API}/merchants/{id}/supplier`]: await build('بازرگانی شش', 'confirmed'),
    [`POST ${API}/ownpages/{id}/withdraw`]: withdrawnPageId,
    [`GET ${API}/ownpages/{id}/file`]: pageId,
  };
  movedIds[`GET ${API}/pagecomments/{id}/active-tree`] = pageId;
  movedIds[`POST ${API}/pagecomments/{id}/like`] = shownCommentId;
  const { trackingCode } = await buildFeedback(db, { personId: held.userId });
  for (const move of ['seen', 'answer', 'close'])
    movedIds[`POST ${API}/feedbacks/{id}/${move}`] = (await buildFeedback(db)).id;
  const [fileId = '', ...fileIds] = await buildFiles(app, held.userId, { count: FILES });
  const attached = await buildFeedback(db, { personId: held.userId, fileIds: [fileId] });
  movedIds[`GET ${API}/feedbacks/{id}/file`] = attached.id;
  const [sessionId = '', ...sessionIds] = await buildSessions(app, held.userId, SESSIONS);
  /** The first changes the picture, so that the picture of the others stays. */
  const [pictured, ...leaving] = await buildSignedIn(app, LEAVING);
  /** Rows that a change uses up: each has one of its own. */
  const spareIds: Record<string, string[]> = {
    [`PUT ${API}/notes/{id}`]: noteIds,
    [`DELETE ${API}/notes/{id}`]: noteIds,
    [`DELETE ${API}/deliveryaddresses/{id}`]: addressIds,
    [`DELETE ${API}/files/{id}`]: fileIds,
    [`DELETE ${API}/users/sessions/{id}`]: sessionIds,
    [`DELETE ${API}/pagecomments/{id}`]: commentIds,
    [`POST ${API}/pagecomments/{id}/approve`]: commentIds,
    [`POST ${API}/pagecomments/{id}/reject`]: commentIds,
  };
  /** The same for rows that the body names. */
  const spareBodies: Record<string, { name: string; ids: string[] }> = {
    [`DELETE ${API}/persons/{id}/addresses`]: { name: 'addressId', ids: legalIds },
    [`DELETE ${API}/customers/profile/merchant-agents`]: { name: 'agentId', ids: pastAgentIds },
  };

  const parameters: Record<string, string> = {
    [`${API}/categories/{id}`]: categoryId,
    [`${API}/supplierproducts/{id}`]: productId,
    [`${API}/suppliers/{id}`]: supplierId,
    [`${API}/packs/categories/{id}`]: categoryId,
    [`${API}/packs/suppliers/{id}`]: supplierId,
    [`${API}/merchantdelegations/{id}`]: delegationId,
    [`${API}/measurementquantities/{id}`]: 'Length',
    [`${API}/shared/typemodels/{id}`]: '101',
    [`${API}/shared/typemodels/enums/{name}`]: 'ProductSort',
    [`${API}/notes/{id}`]: noteId,
    [`${API}/userfavorites/{id}`]: randomUUID(),
    [`${API}/feedbacks/{trackingCode}`]: trackingCode,
    [`${API}/feedbacks/{id}`]: randomUUID(),
    [`${API}/deliveryaddresses/{id}`]: addressId,
    [`${API}/persons/{id}`]: held.userId,
    [`${API}/merchants/{id}`]: ownMerchantId,
    [`${API}/files/{id}`]: fileId,
    [`${API}/ownoffers/{id}`]: productId,
    [`${API}/ownsuppliers/{id}`]: supplierId,
    [`${API}/ownpages/{id}`]: ownPageId,
    [`${API}/users/sessions/{id}`]: sessionId,
    [`${API}/faqquestions/{id}`]: faqQuestionId,
    [`${API}/pagecomments/{id}`]: commentId,
    [`${API}/pages/{id}`]: pageId,
    [`${API}/contenttypes/{id}`]: contentTypeId,
    '/drawings/{file}': `${drawn?.id}.svg`,
  };
  const partOf = async (path: string) => {
    const { body } = await app.get<PackManifest>(`${API}/packs/${path}`);
    return { hash: body.parts[0]?.hash ?? '' };
  };
  const queries: Record<string, Record<string, string>> = {
    // The visits of products stay for those who read them.
    [`DELETE ${API}/pagevisits/last-visits`]: { type: 'category' },
    [`${API}/visitorlogs/byfilter-for-chart`]: {
      objectType: 'product',
      objectId: productId,
      from: '2026-01-01',
      to: '2026-01-31',
      granularity: 'week',
    },
    [`${API}/packs/categories/{id}/part`]: await partOf(`categories/${categoryId}`),
    [`${API}/packs/suppliers/{id}/part`]: await partOf(`suppliers/${supplierId}`),
    [`${API}/suppliers/{id}/licence-file`]: { fileId: licenceFileId },
    [`${API}/feedbacks/{id}/file`]: { fileId },
    [`${API}/searches/suggestions`]: { q: 'پم' },
    [`${API}/searches/counts`]: { q: 'پم' },
    [`${API}/mediavideos/search`]: { q: 'پم' },
    [`${API}/pages/by-content-type/by-platform`]: { pageType: 'article' },
    [`${API}/pages/by-content-type-id`]: { contentTypeId },
    [`${API}/pages/by-label/by-platform`]: { label: 'پمپ' },
    [`${API}/pages/by-uniquepagename`]: { uniquePageName: 'terms' },
    [`${API}/pages/merchant-has-content`]: { supplierId },
    [`${API}/contenttypes/by-page-type`]: { pageType: 'article' },
    [`${API}/salecities`]: { merchantId },
    [`${API}/customers`]: { phone: heldPhone },
    [`${API}/customers/profile/merchant-agents`]: { merchantId },
    [`${API}/merchantsalesetting`]: { merchantId },
    [`${API}/ownoffers`]: { supplierId },
    [`GET ${API}/ownpages`]: { supplierId },
    [`${API}/ownpages/{id}/file`]: { fileId: pictureId },
    [`${API}/pages/{id}/preview`]: { token: PREVIEW_TOKEN },
    [`${API}/ownoffers/spreadsheet`]: { supplierId },
    [`${API}/merchants/is-valid-name`]: { name: 'بازرگانی تازه' },
    [`${API}/notes/by-object-id`]: { objectType: 'product', objectId: productId },
    [`${API}/userfavorites/by-object-id`]: { objectType: 'product', objectId: productId },
    [`${API}/userfavorites/by-type`]: { type: 'product' },
    [`${API}/faqquestions/by-category/by-platform`]: { categoryId: faqCategoryId },
    [`${API}/helpsystems/byfrontuniqueid`]: { uniqueId: helpId },
    [`${API}/advertisements`]: { place: 'home', categoryId },
  };
  const endpoint = 'https://push.example.com/x';
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const subscription = { endpoint, keys: { p256dh, auth: 'A'.repeat(22) }, topics: ['build'] };
  const tokenForm = { grant_type: 'refresh_token', client_id: CLIENT_ID };
  const bodyOf = (call: string): object | undefined =>
    ({
      [`POST ${API}/users/login-by-otp`]: { phoneNumber: newPhone(), codeChallenge: challengeOf(newVerifier()) },
      [`POST ${API}/faqquestions/{id}/useful`]: { isUseful: true },
      [`POST ${API}/notes`]: noteOf(productId),
      [`PUT ${API}/customers/profile`]: PROFILE,
      [`POST ${API}/userfavorites`]: favoriteOf(productId),
      [`PUT ${API}/notes/{id}`]: { text: 'متن' },
      [`POST ${API}/pagecomments`]: { clientId: randomUUID(), pageId: pageId, text: 'متن' },
      [`PUT ${API}/pagecomments/{id}`]: { text: 'متن' },
      [`POST ${API}/pagecomments/{id}/like`]: {},
      [`POST ${API}/pagecomments/{id}/reject`]: { reason: 'نامربوط است' },
      [`POST ${API}/pages/{id}/like`]: { liked: true },
      [`POST ${API}/feedbacks`]: feedbackOf(productId),
      [`POST ${API}/feedbacks/{id}/answer`]: { answer: 'درست شد' },
      [`POST ${API}/deliveryaddresses`]: { clientId: randomUUID(), ...exampleForm },
      [`PUT ${API}/deliveryaddresses/{id}`]: exampleForm,
      [`POST ${API}/customers/personcustomer`]: exampleOf(personCustomerBody),
      [`POST ${API}/buyers`]: exampleOf(buyerBody),
      [`POST ${API}/persons/{id}/addresses`]: { clientId: randomUUID(), ...legalForm },
      [`PUT ${API}/persons/{id}/addresses`]: { addressId: legalId, ...legalForm },
      [`POST ${API}/customers/profile/merchant-agents`]: { merchantId, phone: AGENT_PHONE, ...agentTerms },
      [`PUT ${API}/customers/profile/merchant-agents`]: { agentId, ...agentTerms },
      [`POST ${API}/merchants`]: { clientId: randomUUID(), ...MERCHANT, name: `بازرگانی ${randomUUID()}` },
      [`PUT ${API}/merchants/{id}`]: { ...MERCHANT, name: 'بازرگانی من' },
      [`POST ${API}/merchants/{id}/reject`]: { reason: 'شماره پاسخ نمی‌دهد' },
      [`POST ${API}/merchants/{id}/suspend`]: { reason: 'شماره پاسخ نمی‌دهد' },
      [`PUT ${API}/merchants/{id}/supplier`]: { supplierId },
      [`POST ${API}/ownoffers/preview`]: { supplierId },
      [`POST ${API}/ownoffers/changes`]: {
        supplierId,
        changes: [{ id: productId, version: 1, terms: exampleOf(offerTerms) }],
      },
      [`PUT ${API}/ownoffers/{id}`]: exampleOf(offerTerms),
      [`PUT ${API}/ownsuppliers/{id}/page`]: SUPPLIER_PAGE,
      [`POST ${API}/ownpages`]: { clientId: randomUUID(), title: 'مطلب تازه', contentTypeId, supplierId },
      [`PUT ${API}/ownpages/{id}`]: OWN_PAGE,
      [`POST ${API}/ownpages/{id}/publish`]: {},
      [`POST ${API}/ownpages/{id}/restore`]: { version: 1 },
      [SALE_SETTING_CALL]: { ...SALE_SETTING, merchantId: saleMerchantId },
      'POST /connect/token': tokenForm,
      [`POST ${API}/connect/token`]: tokenForm,
      [`POST ${API}/categories/{id}/suppliers`]: { properties: [] },
      [`POST ${API}/pagevisits/visit-count`]: { ...visit, visitId: uuidv7() },
      [`POST ${API}/pagevisits/join`]: { deviceId: randomUUID() },
      [`PUT ${API}/partslists/mine`]: PARTS_LIST,
      [`POST ${API}/files`]: { clientId: randomUUID(), scope: 'document' },
      [`POST ${API}/users/profile-picture`]: { clientId: randomUUID() },
      [`PUT ${API}/push/subscriptions`]: subscription,
      [`POST ${API}/push/subscriptions/join`]: { endpoint },
      [`POST ${API}/push/subscriptions/read`]: { endpoint },
      [`DELETE ${API}/push/subscriptions`]: { endpoint: `${endpoint}/removed` },
    })[call];

  /** The person whom all requests are sent for must not be deleted. */
  const nextLeaving = () => {
    const next = leaving.pop();
    if (!next) throw new Error(`more than ${LEAVING} people delete their account`);
    return next;
  };

  const requestOf = (call: string): CallRequest => {
    const [method = '', pattern = ''] = call.split(' ');
    const known = Object.keys(parameters).find((start) => `${pattern}/`.startsWith(`${start}/`)) ?? '';
    const spare = spareBodies[call];
    const body = spare ? { [spare.name]: spare.ids.pop() } : bodyOf(call);
    const changed = spareIds[call]?.pop() ?? movedIds[call];
    const isForm = pattern.includes('/connect/');
    const cookie = `rasteh-session=${pattern.endsWith('/token') ? renewed.cookie : ended.cookie}`;
    const sheet = Buffer.from(`شناسه\n${productId}\n`);
    const upload = call.endsWith('/preview') ? sheet : picture;
    const file = isUpload(call) ? upload : undefined;
    const formType = file ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/x-www-form-urlencoded';
    const contentType = isForm || file ? formType : 'application/json';
    return {
      method,
      path: pattern.replace(/\{\w+\}/, changed ?? parameters[known] ?? '').replace('{fileId}', pictureId),
      query: call === SALE_SETTING_CALL ? {} : (queries[call] ?? queries[pattern] ?? {}),
      headers: {
        [DEVICE_HEADER]: DEVICE_ID,
        ...(body && { 'content-type': contentType }),
        ...(isForm && { cookie }),
        ...(isPrivate(call) && held.headers),
        ...(/^(?:POST|DELETE) .*\/profile-picture$/.test(call) && pictured),
        ...(call.endsWith('/users/deletion') && nextLeaving()),
        ...(isChange(call) && { 'if-match': '"1"' }),
      },
      body,
      isForm,
      file,
    };
  };
  // Where one call shows what another one writes.
  const writes = ['PUT push/subscriptions', 'POST userfavorites', 'POST users/profile-picture'];
  for (const call of writes.map((one) => one.replace(' ', ` ${API}/`))) {
    const request = requestOf(call);
    const headers = { ...request.headers, ...(isPrivate(call) && held.headers) };
    await app.app.request(urlOf(request), initOf({ ...request, headers }));
  }
  const kept = requestOf(`PUT ${API}/partslists/mine`);
  await app.app.request(kept.path, initOf({ ...kept, headers: { ...kept.headers, 'if-match': '"0"' } }));
  return {
    app,
    userId: held.userId,
    lockedMerchantId,
    newcomer,
    full,
    requestOf,
    send: async (request) => app.app.request(urlOf(request), initOf(request)),
  };
}
