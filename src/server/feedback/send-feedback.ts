import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { type FeedbackSent, feedbackBody } from '../../contract/feedback/feedback.ts';
import { TRACKING_LENGTH, TRACKING_LETTERS } from '../../core/ids/tracking-code.ts';
import { parsePhone } from '../../core/people/phone.ts';
import { lockPerson } from '../account/person/lock-person.ts';
import { assertDocumentsOf } from '../files/read.ts';
import { type Actor, actorKey, deviceOf, expiryOf, isSignedIn } from '../platform/actor.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { badRequest, conflict, unprocessable } from '../platform/errors/app-error.ts';
import { type FeedbackRow, feedbacks } from './feedback.table.ts';
import { personSubject, sentMax, takeFeedback } from './feedback-limits.ts';
import { maySendFeedback } from './policy.ts';
import { ANONYMOUS_KEPT_MS, feedbackPruning } from './prune-feedbacks.ts';

/** Of one person. */
const FEEDBACKS_MAX = 500;

const newFeedback = feedbackBody.extend({
  /** A hash of the address that an anonymous call counts for; undefined inside the process. */
  addressSubject: z.string().optional(),
});
type NewFeedback = z.output<typeof newFeedback>;
type Context = EffectContext<NewFeedback>;

/** Stores feedback under the id that its device has made; sent again, it is the same one with the same code. */
export const sendFeedback = command({
  name: 'feedback.send',
  input: newFeedback,
  policy: maySendFeedback,
  effect: save,
  audit: ({ isNew, row: { id, type } }) =>
    isNew ? { objectType: 'feedback', objectId: id, details: { type } } : undefined,
  answer: ({ row: { trackingCode } }): FeedbackSent => ({ trackingCode }),
  status: 201,
  prune: feedbackPruning,
});

async function save(context: Context): Promise<{ row: FeedbackRow; isNew: boolean }> {
  const sent = await findSent(context);
  if (sent) return { row: sent, isNew: false };
  await takeLimits(context);
  await assertComplete(context);
  const [made] = await context.tx
    .insert(feedbacks)
    .values(rowOf(context))
    .onConflictDoNothing({ target: feedbacks.id })
    .returning();
  if (made) return { row: made, isNew: true };
  const row = await findSent(context);
  if (!row) throw new Error('the feedback of the same id is gone');
  return { row, isNew: false };
}

const personOf = (actor: Actor): string | null => (isSignedIn(actor) ? actor.userId : null);

/** What an earlier sending has stored. @throws 409 for an id of other feedback */
async function findSent({ tx, actor, input }: Context): Promise<FeedbackRow | undefined> {
  const [row] = await tx.select().from(feedbacks).where(eq(feedbacks.id, input.clientId));
  if (!row) return undefined;
  const isSame = row.personId === personOf(actor) && row.type === input.type && row.text === input.text;
  if (!isSame) throw conflict('id_taken', 'این شناسه پیش‌تر به کار رفته است.');
  return row;
}

async function takeLimits({ tx, actor, input: { addressSubject }, now }: Context): Promise<void> {
  if (addressSubject !== undefined) await takeFeedback(tx, addressSubject, sentMax.address, now);
  if (isSignedIn(actor)) return takeFeedback(tx, personSubject(actor.userId), sentMax.person, now);
  if (deviceOf(actor) !== undefined) await takeFeedback(tx, actorKey(actor), sentMax.device, now);
}

/** @throws 400 and 422 for what the schema cannot tell */
async function assertComplete({ tx, actor, input }: Context): Promise<void> {
  const { objectType, objectId, fileIds = [] } = input;
  if ((objectType === undefined) !== (objectId === undefined))
    throw badRequest('object_incomplete', 'نوع و شناسهٔ موضوع با هم فرستاده می‌شوند.', 'objectId');
  const personId = personOf(actor);
  if (fileIds.length > 0) {
    if (personId === null) throw unprocessable('files_need_sign_in', 'پیوست فقط پس از ورود به حساب می‌شود.', 'fileIds');
    await assertDocumentsOf(tx, personId, fileIds);
  }
  if (personId === null) return;
  await lockPerson(tx, personId);
  if ((await tx.$count(feedbacks, eq(feedbacks.personId, personId))) >= FEEDBACKS_MAX)
    throw unprocessable('too_many_feedbacks', 'شمار بازخوردهای این حساب به سقف رسیده است.');
}

function rowOf({ actor, input, now }: Context): typeof feedbacks.$inferInsert {
  const { clientId, type, text, objectType, objectId, contact, fileIds = [], appBuild, requestId } = input;
  return {
    id: clientId,
    personId: personOf(actor),
    trackingCode: newTrackingCode(),
    type,
    text,
    objectType: objectType ?? null,
    objectId: objectId ?? null,
    contact: contact === undefined ? null : (parsePhone(contact) ?? contact),
    fileIds: [...new Set(fileIds)],
    appBuild: appBuild ?? null,
    requestId: requestId ?? null,
    stateAt: now,
    createdAt: now,
    updatedAt: now,
    expiresAt: expiryOf(actor, now, ANONYMOUS_KEPT_MS),
  };
}

const newTrackingCode = (): string =>
  Array.from({ length: TRACKING_LENGTH }, () => TRACKING_LETTERS[randomInt(TRACKING_LETTERS.length)]).join('');
