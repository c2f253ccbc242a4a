import { type Actor, isPerson, isSystem } from '../platform/command/actor.ts';
import type { Verdict } from '../platform/command/policy.ts';
import { forbidden } from '../platform/errors/app-error.ts';

/** Until sign-in a subscription belongs to its browser: knowing the endpoint is the permission. */
export const mayChangeSubscription = (actor: Actor): Verdict => isPerson(actor) || forbidden();

export const maySendMessages = (actor: Actor): Verdict => isSystem(actor) || forbidden();
