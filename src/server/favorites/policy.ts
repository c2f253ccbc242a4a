import { type Actor, isSignedIn } from '../platform/command/actor.ts';
import type { Verdict } from '../platform/command/policy.ts';
import { unauthorized } from '../platform/errors/app-error.ts';

/** Each user keeps a list of their own. */
export const mayKeepFavorites = (actor: Actor): Verdict => isSignedIn(actor) || unauthorized();
