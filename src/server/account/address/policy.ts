import type { Actor } from '../../platform/actor.ts';
import { forOwner, forSignedIn, type Verdict } from '../../platform/command/policy.ts';
import type { LegalAddressRow } from './legal-address.table.ts';

/** Each person keeps the addresses of their own; another person answers like an absent one. */
export const mayKeepAddressesOf = (actor: Actor, personId: string): Verdict => {
  const verdict = forSignedIn(actor);
  return verdict === true ? forOwner(actor, { personId }, 'شخص') : verdict;
};

export const mayChangeLegalAddress = (actor: Actor, address: LegalAddressRow | undefined): Verdict =>
  forOwner(actor, address, 'نشانی');
