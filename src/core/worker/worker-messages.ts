/** Messages from a page to the service worker. */
export const workerMessages = {
  /** Answers its build id through the message's port. */
  getBuild: 'GET_BUILD',
  /** To the active worker: from now on navigations start the build whose worker waits. Answers like `getBuild`. */
  giveWay: 'GIVE_WAY',
  /** Activates the waiting worker. */
  skipWaiting: 'SKIP_WAITING',
  /** Saves the server's document of `path`, a path with its query. */
  saveDocument: 'SAVE_DOCUMENT',
} as const;

export type SaveDocumentMessage = { type: typeof workerMessages.saveDocument; path: string };

/** `build` is undefined if the waiting worker has not said it. */
export type GiveWayMessage = { type: typeof workerMessages.giveWay; build: string | undefined };

/** Attribute of `<html>` in a saved document: when the server sent it, in milliseconds since 1970. */
export const DOCUMENT_SAVED_AT = 'data-saved-at';

/** Cache of the saved documents; the build's id follows. */
export const DOCUMENTS_CACHE_PREFIX = 'documents-';
