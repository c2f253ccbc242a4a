import { eq } from 'drizzle-orm';
import { buyingMerchants } from '../../src/contract/trade/approval.ts';
import { tradeRequest } from '../../src/contract/trade/trade-request.ts';
import { uuidv7 } from '../../src/core/ids/uuidv7.ts';
import { deliveryAddresses } from '../../src/server/delivery/delivery-address.table.ts';
import { tradeApprovals } from '../../src/server/trade/approvals/approval.table.ts';
import { tradeRequests } from '../../src/server/trade/request.table.ts';
import { buildLegalForm } from '../factories/legal-forms.ts';
import { buildMerchant } from '../factories/merchants.ts';
import { buildTradeRequest } from '../factories/trade-requests.ts';
import { type CallRow, type Example, inTurn } from './area-calls.ts';
import type { SignedIn } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

const PATH = '/api/v1/traderequests/{id}';
/** Of each answer, answered in turn. */
const REQUESTS = 20;
const NAME = 'خریداران البرز';

const answered: CallRow = { access: 'owner', answer: tradeRequest };

/** What agents ask their principal for. */
export const approvalRows = {
  'GET /api/v1/traderequests/buying-merchants': { access: 'user', answer: buyingMerchants },
  [`POST ${PATH}/approve`]: answered,
  [`POST ${PATH}/refuse-approval`]: answered,
  [`POST ${PATH}/withdraw-approval`]: answered,
} as const satisfies Record<string, CallRow>;

/** Drafts of a merchant of the buyer, each with an open approval that the buyer has asked for as well. */
export async function approvalExamples(
  { db }: Pick<TestApp, 'db'>,
  { buyer, supplierId }: { buyer: Pick<SignedIn, 'userId'>; supplierId: string },
): Promise<Record<string, () => Example>> {
  const merchantId = await buildMerchant(db, NAME, { ownerPersonId: buyer.userId });
  await buildLegalForm(db, merchantId);
  const [address] = await db.select().from(deliveryAddresses).where(eq(deliveryAddresses.personId, buyer.userId));
  const addressId = address?.id ?? null;
  const built: { id: string; approvalId: string }[] = [];
  for (let made = 0; made < 3 * REQUESTS; made += 1) {
    const { id } = await buildTradeRequest(db, { buyerPersonId: buyer.userId, supplierId }, 'draft');
    await db.update(tradeRequests).set({ buyerMerchantId: merchantId, addressId }).where(eq(tradeRequests.id, id));
    const approvalId = uuidv7();
    await db.insert(tradeApprovals).values({
      ...{ id: approvalId, requestId: id, move: 'submit', revision: 1, payableRial: 0, comment: 'برای خط دو' },
      ...{ askedById: buyer.userId },
    });
    built.push({ id, approvalId });
  }
  const withBody = (more: object = {}) =>
    inTurn(built.splice(0, REQUESTS), ({ id, approvalId }) => ({ id, body: { approvalId, ...more } }));
  return {
    [`POST ${PATH}/approve`]: withBody(),
    [`POST ${PATH}/refuse-approval`]: withBody({ reason: 'بودجه نداریم' }),
    [`POST ${PATH}/withdraw-approval`]: withBody(),
  };
}
