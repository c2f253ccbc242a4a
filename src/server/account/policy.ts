import { type Actor, isOperator, isPerson, isSignedIn } from '../platform/actor.ts';
import { forSignedIn, type Verdict } from '../platform/command/policy.ts';
import { forbidden } from '../platform/errors/app-error.ts';

/**
 * Anyone may sign in; the limits of phones and addresses are part of the effect. Who holds a session's refresh token may use
 * the session and end it.
 */
export const maySignIn = (actor: Actor): Verdict => isPerson(actor) || forbidden();

/** Each person registers themself. */
export const mayBecomeCustomer = forSignedIn;
export const mayRegisterBuyer = forSignedIn;

/** Customers are no public list: an operator looks them up, and who trades for a confirmed merchant. */
export const mayLookUpCustomers = (actor: Actor, isTrader: boolean): Verdict =>
  (isSignedIn(actor) && (isTrader || isOperator(actor))) || forbidden();
