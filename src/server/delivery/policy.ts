import { type Actor, isSignedIn } from '../platform/command/actor.ts';
import type { Verdict } from '../platform/command/policy.ts';
import { notFound, unauthorized } from '../platform/errors/app-error.ts';
import type { DeliveryAddressRow } from './delivery-address.table.ts';

export const mayWriteAddresses = (actor: Actor): Verdict => isSignedIn(actor) || unauthorized();

/** Another's address answers like an absent one. */
export const mayChangeAddress = (actor: Actor, address: DeliveryAddressRow | undefined): Verdict =>
  (isSignedIn(actor) && address?.personId === actor.userId) || notFound('نشانی');
