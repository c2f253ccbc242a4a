import type { ConversationRow } from './conversation.table.ts';
import type { MessageRow } from './message.table.ts';

/** A conversation as one of its readers has it. */
export interface SeenConversation {
  row: ConversationRow;
  /** The party of the reader. */
  no: number;
  lastReadSeq: number | null;
  mutedUntil: Date | null;
  unread: number;
  last: MessageRow | null;
  isObserved?: boolean;
}
