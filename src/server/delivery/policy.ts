import type { Actor } from '../platform/actor.ts';
import { forOwner, forSignedIn, type Verdict } from '../platform/command/policy.ts';
import type { DeliveryAddressRow } from './delivery-address.table.ts';

export const mayWriteAddresses = forSignedIn;

export const mayChangeAddress = (actor: Actor, address: DeliveryAddressRow | undefined): Verdict =>
  forOwner(actor, address, 'نشانی');
