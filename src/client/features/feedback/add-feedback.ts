import { uuidv7 } from '../../../core/ids/uuidv7.ts';
import { deviceOutbox } from '../../offline/outbox/device-outbox.ts';
import { OutboxFullError } from '../../offline/outbox/outbox-rows.ts';
import { FEEDBACK_OPERATION, type FeedbackContext } from './feedback-change.ts';
import { type FeedbackDraft, filesOf } from './feedback-draft.ts';

/** `full`, `failed`: the device has stored nothing, and the form keeps its text. */
export type AddOutcome = 'stored' | 'full' | 'failed';

/** @param sub who writes; null before a sign-in */
export async function addFeedback(
  sub: string | null,
  draft: FeedbackDraft,
  context: FeedbackContext,
): Promise<AddOutcome> {
  const { type, text, contact } = draft;
  const files = filesOf(draft, sub);
  const id = uuidv7();
  const typed = { type, text: text.trim(), contact: contact.trim(), ...(files.length > 0 && { files }), ...context };
  const payload = { ...typed, id, appBuild: __BUILD_ID__, isOfUser: sub !== null };
  try {
    const row = { sub, payload, objectKey: `feedback:${id}`, baseVersion: null };
    await deviceOutbox.add({ name: FEEDBACK_OPERATION }, row);
  } catch (error) {
    return error instanceof OutboxFullError ? 'full' : 'failed';
  }
  return 'stored';
}
