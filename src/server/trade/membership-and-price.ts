import type { MembershipAndPrice } from '../../contract/trade/membership-and-price.ts';
import type { Executor } from '../db/open-database.ts';
import { readMembershipState } from '../membership/read.ts';
import { listSellersOf, minOrderOf } from '../merchants/selling-parties.ts';
import type { Actor } from '../platform/actor.ts';
import { type Blocker, priceLines } from './price-lines.ts';
import { countPublished } from './publish-request.ts';
import { getPartyRow } from './read.ts';
import { listLines } from './request-lines.ts';
import { findAgreed } from './snapshots.ts';
import { belowMinimum } from './submission.ts';

/**
 * What a request costs: what was agreed, or else the published prices of now.
 * @throws 404 for who is no party of it
 */
export async function readMembershipAndPrice(
  db: Executor,
  { actor, now }: { actor: Actor; now: Date },
  id: string,
): Promise<MembershipAndPrice> {
  const { row, party } = await getPartyRow(db, { actor, now }, id);
  const isSeller = party.role === 'seller' && party.merchantId !== undefined;
  const head = {
    membership: isSeller && party.merchantId ? await membershipOf(db, party.merchantId, now) : null,
    commissionRial: isSeller ? 0 : null,
    freightRial: 0,
    revision: row.revision,
    serverNow: now.toISOString(),
  };
  const agreed = await findAgreed(db, row, now);
  if (agreed) {
    const { content } = agreed;
    return {
      ...head,
      ...content.totals,
      lines: content.lines.map(({ lineNo, qty, unit, unitPriceRial, vatIncluded, netRial, vatPermille, vatRial }) => ({
        lineNo,
        qty,
        unitId: unit.id,
        unitPriceRial,
        vatIncluded,
        netRial,
        vatPermille,
        vatRial,
        source: 'offer' as const,
        changed: false,
      })),
      priceVersion: content.priceVersion,
      validUntil: row.confirmBy?.toISOString() ?? null,
      blockers: [],
    };
  }
  const { lines, totals, priceVersion, validUntil, blockers } = await priceLines(db, await listLines(db, row), now);
  return {
    ...head,
    ...(totals ?? { netRial: null, vatRial: null, payableRial: null }),
    lines,
    priceVersion,
    validUntil: validUntil?.toISOString() ?? null,
    blockers: [...blockers, ...(await sellerBlockers(db, row.supplierId, totals?.netRial, now))],
  };
}

async function sellerBlockers(
  db: Executor,
  supplierId: string,
  netRial: number | undefined,
  now: Date,
): Promise<Blocker[]> {
  const sellers = await listSellersOf(db, supplierId, now);
  if (sellers.length === 0)
    return [{ code: 'seller_absent', message: 'این تأمین‌کننده هنوز در راسته پاسخ نمی‌دهد؛ با او تماس بگیرید.' }];
  const minimum = minOrderOf(sellers);
  return netRial !== undefined && netRial < minimum ? [{ code: 'below_minimum', message: belowMinimum(minimum) }] : [];
}

async function membershipOf(db: Executor, merchantId: string, now: Date): Promise<MembershipAndPrice['membership']> {
  const found = await readMembershipState(db, merchantId, now);
  const limit = found?.plan.limits.publishedRequests ?? null;
  const used = found ? await countPublished(db, merchantId, found.from) : 0;
  const isFull = limit !== null && used >= limit;
  return {
    state: found?.state ?? 'none',
    to: found?.to.toISOString() ?? null,
    used,
    limit,
    required: !found || found.state === 'expired' || isFull,
    planFeeRial: 0,
  };
}
