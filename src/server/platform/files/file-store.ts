/** Where the contents of files are. A key is made by `newFileKey`; a file never changes after it was put. */
export interface FileStore {
  /**
   * Durable once it resolves. Two puts of one key have the same bytes.
   * @throws a 507 problem without space, 503 if the store does not answer
   */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Undefined for a key without a file. */
  find(key: string): Promise<Buffer | undefined>;
  /** As `find`, but the content comes in pieces, as fast as they are taken. Whoever opens it reads it or ends it. */
  open(key: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Also what an aborted put has left. A key without a file is no error. */
  remove(key: string): Promise<void>;
}
