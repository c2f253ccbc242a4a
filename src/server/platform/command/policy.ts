import { type Actor, isOperator, isSignedIn } from '../actor.ts';
import { AppError, forbidden, notFound, unauthorized } from '../errors/app-error.ts';

/**
 * What a policy returns: `true` or the refusal, as in `isOwner(actor, note) || notFound('یادداشت')`. `false` is no verdict:
 * the policy chooses between 401, 403 and a 404 that hides the object.
 */
export type Verdict = true | AppError;

/** @throws the refusal; anything but `true` counts as one. An effect calls it for a policy on an object it has read. */
export function assertAllowed(verdict: Verdict): void {
  if (verdict === true) return;
  throw verdict instanceof AppError ? verdict : forbidden();
}

export const forSignedIn = (actor: Actor): Verdict => isSignedIn(actor) || unauthorized();

export const forOperator = (actor: Actor): Verdict =>
  isOperator(actor) || (isSignedIn(actor) ? forbidden() : unauthorized());

/**
 * Another's object answers like an absent one.
 * @param what Persian name of the object, e.g. «یادداشت»
 */
export const forOwner = (actor: Actor, object: { personId: string } | undefined, what: string): Verdict =>
  (isSignedIn(actor) && object?.personId === actor.userId) || notFound(what);
