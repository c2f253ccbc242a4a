/*
 * The precached files in few answers: a file costs a device about 15 ms of processor time to fetch and 3 ms to store. The
 * build writes what the worker reads, so both cut the same manifest.
 */

interface ArchivedFile {
  url: string;
  /** Uncompressed. */
  bytes: number;
}

/** Small enough that a broken connection repeats little: about 70 KB compressed. */
const ARCHIVE_BYTES = 256 * 1024;
/** The browser has the largest files from the first page; asked for alone they come from its cache. */
const FILE_BYTES_MAX = 64 * 1024;
const TEXT = /\.(?:js|css|svg|webmanifest)$/;

/** The text files of a manifest, cut in its order. */
export function cutArchives<File extends ArchivedFile>(files: readonly File[]): File[][] {
  const archives: File[][] = [];
  let room = 0;
  for (const file of files) {
    if (!TEXT.test(file.url) || file.bytes > FILE_BYTES_MAX) continue;
    if (file.bytes > room) {
      archives.push([]);
      room = ARCHIVE_BYTES;
    }
    archives.at(-1)?.push(file);
    room -= file.bytes;
  }
  return archives;
}

/** Address of an archive, which holds a JSON array of its files' texts. */
export const archiveUrl = (build: string, index: number): string => `/assets/files-${build}-${index}.json`;
