import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliveryAddresses } from '../../../src/server/delivery/delivery-address.table.ts';
import { notices } from '../../../src/server/notices/notice.table.ts';
import { tradeRequests } from '../../../src/server/trade/request.table.ts';
import { buildFiles } from '../../factories/files.ts';
import { callAs } from '../../setup/call-as.ts';
import type { SignedIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { buildGroupWorld, type GroupWorld } from './group-world.ts';
import { findTold, readEverything } from './read-everything.ts';
import { type Answered, tradeCalls } from './trade-world.ts';

/** What a supplier does not learn of the buyer. */
const NAME = { firstName: 'ناشناسه', lastName: 'پنهانی‌فر', companyName: 'صنایع‌نهفته', nationalCode: '0499370899' };
const ADDRESS = {
  receiverName: 'گیرنده‌نهان',
  receiverPhone: '+989121239876',
  street: 'خیابان‌گمنام',
  postalCode: '1417699999',
};
const FILE = 'فایل‌ناشناسه.webp';

let app: TestApp;
let world: GroupWorld;
let calls: ReturnType<typeof tradeCalls>;
let secrets: string[];

beforeAll(async () => {
  app = await openTestApp();
  world = await buildGroupWorld(app);
  calls = tradeCalls(world);
  await callAs(app, world.buyer, 'POST /buyers', { body: NAME });
  await app.db.update(deliveryAddresses).set(ADDRESS).where(eq(deliveryAddresses.id, world.addressId));
  const [shown] = (await world.sendGroup({ hideBuyer: true })).requests;
  const phone = shown.buyer?.phone ?? '';
  secrets = [
    ...[NAME.firstName, NAME.lastName, NAME.companyName, NAME.nationalCode, FILE, world.buyer.userId],
    ...Object.values(ADDRESS),
    phone,
  ];
});
afterAll(() => app.close());

const read = async (id: string, as: SignedIn) => (await callAs<Answered>(app, as, `GET /traderequests/${id}`)).body;

/** A group whose requests have a file of the buyer, an edit, a counter and a withdrawal that their sellers were told of. */
async function sendHidden() {
  const { group, requests } = await world.sendGroup({ hideBuyer: true });
  const [own] = requests;
  const [fileId = ''] = await buildFiles(app, world.buyer.userId, { count: 1, scope: 'attachment', name: FILE });
  const added = { body: { typeId: 'specification', fileId } };
  expect((await callAs(app, world.buyer, `POST /traderequests/${own.id}/documents`, added)).status).toBe(200);
  const edit = { addressId: world.addressId, title: 'دیگر', submit: false };
  const lines = own.lines.map(({ lineId, offer, unit }) => ({
    lineId,
    offerId: offer?.id,
    qty: '12',
    unitId: unit.id,
  }));
  const edited = await callAs<Answered>(app, world.buyer, `PUT /traderequests/direct-order/${own.id}`, {
    body: { ...edit, lines },
    version: own.version,
  });
  expect(edited.status).toBe(200);
  const quoted = await calls.quote(own.id, {}, world.seller);
  expect(quoted.status).toBe(200);
  const countered = await callAs<Answered>(app, world.buyer, `POST /traderequests/${own.id}/counter`, {
    body: { quoteId: quoted.body.quotes[0]?.id, comment: 'گران است' },
  });
  expect(countered.status).toBe(200);
  expect((await calls.quote(own.id, {}, world.seller)).status).toBe(200);
  const talked = await callAs<{ conversation: { id: string } }>(app, world.buyer, 'POST /conversations', {
    body: { to: { requestId: own.id }, message: { id: randomUUID(), text: 'چه زمانی می‌رسد؟', fileIds: [fileId] } },
  });
  expect(talked.status).toBe(201);
  return { group, requests, own, fileId, conversationId: talked.body.conversation.id };
}

/** What somebody is told of these requests, whatever they ask. */
async function toldTo(
  person: SignedIn,
  { group, requests, own, fileId, conversationId }: Awaited<ReturnType<typeof sendHidden>>,
) {
  const told: string[] = [];
  for (const { id, supplier } of requests)
    told.push(
      ...(await readEverything(app, person, {
        ids: [...requests.map((one) => one.id), group.id, conversationId],
        query: { requestId: id, supplierId: supplier.id, fileId, size: '50', conversationId, around: '1' },
      })),
    );
  const kept = await app.db.select().from(notices).where(eq(notices.personId, person.userId));
  expect(own.supplier.id).not.toBe('');
  return [...told, ...kept.map((notice) => JSON.stringify({ ...notice, personId: '' }))];
}

describe('a hidden buyer', () => {
  it('is told to no supplier, by no call and no notice, except for the place', async () => {
    const hidden = await sendHidden();
    // The buyer itself finds each of these words, so that they are the right ones.
    const ownWords = await toldTo(world.buyer, hidden);
    for (const secret of secrets.filter((one) => one !== world.buyer.userId))
      expect([secret, findTold(ownWords, [secret]).length > 0]).toEqual([secret, true]);
    for (const person of [world.seller, world.rival, world.last, world.stranger])
      expect(findTold(await toldTo(person, hidden), secrets)).toEqual([]);
    const seen = await read(hidden.own.id, world.seller);
    expect(seen).toMatchObject({ buyer: null, address: null, isBuyerHidden: true, role: 'seller' });
    expect(seen.place?.city).not.toBe(undefined);
    const own = await read(hidden.own.id, world.buyer);
    expect([own.isBuyerHidden, own.buyer?.companyName]).toEqual([true, NAME.companyName]);
    expect((await read(hidden.own.id, world.operator)).buyer?.companyName).toBe(NAME.companyName);
  });

  it('is not found by its name', async () => {
    const { own } = await sendHidden();
    const found = async (q: string, as: SignedIn) => {
      const path = `GET /traderequests?role=seller&q=${encodeURIComponent(q)}`;
      return (await callAs<{ items: { id: string }[] }>(app, as, path)).body.items.some(({ id }) => id === own.id);
    };
    expect(await found(NAME.companyName, world.seller)).toBe(false);
    expect(await found(NAME.lastName, world.seller)).toBe(false);
    expect(await found(String(own.number), world.seller)).toBe(true);
  });

  it('is known to the chosen supplier from the wish for a confirmation on, to the others never', async () => {
    const hidden = await sendHidden();
    const { own } = hidden;
    const accepted = await calls.accept(own.id);
    expect([accepted.status, accepted.body.state]).toEqual([200, 'awaitingConfirmation']);
    const seen = await read(own.id, world.seller);
    expect(seen).toMatchObject({ isBuyerHidden: false, buyer: { companyName: NAME.companyName } });
    expect(seen.address).toMatchObject(ADDRESS);
    const { items } = await calls.events(own.id, world.seller);
    expect(items.every(({ actorName }) => actorName !== null)).toBe(true);
    const asked = await app.db.select().from(notices).where(eq(notices.objectId, own.id));
    expect(asked.find(({ kind }) => kind === 'tradeConfirmationAsked')?.params.buyer).toBe(NAME.companyName);
    for (const person of [world.rival, world.last]) expect(findTold(await toldTo(person, hidden), secrets)).toEqual([]);
  });

  it('stays hidden in a request that ends before', async () => {
    const hidden = await sendHidden();
    const cancelled = await callAs(app, world.buyer, `POST /traderequests/${hidden.own.id}/cancel`, { body: {} });
    expect(cancelled.status).toBe(200);
    const { id } = hidden.own;
    const told = await Promise.all(
      [`traderequests/${id}`, `traderequestevents?requestId=${id}`, `tradedocumenttypes?requestId=${id}`].map(
        async (path) => JSON.stringify((await callAs(app, world.seller, `GET /${path}`)).body),
      ),
    );
    expect(findTold(told, secrets)).toEqual([]);
    expect(findTold(told, ['لغو', 'cancelled']).length).toBeGreaterThan(0);
    const [row] = await app.db.select().from(tradeRequests).where(eq(tradeRequests.id, id));
    expect(row?.words).not.toContain('نهفته');
  });
});
