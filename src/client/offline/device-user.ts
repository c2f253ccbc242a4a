let readUser = (): string | undefined => undefined;

/** The user for whom this device keeps and shows what is written now; undefined for somebody who is not signed in. */
export const deviceUser = (): string | undefined => readUser();

/** The session is in a layer above: it says here who is signed in. */
export function setDeviceUser(read: () => string | undefined): void {
  readUser = read;
}
