import type { Db } from '../../db/open-database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { encoded } from '../../platform/stream-bytes.ts';
import { type ZipEntry, zipOf } from '../../platform/zip.ts';
import { type ExportOf, exportText } from './export-person.ts';

const DATA_NAME = 'data.json';
const TEXT_LEVEL = 6;
/** Images and PDF are compressed already. */
const CONTENT_LEVEL = 0;

interface Source {
  db: Db;
  files: FileStore;
}

/** A ZIP of everything about a person: `data.json`, and the contents of the files where it says. */
export const exportArchive = (source: Source, given: ExportOf): AsyncGenerator<Uint8Array> =>
  zipOf(entriesOf(source, given));

async function* entriesOf({ db, files }: Source, given: ExportOf): AsyncGenerator<ZipEntry> {
  yield { name: DATA_NAME, at: given.now, level: TEXT_LEVEL, content: encoded(exportText(db, given)) };
  for (const { contents } of given.parts) {
    if (!contents) continue;
    for await (const { path, at, key } of contents(db, given.actor.userId)) {
      const content = await files.open(key);
      // Undefined for a file that was removed meanwhile.
      if (content) yield { name: path, at, level: CONTENT_LEVEL, content };
    }
  }
}
