import { type Actor, isOperator, isSignedIn } from '../platform/actor.ts';
import { forSignedIn, type Verdict } from '../platform/command/policy.ts';
import { forbidden, notFound } from '../platform/errors/app-error.ts';
import type { MerchantRow } from './merchant.table.ts';
import type { MerchantRole } from './status-moves.ts';

/** What is asked of a merchant. */
export type OwnedMerchant = Pick<MerchantRow, 'ownerPersonId'>;

export const mayBecomeMerchant = forSignedIn;

const isOwner = (actor: Actor, merchant: OwnedMerchant | undefined): boolean =>
  isSignedIn(actor) && merchant?.ownerPersonId === actor.userId;

export const rolesOf = (actor: Actor, merchant: OwnedMerchant): MerchantRole[] => [
  ...(isOwner(actor, merchant) ? (['owner'] as const) : []),
  ...(isOperator(actor) ? (['operator'] as const) : []),
];

/** An operator, who sees the merchant, is refused; for everybody else it does not exist. */
export const forMerchantOwner = (actor: Actor, merchant: OwnedMerchant | undefined): Verdict =>
  isOwner(actor, merchant) || (merchant && isOperator(actor) ? forbidden() : notFound('بازرگان'));

/** @param isAgent whether the actor is the merchant's agent with the permission that the read needs */
export const maySeeMerchant = (actor: Actor, merchant: OwnedMerchant | undefined, isAgent: boolean): Verdict =>
  isOwner(actor, merchant) || (merchant !== undefined && (isAgent || isOperator(actor))) || notFound('بازرگان');

/** The owner, and an agent whom the owner has permitted it. */
export const mayChangeSaleSetting = (actor: Actor, merchant: OwnedMerchant | undefined, isAgent: boolean): Verdict =>
  (merchant !== undefined && isAgent) || forMerchantOwner(actor, merchant);
