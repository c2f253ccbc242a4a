import type { RequestBody } from '../../contract/trade/request-form.ts';
import { type BuyingAgent, isBuyingOver, listBuyingRights, mayBuy } from '../merchants/buying-parties.ts';
import { userIdOf } from '../platform/actor.ts';
import type { EffectContext } from '../platform/command/command.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { assertBuying, type BuyingSide, sideOfPerson } from './submission.ts';

/** In whose name something is asked for, and the agent who has a limit. */
export interface Buying {
  side: BuyingSide;
  agent: BuyingAgent | undefined;
}

/** @throws 404 for a merchant that the actor does not buy for, 422 for one that may not buy */
export async function findBuyingSideOf({
  tx,
  actor,
  input: { buyerMerchantId },
  now,
}: Pick<EffectContext<RequestBody>, 'tx' | 'actor' | 'input' | 'now'>): Promise<Buying> {
  const personId = userIdOf(actor);
  if (!buyerMerchantId) return { side: sideOfPerson(personId), agent: undefined };
  const [right] = await listBuyingRights(tx, actor, now, [buyerMerchantId]);
  const ownerId = right?.merchant.ownerPersonId;
  if (!right || !ownerId || !mayBuy(right) || (right.agent && isBuyingOver(right))) throw notFound('بازرگانی');
  await assertBuying(tx, buyerMerchantId);
  const side = { buyerPersonId: ownerId, buyerMerchantId, agentPersonId: right.agent ? personId : null };
  return { side, agent: right.agent };
}
