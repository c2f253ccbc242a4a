let readOwner = (): string | undefined => undefined;

/** The user whose drafts this device shows now; undefined for somebody who is not signed in. */
export const draftOwner = (): string | undefined => readOwner();

/** The session is in a layer above: it says here who is signed in. */
export function setDraftOwner(read: () => string | undefined): void {
  readOwner = read;
}
