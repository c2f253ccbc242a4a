/** Tag of the background sync, and the worker's message to the pages: unsent changes can be sent. */
export const OUTBOX_WAKE = 'rasteh-outbox';

/** Event of the window: this tab has changed the parts list of the device. */
export const PARTS_CHANGED = 'rasteh-parts-changed';
