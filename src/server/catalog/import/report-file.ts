import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { ImportRejection, ImportReport } from './import-report.ts';

/** The report as JSON, `rejected` first: written as the import goes on, since it may be longer than memory. */
export class ReportFile {
  readonly #stream: WriteStream;
  readonly #done: Promise<void>;
  #count = 0;

  constructor(path: string) {
    this.#stream = createWriteStream(path);
    this.#done = finished(this.#stream);
    // A failure is told by `end`, also when it came long before.
    this.#done.catch(() => {});
    this.#stream.write('{\n  "rejected": [');
  }

  add = (rejection: ImportRejection): void => {
    this.#stream.write(`${this.#count === 0 ? '' : ','}\n    ${JSON.stringify(rejection)}`);
    this.#count += 1;
  };

  async end({ rejected: _, ...summary }: ImportReport): Promise<void> {
    const members = Object.entries(summary).map(
      ([name, value]) => `,\n  ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
    );
    this.#stream.end(`\n  ]${members.join('')}\n}\n`);
    await this.#done;
  }
}
