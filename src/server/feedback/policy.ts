import { type Actor, isPerson } from '../platform/actor.ts';
import type { Verdict } from '../platform/command/policy.ts';
import { forbidden } from '../platform/errors/app-error.ts';

/** Everyone, signed in or not. */
export const maySendFeedback = (actor: Actor): Verdict => isPerson(actor) || forbidden();
