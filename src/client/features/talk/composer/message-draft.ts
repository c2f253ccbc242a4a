import type { DraftForm } from '../../../offline/drafts/drafts.ts';
import type { NewFile } from '../../../parts/files/new-file.ts';

/** What one types in a conversation. */
export interface MessageDraft {
  text: string;
  /** The message that is answered. */
  replyTo: { id: string; excerpt: string } | null;
  files: NewFile[];
}

export const EMPTY_DRAFT: MessageDraft = { text: '', replyTo: null, files: [] };

export const draftForm: DraftForm<MessageDraft> = {
  accepts: (value): value is MessageDraft => {
    const { text, replyTo, files } = (value ?? {}) as Partial<Record<keyof MessageDraft, unknown>>;
    return typeof text === 'string' && Array.isArray(files) && (replyTo === null || typeof replyTo === 'object');
  },
};
