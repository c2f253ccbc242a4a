import { type Actor, isOperator, isSignedIn } from '../../platform/actor.ts';
import { forSignedIn, type Verdict } from '../../platform/command/policy.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import type { MerchantRow } from '../merchant.table.ts';
import type { Party } from './agent-moves.ts';

type Owned = Pick<MerchantRow, 'ownerPersonId'> | undefined;

const isOwner = (actor: Actor, merchant: Owned): boolean =>
  isSignedIn(actor) && merchant?.ownerPersonId === actor.userId;

/** Whoever is signed in may own a merchant or be invited by one; the effect looks at the merchant. */
export const mayUseAgents = forSignedIn;

/** Another's merchant answers like an absent one. */
export const mayInviteAgents = (actor: Actor, merchant: Owned): Verdict =>
  isOwner(actor, merchant) || notFound('بازرگان');

export const maySeeAgents = (actor: Actor, merchant: Owned): Verdict =>
  isOwner(actor, merchant) || (merchant !== undefined && isOperator(actor)) || notFound('بازرگان');

/** Nothing for everybody else. */
export function partyOf(
  actor: Actor,
  { merchant, agentPhone, phone }: { merchant: Owned; agentPhone: string; phone: string },
): Party[] {
  if (isOwner(actor, merchant)) return ['owner'];
  return agentPhone === phone ? ['agent'] : [];
}
