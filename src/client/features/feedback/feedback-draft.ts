import { FEEDBACK_MAX_LENGTH, type FeedbackType, isFeedbackType } from '../../../core/content/feedback.ts';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import { parsePhone } from '../../../core/people/phone.ts';
import { type AttachedFile, areFiles } from './attached-file.ts';
import { feedbackTexts } from './feedback-texts.ts';

const words = feedbackTexts.form;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The form as it is typed. */
export interface FeedbackDraft {
  type: FeedbackType;
  text: string;
  contact: string;
  files?: readonly AttachedFile[] | undefined;
}

export const emptyDraft: FeedbackDraft = { type: 'idea', text: '', contact: '' };

function isDraft(value: unknown): value is FeedbackDraft {
  const { type, text, contact, files } = (value ?? {}) as Record<string, unknown>;
  return isFeedbackType(type) && typeof text === 'string' && typeof contact === 'string' && areFiles(files);
}

export const draftForm = { accepts: isDraft };

export interface DraftFaults {
  text?: string;
  contact?: string;
}

/** What goes along with feedback of this user. */
export const filesOf = ({ files = [] }: FeedbackDraft, sub: string | null): readonly AttachedFile[] =>
  files.filter((file) => file.sub === sub);

/** What the server would refuse. */
export function faultsOf({ text, contact }: FeedbackDraft): DraftFaults {
  const { length } = text.trim();
  const over = length - FEEDBACK_MAX_LENGTH;
  const isContact = parsePhone(contact) !== undefined || EMAIL.test(contact.trim());
  return {
    ...(length === 0 && { text: words.required }),
    ...(over > 0 && { text: words.tooLong(formatNumber(FEEDBACK_MAX_LENGTH), formatNumber(over)) }),
    ...(contact.trim() !== '' && !isContact && { contact: words.contactWrong }),
  };
}
