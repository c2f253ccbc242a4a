import { AppError, forbidden } from '../errors/app-error.ts';

/**
 * What a policy answers: `true` or the refusal, as in `isOwner(actor, note) || notFound('یادداشت')`. There is no `false`:
 * a policy chooses between 401, 403 and the 404 of an object that the actor may not know of.
 */
export type Verdict = true | AppError;

/** Throws the refusal; anything but `true` is one. For a policy that needs an object, once the effect has read it. */
export function assertAllowed(verdict: Verdict): void {
  if (verdict === true) return;
  throw verdict instanceof AppError ? verdict : forbidden();
}
