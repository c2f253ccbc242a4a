import { and, eq, gte, ne, notInArray, sql } from 'drizzle-orm';
import type { BuyingMerchant } from '../../../contract/trade/approval.ts';
import { startOfPeriod } from '../../../core/people/spend-period.ts';
import { type DocumentTotals, documentTotals, lineAmounts } from '../../../core/trade/document-line.ts';
import type { Executor, Tx } from '../../db/open-database.ts';
import { type BuyingAgent, isBuyingOver, listBuyingRights, lockAgent, mayBuy } from '../../merchants/buying-parties.ts';
import type { Actor } from '../../platform/actor.ts';
import type { PartyOf } from '../parties.ts';
import { priceLines } from '../prices/price-lines.ts';
import { type TradeLineRow, type TradeRequestRow, tradeRequests } from '../request.table.ts';

/** What has ended without being bought gives its sum back. */
const GIVEN_BACK = ['cancelled', 'declined', 'expired'] as const;

type AskedLine = Pick<TradeLineRow, 'lineNo' | 'offerId' | 'offer' | 'qty' | 'unitId' | 'targetPriceRial'>;

/** What a request asks for: each line by its published price, or else by what the buyer hopes for; 0 without prices. */
export async function askedRial(db: Executor, lines: readonly AskedLine[], now: Date): Promise<number> {
  const priced = await priceLines(db, lines, now);
  const amounts = lines.flatMap(({ lineNo, qty, targetPriceRial }) => {
    const line = priced.lines.find((one) => one.lineNo === lineNo);
    if (!line) return [];
    const { netRial, vatRial, vatPermille } = line;
    if (netRial !== null && vatRial !== null) return [{ netRial, vatRial }];
    if (targetPriceRial === null) return [];
    // Out of bounds is beyond every limit.
    return [
      lineAmounts({ qty, unitPriceRial: targetPriceRial, vatPermille, vatIncluded: false }) ?? {
        netRial: Number.MAX_SAFE_INTEGER,
        vatRial: 0,
      },
    ];
  });
  const totals: DocumentTotals | undefined = documentTotals(amounts);
  return totals?.payableRial ?? Number.MAX_SAFE_INTEGER;
}

type Spending = Pick<TradeRequestRow, 'id' | 'groupId'>;

/**
 * Whether the agent may not spend this much more in the period. The agent's row stays locked, so that two at once add up.
 * Nobody else has a limit.
 */
export async function isBeyondLimit(
  { tx, now }: { tx: Tx; now: Date },
  { agent: seen }: Pick<PartyOf, 'agent'>,
  { id, groupId }: Spending,
  added: { submittedRial: number } | { agreedRial: number },
): Promise<boolean> {
  if (!seen) return false;
  const agent = await lockAgent(tx, seen.id);
  if (!agent) return true;
  const { spendLimitRial, spendPeriod } = agent;
  if (spendLimitRial === null || spendPeriod === null) return false;
  const amount = 'submittedRial' in added ? added.submittedRial : added.agreedRial;
  if (amount === 0) return false;
  const from = startOfPeriod(spendPeriod, now);
  return (await spentRial(tx, agent.id, { from, now, added: { id, groupId, ...added } })) > spendLimitRial;
}

interface SpentIn {
  from: Date;
  now: Date;
  /** Counts with the rest, in place of what is stored of this request. */
  added?: (Spending & ({ submittedRial: number } | { agreedRial: number })) | undefined;
}

/**
 * The requests of one group are asked for the same: until some are agreed on, the dearest counts. A wish that nobody has
 * confirmed in time is none.
 */
async function spentRial(db: Executor, agentId: string, { from, now, added }: SpentIn): Promise<number> {
  const { groupId, id, submittedRial, payableRial, state, confirmBy } = tradeRequests;
  const isAgreed = sql`(${payableRial} is not null and not (${state} = 'awaitingConfirmation' and ${confirmBy} <= ${now.toISOString()}::timestamptz))`;
  const rows = await db
    .select({
      key: sql<string>`coalesce(${groupId}, ${id})`,
      submitted: sql<string>`max(case when ${isAgreed} then 0 else coalesce(${submittedRial}, 0) end)`,
      agreed: sql<string>`sum(case when ${isAgreed} then ${payableRial} else 0 end)`,
    })
    .from(tradeRequests)
    .where(
      and(
        eq(tradeRequests.spentAgentId, agentId),
        gte(tradeRequests.spentAt, from),
        notInArray(tradeRequests.state, [...GIVEN_BACK]),
        added && ne(tradeRequests.id, added.id),
      ),
    )
    .groupBy(sql`1`);
  const sums = new Map(
    rows.map(({ key, submitted, agreed }) => [key, { submitted: Number(submitted), agreed: Number(agreed) }]),
  );
  if (added) {
    const key = added.groupId ?? added.id;
    const { submitted, agreed } = sums.get(key) ?? { submitted: 0, agreed: 0 };
    sums.set(
      key,
      'submittedRial' in added
        ? { submitted: Math.max(submitted, added.submittedRial), agreed }
        : { submitted, agreed: agreed + added.agreedRial },
    );
  }
  return [...sums.values()].reduce((sum, { submitted, agreed }) => sum + Math.max(submitted, agreed), 0);
}

/** In whose name the reader buys, and for how much. */
export async function listBuyingMerchants(
  db: Executor,
  { actor, now }: { actor: Actor; now: Date },
): Promise<BuyingMerchant[]> {
  const rights = await listBuyingRights(db, actor, now);
  const found: BuyingMerchant[] = [];
  for (const right of rights.filter((one) => mayBuy(one) && !isBuyingOver(one))) {
    const { merchant, agent } = right;
    found.push({
      id: merchant.id,
      name: merchant.name,
      isOwner: agent === undefined,
      limit: agent === undefined ? null : await readLimit(db, agent, now),
    });
  }
  return found;
}

async function readLimit(db: Executor, agent: BuyingAgent, now: Date): Promise<BuyingMerchant['limit']> {
  const { spendLimitRial: rial, spendPeriod: period } = agent;
  if (rial === null || period === null) return null;
  const spent = await spentRial(db, agent.id, { from: startOfPeriod(period, now), now });
  return { rial, period, leftRial: Math.max(0, rial - spent) };
}
