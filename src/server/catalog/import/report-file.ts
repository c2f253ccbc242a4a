import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { ImportRejection, ImportReport } from './import-report.ts';

/** Streams the report to a JSON file, `rejected` first: the rejections may not fit in memory. */
export class ReportFile {
  readonly #stream: WriteStream;
  readonly #done: Promise<void>;
  #count = 0;

  constructor(path: string) {
    this.#stream = createWriteStream(path);
    this.#done = finished(this.#stream);
    // `end` throws an earlier failure; this only prevents an unhandled rejection until then.
    this.#done.catch(() => {});
    this.#stream.write('{\n  "rejected": [');
  }

  add = (rejection: ImportRejection): void => {
    this.#stream.write(`${this.#count === 0 ? '' : ','}\n    ${JSON.stringify(rejection)}`);
    this.#count += 1;
  };

  /** @throws the file system's error if the file could not be written */
  async end({ rejected: _, ...summary }: ImportReport): Promise<void> {
    const members = Object.entries(summary).map(
      ([name, value]) => `,\n  ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
    );
    this.#stream.end(`\n  ]${members.join('')}\n}\n`);
    await this.#done;
  }
}
