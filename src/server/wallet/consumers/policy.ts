import { type Actor, isOperator, isSignedIn } from '../../platform/actor.ts';
import type { Verdict } from '../../platform/command/policy.ts';
import { forbidden, unauthorized } from '../../platform/errors/app-error.ts';

/** Operators move no money of others: they make adjustments, which a second one confirms. */
export const forConsumerOwner = (actor: Actor): Verdict =>
  isSignedIn(actor) ? (actor.roles.includes('consumerOwner') && !isOperator(actor)) || forbidden() : unauthorized();
