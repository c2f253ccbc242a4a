const MINUTE_MS = 60_000;

export const MESSAGE_MAX_LENGTH = 4_000;
export const MESSAGE_FILES_MAX = 10;
/** Of one message; each earlier text is kept as evidence. */
export const EDITS_MAX = 20;
/** How long its writer may change a message. */
export const EDIT_MS = 15 * MINUTE_MS;
/** Unread messages are counted so far. */
export const UNREAD_MAX = 100;
/** What a list shows of a message. */
export const EXCERPT_LENGTH = 200;

/** The page that shows a conversation. */
export const conversationPath = (id: string): string => `/profile/messages?conversation=${id}`;
