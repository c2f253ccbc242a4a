/** A file of tests whose assertions depend on a clock, on frames or on the garbage collector: it needs a quiet machine. */
export interface TestRow {
  row: string;
  /** What it proves, as a sentence. */
  proves: string;
  project: 'figures' | 'figures-browser';
  file: string;
}

export const testRows: TestRow[] = [
  {
    row: 'steady-pages',
    proves: 'No page moves when its font, its code and its slow data come, on a phone and on a desktop.',
    project: 'figures-browser',
    file: 'tests/acceptance/browser/steady-pages.test.ts',
  },
  {
    row: 'second-visit',
    proves: 'A first visit, a later one from the saved document and a lost network move nothing that is shown.',
    project: 'figures-browser',
    file: 'tests/acceptance/browser/second-visit.test.ts',
  },
  {
    row: 'list-fling',
    proves: 'A long list shifts nothing that is shown while it is flung.',
    project: 'figures-browser',
    file: 'tests/acceptance/browser/list-fling.test.ts',
  },
  {
    row: 'warm-up',
    proves: 'Likely pages are read on a quiet page of a good line, and not where bytes are dear.',
    project: 'figures-browser',
    file: 'tests/acceptance/browser/warm-up.test.ts',
  },
  {
    row: 'saved-reads-start',
    proves: 'A device with a thousand saved reads starts as fast as one with ten.',
    project: 'figures-browser',
    file: 'tests/acceptance/browser/saved-reads-start.test.ts',
  },
  {
    row: 'opening-times',
    proves: 'Pages open in five seconds on a device with a broken storage, and in three without a network.',
    project: 'figures-browser',
    file: 'tests/acceptance/browser/opening-times.test.ts',
  },
  {
    row: 'event-loop',
    proves: 'A slow query of the embedded engine does not block the event loop.',
    project: 'figures',
    file: 'tests/acceptance/node/event-loop.test.ts',
  },
  {
    row: 'import-memory',
    proves: 'A file of 40 MB is read with 10 MB of memory.',
    project: 'figures',
    file: 'tests/acceptance/node/import-memory.test.ts',
  },
  {
    row: 'image-memory',
    proves: 'An image that is huge to open is refused, or kept, without the memory for it.',
    project: 'figures',
    file: 'tests/acceptance/node/image-memory.test.ts',
  },
];
