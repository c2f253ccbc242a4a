import { type Actor, isPerson, isSystem } from '../platform/actor.ts';
import { forSignedIn, type Verdict } from '../platform/command/policy.ts';
import { forbidden } from '../platform/errors/app-error.ts';

/** A subscription belongs to its browser, signed in or not: knowing the endpoint is the permission. */
export const mayChangeSubscription = (actor: Actor): Verdict => isPerson(actor) || forbidden();

export const mayJoinSubscription = forSignedIn;

export const maySendMessages = (actor: Actor): Verdict => isSystem(actor) || forbidden();
