/**
 * Whether the device has a database of this name; asked so that none is made to look into it.
 * @param ifUntold the answer of a browser that does not tell
 */
export async function hasDatabase(wanted: string, ifUntold = false): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === wanted);
  } catch {
    return ifUntold;
  }
}
