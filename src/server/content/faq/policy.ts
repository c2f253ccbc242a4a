import { DEVICE_HEADER } from '../../../core/wire/device-header.ts';
import { type Actor, deviceOf, isPerson, isSignedIn } from '../../platform/actor.ts';
import type { Verdict } from '../../platform/command/policy.ts';
import { badRequest, forbidden } from '../../platform/errors/app-error.ts';

/** Everyone who reads the questions; who is not signed in counts as the device. */
export function mayVote(actor: Actor): Verdict {
  if (!isPerson(actor)) return forbidden();
  if (isSignedIn(actor) || deviceOf(actor) !== undefined) return true;
  return badRequest('device_id_missing', 'شناسهٔ دستگاه همراه درخواست نیست.', DEVICE_HEADER);
}
