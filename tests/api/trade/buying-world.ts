import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Problem } from '../../../src/contract/problem.ts';
import type { TradeGroup } from '../../../src/contract/trade/group.ts';
import type { AgentPermission } from '../../../src/core/people/agent-permissions.ts';
import type { SpendPeriod } from '../../../src/core/people/spend-period.ts';
import { supplierProducts } from '../../../src/server/catalog/product/product.table.ts';
import { deliveryAddresses } from '../../../src/server/delivery/delivery-address.table.ts';
import { merchantAgents } from '../../../src/server/merchants/agent.table.ts';
import { buildDeliveryAddresses } from '../../factories/delivery-addresses.ts';
import { buildLegalForm } from '../../factories/legal-forms.ts';
import { buildAgents } from '../../factories/merchant-agents.ts';
import { buildMerchant } from '../../factories/merchants.ts';
import { lineOf, textLine } from '../../factories/trade.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import type { TestApp } from '../../setup/test-app.ts';
import { buildTradeWorld, tradeCalls } from './trade-world.ts';

export interface BuyingAgent extends SignedIn {
  agentId: string;
}

const WEEK_MS = 7 * 86_400_000;

let merchants = 0;

/** A world of trade with a merchant that buys: its owner, and agents with the limits that a test gives them. */
export async function openBuyingWorld(app: TestApp) {
  const world = await buildTradeWorld(app);
  const { db } = app;
  const calls = tradeCalls(world);
  const principal = await signIn(app, newPhone());
  merchants += 1;
  const merchantId = await buildMerchant(db, `خریدار شماره ${merchants}`, { ownerPersonId: principal.userId });
  await buildLegalForm(db, merchantId);
  const [addressId = ''] = await buildDeliveryAddresses(db, principal.userId, 1);
  await calls.makeReady();

  const hire = async (
    limit: { rial: number; period: SpendPeriod } | null,
    permissions: AgentPermission[] = ['buyOnBehalf'],
  ): Promise<BuyingAgent> => {
    const person = await signIn(app, newPhone());
    const [agentId = ''] = await buildAgents(db, merchantId, 1, {
      personId: person.userId,
      permissions,
      state: 'active',
      spendLimitRial: limit?.rial ?? null,
      spendPeriod: limit?.period ?? null,
    });
    return { ...person, agentId };
  };
  const setLimit = (agentId: string, rial: number) =>
    db.update(merchantAgents).set({ spendLimitRial: rial, spendPeriod: 'month' }).where(eq(merchantAgents.id, agentId));
  /** For the merchant, to an address of its owner. */
  const buy = (as: SignedIn, more: object = {}) =>
    calls.create({ buyerMerchantId: merchantId, addressId, ...more }, {}, as);
  const asked = async (as: SignedIn, more: object = {}) => {
    const { status, body } = await buy(as, more);
    const [request] = body.requests ?? [];
    if (!request) throw new Error(`nothing was asked: ${JSON.stringify(body)}`);
    return { status, request };
  };
  /** Asks whoever offers what the first offer is and sells to the city of the address. */
  const openAsk = async (as: SignedIn, more: object = {}) => {
    const { offers } = world;
    const [offer] = await db.select().from(supplierProducts).where(eq(supplierProducts.id, offers.fixed));
    const [address] = await db.select().from(deliveryAddresses).where(eq(deliveryAddresses.id, addressId));
    return calls.call<{ group: TradeGroup } & Omit<Problem, 'status'>>(as, 'POST /traderequests/direct-order', {
      body: {
        ...{ id: randomUUID(), buyerMerchantId: merchantId, addressId, submit: true },
        open: { categoryId: offer?.categoryId, cityId: address?.cityId },
        lines: [lineOf(offers.fixed, '۲٫۵'), textLine('گریس')],
        deadlineAt: new Date(app.deps.now().getTime() + WEEK_MS).toISOString(),
        ...more,
      },
    });
  };
  /** Takes the published prices, or the quote that is out. */
  const want = async (id: string, as: SignedIn, more: object = {}) => {
    const { quoteId, revision, priceVersion, payableRial } = await calls.prices(id, as);
    const which = quoteId === null ? { useOfferPrices: true } : { quoteId };
    return calls.call(as, `POST /traderequests/${id}/request-confirmation`, {
      body: { ...which, revision, priceVersion, payableRial, ...more },
    });
  };
  const answer = async (
    as: SignedIn,
    id: string,
    verb: 'approve' | 'refuse-approval' | 'withdraw-approval',
    more: object = {},
  ) => {
    const { approval } = await calls.get(id, principal);
    return calls.call(as, `POST /traderequests/${id}/${verb}`, { body: { approvalId: approval?.id, ...more } });
  };
  const quote = async (id: string) =>
    calls.call(world.seller, `POST /traderequests/${id}/quote`, {
      body: calls.quoteOf(await calls.get(id, principal)),
    });
  return { world, calls, quote, principal, merchantId, addressId, hire, setLimit, buy, asked, openAsk, want, answer };
}
export type BuyingWorld = Awaited<ReturnType<typeof openBuyingWorld>>;
