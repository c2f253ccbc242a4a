import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '../../../src/contract/page.ts';
import type { Problem } from '../../../src/contract/problem.ts';
import type { TradeGroup } from '../../../src/contract/trade/group.ts';
import type { OpenCard, OpenRequest, OwnOpenCard } from '../../../src/contract/trade/open-request.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { supplierProducts } from '../../../src/server/catalog/product/product.table.ts';
import { deliveryAddresses } from '../../../src/server/delivery/delivery-address.table.ts';
import { notices } from '../../../src/server/notices/notice.table.ts';
import { SYSTEM } from '../../../src/server/platform/actor.ts';
import { jobs } from '../../../src/server/platform/jobs/job.table.ts';
import { tradeGroups } from '../../../src/server/trade/groups/group.table.ts';
import { openJobs } from '../../../src/server/trade/open/open-telling.ts';
import { tradeRequests } from '../../../src/server/trade/request.table.ts';
import { buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { buildSaleCity } from '../../factories/merchants.ts';
import { buildShop } from '../../factories/shops.ts';
import { lineOf, textLine } from '../../factories/trade.ts';
import { callAs } from '../../setup/call-as.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { buildGroupWorld, type GroupWorld } from './group-world.ts';
import { findTold, readEverything } from './read-everything.ts';
import type { Answered } from './trade-world.ts';

const DAY_MS = 86_400_000;
const JOINED_MAX = 20;
const RACERS = 50;

let app: TestApp;
let world: GroupWorld;
let categoryId: string;
let address: typeof deliveryAddresses.$inferSelect;

beforeAll(async () => {
  app = await openTestApp();
  world = await buildGroupWorld(app);
  const [offer] = await app.db.select().from(supplierProducts).where(eq(supplierProducts.id, world.offerIds.first));
  categoryId = offer?.categoryId ?? '';
  const [row] = await app.db.select().from(deliveryAddresses).where(eq(deliveryAddresses.id, world.addressId));
  if (!row) throw new Error('no address');
  address = row;
});
afterAll(() => app.close());

const deadline = () => new Date(app.deps.now().getTime() + 7 * DAY_MS).toISOString();
const bodyOf = (more: object = {}) => ({
  id: randomUUID(),
  open: { categoryId, cityId: address.cityId },
  lines: [lineOf(world.offerIds.first, '۱۰'), textLine('گریس')],
  addressId: world.addressId,
  title: 'درخواست باز یک',
  deadlineAt: deadline(),
  submit: true,
  ...more,
});
type Created = { group: TradeGroup; requests: unknown[] } & Omit<Problem, 'status'>;
const create = (body: object, as = world.buyer) =>
  callAs<Created>(app, as, 'POST /traderequests/direct-order', { body });
/** Without the limit of a day. */
const send = async (more: object = {}): Promise<TradeGroup> => {
  await app.db.update(tradeGroups).set({ createdAt: new Date(0) });
  const { status, body } = await create(bodyOf(more));
  if (status !== 201) throw new Error(`nothing was sent: ${JSON.stringify(body)}`);
  return body.group;
};
const list = async (supplierId: string, as: SignedIn, query = '') =>
  callAs<Page<OpenCard> & Omit<Problem, 'status'>>(app, as, `GET /traderequests/open?supplierId=${supplierId}${query}`);
const seen = async (supplierId: string, as: SignedIn) =>
  (await list(supplierId, as, '&size=100')).body.items.map(({ id }) => id);
const join = (groupId: string, supplierId: string, as: SignedIn, id: string = randomUUID()) =>
  callAs<Answered>(app, as, `POST /traderequests/open/${groupId}/join`, { body: { id, supplierId } });
const shopOf = (at: 0 | 1 | 2) => world.shops[at].supplierId;

describe('an open request', () => {
  it('is seen by suppliers of its category that sell to its place, and by nobody else', async () => {
    const group = await send();
    expect(group).toMatchObject({ sealed: false, hidesBuyer: false, open: { place: expect.any(String) } });
    expect(await seen(shopOf(0), world.seller)).toContain(group.id);
    // The third one offers nothing of the category.
    expect(await seen(shopOf(2), world.last)).not.toContain(group.id);
    for (const [person, supplierId] of [
      [world.rival, shopOf(0)],
      [world.stranger, shopOf(0)],
      [world.operator, shopOf(0)],
    ] as const) {
      expect((await list(supplierId, person)).status).toBe(404);
      const one = await callAs(app, person, `GET /traderequests/open/${group.id}?supplierId=${supplierId}`);
      expect(one.status).toBe(404);
    }
    expect((await join(group.id, shopOf(2), world.last)).status).toBe(404);
    await buildSaleCity(app.db, world.shops[1].merchantId, 'کاشان');
    expect(await seen(shopOf(1), world.rival)).not.toContain(group.id);
    await app.db.execute('delete from sale_cities');
    expect(await seen(shopOf(1), world.rival)).toContain(group.id);
    const path = `GET /traderequests/open/${group.id}?supplierId=${shopOf(1)}`;
    const { body } = await callAs<OpenRequest>(app, world.rival, path);
    // By the name of the base product; no offer of another supplier.
    expect(body.lines.map(({ title, qty }) => [title, qty])).toEqual([
      [world.base.title, '10'],
      ['گریس', '1'],
    ]);
    expect(JSON.stringify(body)).not.toContain(world.offerIds.first);
    expect(body.buyerName).not.toBeNull();
  });

  it('becomes a request of its own for each supplier that joins, which learns of no other', async () => {
    const group = await send();
    const id = randomUUID();
    const first = await join(group.id, shopOf(0), world.seller, id);
    expect([first.status, first.body.id, first.body.state, first.body.role]).toEqual([201, id, 'registered', 'seller']);
    expect(first.body.lines[0]?.offer?.id).toBe(world.offerIds.first);
    expect((await join(group.id, shopOf(0), world.seller, id)).body.id).toBe(id);
    const twice = await join(group.id, shopOf(0), world.seller);
    expect([twice.status, twice.body.code]).toEqual([409, 'already_joined']);
    const second = await join(group.id, shopOf(1), world.rival);
    expect(second.body.lines.map(({ offer, freeText }) => offer?.id ?? freeText)).toEqual([
      world.offerIds.second,
      'گریس',
    ]);
    const { body: card } = await list(shopOf(1), world.rival);
    expect(card.items.find((one) => one.id === group.id)?.requestId).toBe(second.body.id);
    const told = await readEverything(app, world.rival, {
      ids: [second.body.id],
      query: { supplierId: shopOf(1), requestId: second.body.id, size: '50' },
    });
    expect(findTold(told, [id, String(first.body.number), shopOf(0), 'شرکت اول'])).toEqual([]);
    const { body: board } = await world.board(group.id);
    expect(board.requests.map(({ supplier }) => supplier.id).toSorted()).toEqual([shopOf(0), shopOf(1)].toSorted());
  });

  it('takes nobody after its deadline, nor the merchant of its buyer', async () => {
    const group = await send();
    await app.db.update(tradeGroups).set({ deadlineAt: app.deps.now() }).where(eq(tradeGroups.id, group.id));
    const late = await join(group.id, shopOf(0), world.seller);
    expect([late.status, late.body.code]).toEqual([409, 'deadline_passed']);
    expect(await seen(shopOf(0), world.seller)).not.toContain(group.id);
    const other = await send();
    await app.db.update(tradeGroups).set({ buyerPersonId: world.seller.userId }).where(eq(tradeGroups.id, other.id));
    expect(await seen(shopOf(0), world.seller)).not.toContain(other.id);
    const own = await join(other.id, shopOf(0), world.seller);
    expect([own.status, own.body.code]).toEqual([422, 'own_supplier']);
  });

  it('is listed for its buyer alone, who may let nobody else join before the deadline', async () => {
    const group = await send({ sealed: true });
    const first = await join(group.id, shopOf(0), world.seller);
    const own = async (as: SignedIn) =>
      (await callAs<Page<OwnOpenCard>>(app, as, 'GET /traderequests/open/own?size=100')).body.items;
    const card = async () => (await own(world.buyer)).find(({ id }) => id === group.id);
    expect(await card()).toMatchObject({ joined: 1, endedAt: null, linesCount: 2, deadlineAt: group.deadlineAt });
    for (const as of [world.seller, world.rival, world.stranger, world.operator])
      expect((await own(as)).map(({ id }) => id)).not.toContain(group.id);
    const end = (as: SignedIn, id = group.id) =>
      callAs<TradeGroup & Omit<Problem, 'status'>>(app, as, `POST /traderequests/open/${id}/end`);
    for (const as of [world.seller, world.rival, world.stranger, world.operator])
      expect((await end(as)).status).toBe(404);
    expect((await end(world.buyer, randomUUID())).status).toBe(404);
    const { status, body } = await end(world.buyer);
    expect([status, body.deadlineAt]).toEqual([200, group.deadlineAt]);
    // Pressed again after a lost answer, it ended when it did.
    expect((await end(world.buyer)).body.open?.endedAt).toBe(body.open?.endedAt);
    expect((await card())?.endedAt).toBe(body.open?.endedAt);
    expect(await seen(shopOf(1), world.rival)).not.toContain(group.id);
    const late = await join(group.id, shopOf(1), world.rival);
    expect([late.status, late.body.code]).toEqual([409, 'open_ended']);
    // The seal of who has joined stays.
    const kept = await callAs<Answered>(app, world.seller, `GET /traderequests/${first.body.id}`);
    expect(kept.body.sealedUntil).toBe(group.deadlineAt);
    const over = await send();
    await app.db.update(tradeGroups).set({ deadlineAt: app.deps.now() }).where(eq(tradeGroups.id, over.id));
    expect((await end(world.buyer, over.id)).body.code).toBe('deadline_passed');
  });

  it('names what it lacks, and is sent five times a day at most', async () => {
    const fieldOf = async (more: object) => {
      const { status, body } = await create(bodyOf(more));
      return [status, body.field];
    };
    expect(await fieldOf({ deadlineAt: null })).toEqual([400, 'deadlineAt']);
    expect(await fieldOf({ submit: false })).toEqual([400, 'submit']);
    expect(await fieldOf({ supplierIds: [shopOf(0)] })).toEqual([400, 'supplierIds']);
    expect(await fieldOf({ open: { categoryId } })).toEqual([400, 'open.cityId']);
    expect(await fieldOf({ open: { categoryId: randomUUID(), cityId: address.cityId } })).toEqual([
      422,
      'open.categoryId',
    ]);
    expect(await fieldOf({ open: { categoryId, cityId: 'elsewhere' } })).toEqual([422, 'open.cityId']);
    expect(await fieldOf({ addressId: null })).toEqual([422, 'addressId']);
    expect(await fieldOf({ lines: [] })).toEqual([422, 'lines']);
    await app.db.update(tradeGroups).set({ createdAt: new Date(0) });
    const bodies = Array.from({ length: 6 }, () => bodyOf({ open: { categoryId, stateId: address.stateId } }));
    const statuses: number[] = [];
    for (const body of bodies) statuses.push((await create(body)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 422]);
    // Sent again after a lost answer, it is the same.
    const again = await create(bodies[0] ?? {});
    expect([again.status, again.body.group.id]).toEqual([201, bodies[0]?.id]);
  });

  it('tells each person who may join once, without the name of a hidden buyer', async () => {
    const group = await send({ hideBuyer: true, sealed: true });
    expect(await app.db.$count(jobs, eq(jobs.uniqueKey, group.id))).toBe(1);
    const { body } = await list(shopOf(0), world.seller, '&size=100');
    expect(body.items.find(({ id }) => id === group.id)).toMatchObject({ buyerName: null, sealed: true });
    await openJobs[0]?.run({
      payload: { groupId: group.id },
      deps: app.deps,
      attempt: 1,
      signal: new AbortController().signal,
      isStopping: () => false,
      once: (one, input) => one(app.deps, { actor: SYSTEM, input }).then(({ answer }) => answer as never),
    });
    const told = await app.db.select().from(notices).where(eq(notices.objectId, group.id));
    expect(told.map(({ personId }) => personId).toSorted()).toEqual(
      [world.seller.userId, world.rival.userId].toSorted(),
    );
    expect(JSON.stringify(told.map(({ params }) => params))).not.toContain('صنایع');
    const joined = await join(group.id, shopOf(0), world.seller);
    expect(joined.body).toMatchObject({
      buyer: null,
      address: null,
      isBuyerHidden: true,
      sealedUntil: group.deadlineAt,
    });
  });

  it('is not joined by more than twenty, however many come at once', async () => {
    const catalog = newCatalog('racers');
    const suppliers = Array.from({ length: RACERS }, (_, at) => buildSupplier(catalog, { key: `racer-${at}` }));
    const shared = buildOffer(catalog, { key: 'racer-offer', supplierKey: suppliers[0]?.key ?? '' });
    for (const { key } of suppliers.slice(1))
      buildOffer(catalog, { supplierKey: key, baseProductKey: shared.baseProductKey });
    await writeCatalog(app.db, catalog);
    const [own] = await app.db.select().from(supplierProducts).where(eq(supplierProducts.sourceKey, shared.key));
    const seller = await signIn(app, newPhone());
    const ids: string[] = [];
    for (const { key } of suppliers) ids.push((await buildShop(app.db, key, seller.userId)).supplierId);
    const group = await send({
      open: { categoryId: own?.categoryId, cityId: address.cityId },
      lines: [textLine('گریس')],
    });
    const answers = await Promise.all(ids.map((supplierId) => join(group.id, supplierId, seller)));
    const codes = answers.map(({ status, body }) => (status === 201 ? 'joined' : body.code));
    expect(codes.filter((code) => code === 'joined')).toHaveLength(JOINED_MAX);
    expect(codes.filter((code) => code === 'open_full')).toHaveLength(RACERS - JOINED_MAX);
    expect(await app.db.$count(tradeRequests, eq(tradeRequests.groupId, group.id))).toBe(JOINED_MAX);
  });
});
