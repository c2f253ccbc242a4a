/** Tag of the background sync, and the worker's message to the pages: unsent changes can be sent. */
export const OUTBOX_WAKE = 'rasteh-outbox';
