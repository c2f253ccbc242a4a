import { connectDatabase } from '../saved-reads/idb-connection.ts';
import { BLOBS_DATABASE } from './blobs-database.ts';
import { keptBlobs } from './kept-blobs.ts';

/** A large file on a slow flash memory. */
const TIMEOUT_MS = 30_000;

const database = connectDatabase(BLOBS_DATABASE, ['heads', 'contents'], {
  durability: 'strict',
  timeoutMs: TIMEOUT_MS,
});

/** The files that wait on this device, of all its users and tabs. */
export const deviceBlobs = keptBlobs(database.store('heads'), database.store('contents'));
