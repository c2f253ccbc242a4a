import { AppError, forbidden } from '../errors/app-error.ts';

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
