import { type Actor, isPerson } from '../platform/command/actor.ts';
import { forSignedIn, type Verdict } from '../platform/command/policy.ts';
import { forbidden } from '../platform/errors/app-error.ts';

/** Everyone who views a page, signed in or not. */
export const mayCountVisit = (actor: Actor): Verdict => isPerson(actor) || forbidden();

/** Knowing a device's id is the permission to its history, as for reading it. */
export const mayJoinDevice = forSignedIn;

/** Each person forgets their own history. */
export const mayClearVisits = forSignedIn;
