import { makeZip } from 'client-zip';
import type { Db } from '../../db/open-database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { encoded } from '../../platform/http/stream-bytes.ts';
import { type ExportOf, exportText } from './export-person.ts';

const DATA_NAME = 'data.json';

interface Source {
  db: Db;
  files: FileStore;
}

interface Entry {
  name: string;
  lastModified: Date;
  input: AsyncIterable<Uint8Array>;
}

/** A ZIP of everything about a person: `data.json`, and the contents of the files where it says. Holds no content. */
export async function* exportArchive(source: Source, given: ExportOf): AsyncGenerator<Uint8Array> {
  yield* makeZip(entriesOf(source, given));
}

async function* entriesOf({ db, files }: Source, given: ExportOf): AsyncGenerator<Entry> {
  yield { name: DATA_NAME, lastModified: given.now, input: encoded(exportText(db, given)) };
  for (const { contents } of given.parts) {
    if (!contents) continue;
    for await (const { path, at, key } of contents(db, given.actor.userId)) {
      const content = await files.open(key);
      // Undefined for a file that was removed meanwhile.
      if (content) yield { name: path, lastModified: at, input: content };
    }
  }
}
