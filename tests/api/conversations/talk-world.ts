import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type {
  ChangedThread,
  Conversation,
  SentMessage,
  UnreadThread,
} from '../../../src/contract/conversations/conversation.ts';
import type { FlatThread, Thread } from '../../../src/contract/conversations/thread.ts';
import type { Page } from '../../../src/contract/page.ts';
import type { Problem } from '../../../src/contract/problem.ts';
import { persons } from '../../../src/server/account/person/person.table.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { supplierProducts } from '../../../src/server/catalog/product/product.table.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { suppliers } from '../../../src/server/suppliers/supplier.table.ts';
import { seedUnits } from '../../../src/server/units/seed-units.ts';
import { buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { buildAgents } from '../../factories/merchant-agents.ts';
import { buildShop } from '../../factories/shops.ts';
import { buildTradeRequest } from '../../factories/trade-requests.ts';
import { type CallOptions, callAs } from '../../setup/call-as.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import type { TestApp } from '../../setup/test-app.ts';

type Refused = Omit<Problem, 'status'>;

/** Two suppliers with a shop each, one without, a buyer, agents of the first shop, and people who have nothing to do with them. */
export async function buildTalkWorld(app: TestApp) {
  const { db } = app;
  await seedUnits(db);
  await seedPlaces(db);
  const catalog = newCatalog('talk');
  const [own, other, lone] = [buildSupplier(catalog), buildSupplier(catalog), buildSupplier(catalog)];
  const product = buildOffer(catalog, { supplierKey: own.key });
  await writeCatalog(db, catalog);
  const [offer] = await db.select().from(supplierProducts).where(eq(supplierProducts.sourceKey, product.key));
  const [absent] = await db.select().from(suppliers).where(eq(suppliers.sourceKey, lone.key));
  const [buyer, seller, agent, idler, rival, stranger, operator, helper] = (await Promise.all(
    Array.from({ length: 8 }, () => signIn(app, newPhone())),
  )) as [SignedIn, SignedIn, SignedIn, SignedIn, SignedIn, SignedIn, SignedIn, SignedIn];
  for (const one of [operator, helper])
    await db
      .update(persons)
      .set({ roles: ['operator'] })
      .where(eq(persons.id, one.userId));
  await db.update(persons).set({ firstName: 'مریم', lastName: 'رستمی' }).where(eq(persons.id, buyer.userId));
  const shop = await buildShop(db, own.key, seller.userId);
  const rivalShop = await buildShop(db, other.key, rival.userId);
  const active = { state: 'active' as const };
  await buildAgents(db, shop.merchantId, 1, { personId: agent.userId, ...active });
  await buildAgents(db, shop.merchantId, 1, { personId: idler.userId, permissions: ['quote'], ...active });
  return {
    app,
    buyer,
    seller,
    agent,
    /** May quote, and may not read messages. */
    idler,
    rival,
    stranger,
    operator,
    helper,
    shop,
    rivalShop,
    supplierKey: own.key,
    productId: offer?.id ?? '',
    /** A supplier for whom nobody acts. */
    loneSupplierId: absent?.id ?? '',
    loneKey: lone.key,
  };
}
export type TalkWorld = Awaited<ReturnType<typeof buildTalkWorld>>;

/** The calls of a world. */
export function talkCalls({ app, buyer, shop }: Pick<TalkWorld, 'app' | 'buyer' | 'shop'>) {
  const call = <Body>(as: SignedIn, path: string, options?: CallOptions) =>
    callAs<Body & Refused>(app, as, path, options);
  const post = (as: SignedIn, to: object, more: object = {}, options: CallOptions = {}) => {
    const { message, ...rest } = { message: {}, ...more };
    return call<SentMessage>(as, 'POST /conversations', {
      body: { ...to, ...rest, message: { id: randomUUID(), text: 'سلام', ...message } },
      ...options,
    });
  };
  /** Sends a text, to a new receiver or in a conversation. */
  const say = async (as: SignedIn, to: object, text = 'سلام', more: object = {}): Promise<SentMessage> => {
    const { status, body } = await post(as, to, { message: { text, ...more } });
    if (status !== 201) throw new Error(`not sent: ${JSON.stringify(body)}`);
    return body;
  };
  const toShop = (more: object = {}) => ({ to: { supplierId: shop.supplierId }, ...more });
  const list = async (as: SignedIn, query = '') =>
    (await call<Page<Conversation>>(as, `GET /conversations?${query}`)).body.items;
  const card = async (as: SignedIn, id: string): Promise<Conversation> => {
    const found = (await list(as, 'size=100')).find((one) => one.id === id);
    if (!found) throw new Error(`${id} is not listed`);
    return found;
  };
  const thread = (as: SignedIn, id: string, query = '') => call<Thread>(as, `GET /conversations/${id}/thread?${query}`);
  const flat = (as: SignedIn, id: string, query = '') =>
    call<FlatThread>(as, `GET /conversations/thread/flat?conversationId=${id}&${query}`);
  const unread = async (as: SignedIn) => (await call<UnreadThread>(as, 'GET /conversations/unread-thread')).body;
  const change = (as: SignedIn, id: string, body: object) =>
    call<ChangedThread>(as, `PUT /conversations/${id}/thread`, { body });
  const read = (as: SignedIn, id: string, readUpToSeq: number) => change(as, id, { readUpToSeq });
  const edit = (as: SignedIn, id: string, messageId: string, text: string, editNo = 0) =>
    change(as, id, { messageId, text, editNo });
  const remove = (as: SignedIn, id: string, messageId: string, editNo?: number) =>
    call<ChangedThread>(
      as,
      `DELETE /conversations/${id}/thread?messageId=${messageId}${editNo === undefined ? '' : `&editNo=${editNo}`}`,
    );
  /** A request of the buyer to the shop, in a state that nobody has moved it to. */
  const request = (state: Parameters<typeof buildTradeRequest>[2] = 'registered', merchantId?: string) =>
    buildTradeRequest(
      app.db,
      { buyerPersonId: buyer.userId, supplierId: shop.supplierId, ...(merchantId && { merchantId }) },
      state,
    );
  return { call, post, say, toShop, list, card, thread, flat, unread, change, read, edit, remove, request };
}
