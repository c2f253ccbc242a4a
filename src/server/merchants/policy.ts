import { type Actor, isOperator, isSignedIn } from '../platform/command/actor.ts';
import { forSignedIn, type Verdict } from '../platform/command/policy.ts';
import { forbidden, notFound, unauthorized } from '../platform/errors/app-error.ts';
import type { MerchantRow } from './merchant.table.ts';

type Owned = Pick<MerchantRow, 'ownerPersonId'>;

export const mayBecomeMerchant = forSignedIn;

const isOwner = (actor: Actor, merchant: Owned | undefined): boolean =>
  isSignedIn(actor) && merchant?.ownerPersonId === actor.userId;

export const forOperator = (actor: Actor): Verdict =>
  isOperator(actor) || (isSignedIn(actor) ? forbidden() : unauthorized());

/** An operator, who sees the merchant, is refused; for everybody else it does not exist. */
export const forMerchantOwner = (actor: Actor, merchant: Owned | undefined): Verdict =>
  isOwner(actor, merchant) || (merchant && isOperator(actor) ? forbidden() : notFound('بازرگان'));

export const maySeeMerchant = (actor: Actor, merchant: Owned | undefined): Verdict =>
  isOwner(actor, merchant) || (merchant !== undefined && isOperator(actor)) || notFound('بازرگان');

/** Whether the actor may do in the merchant's name what the merchant may do. */
export const mayActForMerchant = (actor: Actor, merchant: Owned | undefined): Verdict =>
  forMerchantOwner(actor, merchant);
