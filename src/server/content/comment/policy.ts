import { type Actor, isSignedIn } from '../../platform/actor.ts';
import { forSignedIn } from '../../platform/command/policy.ts';

/** Who is signed in writes; an operator decides what is shown. */
export const mayWriteComments = forSignedIn;

export const isWriter = (actor: Actor, comment: { personId: string }): boolean =>
  isSignedIn(actor) && comment.personId === actor.userId;
