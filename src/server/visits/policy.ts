import { type Actor, isOperator, isPerson, isSignedIn } from '../platform/actor.ts';
import { forSignedIn, type Verdict } from '../platform/command/policy.ts';
import { forbidden, notFound, unauthorized } from '../platform/errors/app-error.ts';

/** Everyone who views a page, signed in or not. */
export const mayCountVisit = (actor: Actor): Verdict => isPerson(actor) || forbidden();

/** Knowing a device's id is the permission to its history, as for reading it. */
export const mayJoinDevice = forSignedIn;

/** Each person forgets their own history. */
export const mayClearVisits = forSignedIn;

/**
 * The log of an object is for operators and for who acts for its supplier.
 * @param isActing whether the actor acts for the supplier that the object belongs to
 */
export const maySeeVisitorLog = (actor: Actor, isActing: boolean): Verdict =>
  isOperator(actor) || (isSignedIn(actor) ? isActing || notFound('آمار بازدید') : unauthorized());
