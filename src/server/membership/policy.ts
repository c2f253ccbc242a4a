import { forMerchantOwner, type OwnedMerchant } from '../merchants/policy.ts';
import type { Actor } from '../platform/actor.ts';
import type { Verdict } from '../platform/command/policy.ts';
import { forbidden } from '../platform/errors/app-error.ts';

/** Who sees the merchant without owning it is refused; for everybody else it does not exist. */
export function mayTakePlan(actor: Actor, merchant: OwnedMerchant | undefined, isAgent: boolean): Verdict {
  const verdict = forMerchantOwner(actor, merchant);
  return verdict !== true && isAgent ? forbidden() : verdict;
}
