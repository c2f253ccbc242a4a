import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Payment } from '../../../src/contract/payments/payment.ts';
import type { Problem } from '../../../src/contract/problem.ts';
import type { TradeInvoice } from '../../../src/contract/trade/invoice.ts';
import { tehranDate } from '../../../src/core/time/jalali-date.ts';
import type { DocumentTypeId } from '../../../src/core/trade/document-types.ts';
import { memberships } from '../../../src/server/membership/membership.table.ts';
import { closingJobs } from '../../../src/server/trade/cancelling/close.ts';
import { tradeDeliveries } from '../../../src/server/trade/fulfilment/delivery.table.ts';
import { tradeDocuments } from '../../../src/server/trade/fulfilment/document.table.ts';
import { tradeRequests } from '../../../src/server/trade/request.table.ts';
import { buildFiles } from '../../factories/files.ts';
import { buildAgents } from '../../factories/merchant-agents.ts';
import { fundWallet } from '../../factories/wallets.ts';
import { callAs } from '../../setup/call-as.ts';
import { runJobOnce } from '../../setup/run-job-once.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { buildTradeWorld, type TradeWorld, tradeCalls } from './trade-world.ts';

export const DAY_MS = 86_400_000;

interface Shipped {
  lineNo?: number;
  qty: string;
}
interface Received {
  lineNo?: number;
  receivedQty: string;
  note?: string;
}

/** The calls of a world after the publication. */
export function fulfilmentCalls(world: TradeWorld) {
  const calls = tradeCalls(world);
  const { app, buyer, seller } = world;
  const published = async (more: object = {}) => {
    const { id } = await calls.send(more);
    await calls.ask(id);
    const { status, body } = await calls.publish(id);
    if (status !== 200) throw new Error(`not published: ${JSON.stringify(body)}`);
    return body.request;
  };
  const post = (id: string, path: string, as: SignedIn, body: object = {}) =>
    calls.call(as, `POST /traderequests/${id}/${path}`, { body });
  const ship = (id: string, lines: readonly Shipped[], { as = seller, delivery = randomUUID() as string } = {}) =>
    post(id, 'ship', as, { id: delivery, lines: lines.map((line) => ({ lineNo: 1, ...line })) });
  const receive = async (
    id: string,
    lines: readonly Received[] = [],
    { as = buyer, delivery = '', fileIds = [] as readonly string[] } = {},
  ) => {
    const { deliveries = [] } = await calls.get(id);
    const deliveryId = delivery || (deliveries.find(({ receivedAt }) => receivedAt === null)?.id ?? randomUUID());
    return post(id, 'receive', as, { deliveryId, fileIds, lines: lines.map((line) => ({ lineNo: 1, ...line })) });
  };
  const pay = (
    id: string,
    amountRial: number,
    { as = buyer, more = {} as object, settlement = randomUUID() as string } = {},
  ) =>
    post(id, 'record-payment', as, {
      id: settlement,
      instalmentNo: 1,
      amountRial,
      method: 'bankTransfer',
      reference: '140509071234',
      paidOn: tehranDate(app.deps.now()),
      ...more,
    });
  /** Money in the wallet of a person, from a bank. */
  const fund = ({ userId }: SignedIn, amountRial: number) => fundWallet(app, userId, amountRial);
  /** Pays all of an instalment through Rasteh. */
  const payByWallet = async (id: string, { as = buyer, instalmentNo = 1 } = {}) => {
    const body = { purpose: 'trade', objectId: id, scheduleNo: instalmentNo };
    const opened = await callAs<Payment & Problem>(app, as, 'POST /payments', { body });
    if (opened.status >= 400) return opened;
    const { id: paymentId, amountRial } = opened.body;
    return callAs<Payment & Problem>(app, as, 'POST /payments/wallet-pay', { body: { paymentId, amountRial } });
  };
  const waitingPayment = async (id: string) =>
    (await calls.get(id)).settlements?.find(({ state }) => state === 'waiting')?.id ?? randomUUID();
  const confirm = async (id: string, { as = seller, settlement = '' } = {}) =>
    post(id, 'confirm-payment', as, { settlementId: settlement || (await waitingPayment(id)) });
  const refuse = async (id: string, { as = seller, settlement = '' } = {}) =>
    post(id, 'refuse-payment', as, {
      settlementId: settlement || (await waitingPayment(id)),
      comment: 'به حساب ما نیامد',
    });
  /** A paper of the seller that nobody has uploaded. */
  const addPaper = async (id: string, typeId: DocumentTypeId) => {
    const [fileId = ''] = await buildFiles(app, seller.userId, { count: 1, scope: 'attachment' });
    await app.db.insert(tradeDocuments).values({ requestId: id, typeId, fileId, at: app.deps.now() });
  };
  const invoice = (id: string, { as = seller } = {}) =>
    calls.call<TradeInvoice & Omit<Problem, 'status'>>(as, `POST /traderequests/${id}/invoice`);
  /** What a request needs before it closes, beside the money and the goods. */
  const addPapers = async (id: string) => {
    await addPaper(id, 'waybill');
    const { status, body } = await invoice(id);
    if (status !== 200) throw new Error(`not invoiced: ${JSON.stringify(body)}`);
  };
  /** Paid and received in full, with all papers. */
  const finished = async () => {
    const { id, totals } = await published();
    await pay(id, totals?.payableRial ?? 0);
    await confirm(id);
    await ship(id, [{ qty: '2.5' }]);
    await receive(id);
    await addPapers(id);
    return id;
  };
  const setReceivedAt = async (id: string, msAgo: number) => {
    const receivedAt = new Date(app.deps.now().getTime() - msAgo);
    await app.db.update(tradeDeliveries).set({ receivedAt }).where(eq(tradeDeliveries.requestId, id));
    const closesAt = new Date(receivedAt.getTime() + 7 * DAY_MS);
    await app.db.update(tradeRequests).set({ closesAt }).where(eq(tradeRequests.id, id));
  };
  const setPublishedAt = async (id: string, msAgo: number) => {
    const publishedAt = new Date(app.deps.now().getTime() - msAgo);
    await app.db.update(tradeRequests).set({ publishedAt }).where(eq(tradeRequests.id, id));
  };
  /** An agent of the merchant that sells, who may do one thing. */
  const join = async (permission: 'quote' | 'confirmAndPublish' | 'messages') => {
    const person = await signIn(app, newPhone());
    const agent = { personId: person.userId, permissions: [permission], state: 'active' as const };
    await buildAgents(app.db, world.shop.merchantId, 1, agent);
    return person;
  };
  const types = async (id: string) => (await calls.events(id)).items.map(({ type }) => type);
  return {
    ...calls,
    ...{
      fund,
      payByWallet,
      published,
      post,
      ship,
      receive,
      pay,
      confirm,
      refuse,
      finished,
      addPaper,
      addPapers,
      invoice,
      setReceivedAt,
      setPublishedAt,
      join,
      types,
    },
  };
}

export async function openFulfilmentWorld(env: Readonly<Record<string, string>> = {}) {
  const app = await openTestApp({ env });
  const world = await buildTradeWorld(app);
  const calls = fulfilmentCalls(world);
  await calls.makeReady();
  await app.db.update(memberships).set({ limits: { publishedRequests: null, agents: null, products: null } });
  return { app, world, calls };
}

/** Runs the job that closes what everybody has left alone. */
export const runClosingJob = ({ deps }: TestApp) => runJobOnce(closingJobs[0], deps);
