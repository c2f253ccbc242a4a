import type { Executor } from '../../db/open-database.ts';
import { isBuyingOver, listBuyingRights, mayBuy } from '../../merchants/buying-parties.ts';
import { type Actor, isSignedIn } from '../../platform/actor.ts';
import type { TradeGroupRow } from './group.table.ts';

/** Who has asked the group: the person, or the owner of the merchant and the agents who buy for it. */
export async function isBuyerOfGroup(
  db: Executor,
  { actor, now }: { actor: Actor; now: Date },
  { buyerPersonId, buyerMerchantId }: TradeGroupRow,
): Promise<boolean> {
  if (isSignedIn(actor) && buyerPersonId === actor.userId) return true;
  if (buyerMerchantId === null) return false;
  const [right] = await listBuyingRights(db, actor, now, [buyerMerchantId]);
  return right !== undefined && mayBuy(right) && !isBuyingOver(right);
}
