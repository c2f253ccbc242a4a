import { uuidv7 } from '../../../core/ids/uuidv7.ts';
import { deviceOutbox } from '../../offline/outbox/device-outbox.ts';
import { storingFaultText } from '../../offline/outbox/storing-fault.ts';
import { FEEDBACK_OPERATION, type FeedbackContext, feedbackObjectKey } from './feedback-change.ts';
import { type FeedbackDraft, filesOf } from './feedback-draft.ts';

/**
 * Undefined: it is stored. Otherwise why the device has stored nothing, in Persian; the form keeps its text.
 * @param sub who writes; null before a sign-in
 */
export async function addFeedback(
  sub: string | null,
  draft: FeedbackDraft,
  context: FeedbackContext,
): Promise<string | undefined> {
  const { type, text, contact } = draft;
  const files = filesOf(draft, sub);
  const id = uuidv7();
  const typed = { type, text: text.trim(), contact: contact.trim(), ...(files.length > 0 && { files }), ...context };
  const payload = { ...typed, id, appBuild: __BUILD_ID__, isOfUser: sub !== null };
  try {
    const row = { sub, payload, objectKey: feedbackObjectKey(id), baseVersion: null };
    await deviceOutbox.add({ name: FEEDBACK_OPERATION }, row);
  } catch (error) {
    return storingFaultText(error);
  }
  return undefined;
}
