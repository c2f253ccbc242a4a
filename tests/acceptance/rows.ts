/**
 * A file of tests whose assertions depend on a clock, on frames or on the garbage collector, so that it needs a quiet
 * machine, or a folder or file of random runs, of which npm test makes few.
 */
export interface TestRow {
  row: string;
  /** What it proves, as a sentence. */
  proves: string;
  project: 'figures' | 'figures-browser' | 'core' | 'api';
  file: string;
  /** Random runs: many of them, with another seed each time. @default false */
  isRandom?: boolean;
}

export const testRows: TestRow[] = [
  {
    row: 'random-ledger',
    proves: 'Random transfers among wallets leave every balance as a model has it, and the ledger whole.',
    project: 'api',
    file: 'tests/api/wallet/random-ledger.test.ts',
    isRandom: true,
  },
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
    row: 'long-thread',
    proves: 'A thread of 10,000 messages scrolls without a long task on a processor that is four times slower.',
    project: 'figures-browser',
    file: 'tests/acceptance/browser/long-thread.test.ts',
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
    row: 'chaos',
    proves: 'Two hundred writes over kills of browser and server and lost answers stand once, under their own users.',
    project: 'figures-browser',
    file: 'tests/acceptance/browser/chaos.test.ts',
    isRandom: true,
  },
  {
    row: 'damaged-storage',
    proves: 'Every page is usable in three seconds on a damaged storage, and nothing that was typed is lost.',
    project: 'figures-browser',
    file: 'tests/acceptance/browser/damaged-storage.test.ts',
  },
  {
    row: 'live-latency',
    proves: 'A message is on another device in 300 ms at 1,000 streams, and over a second server in 1.5 s.',
    project: 'figures',
    file: 'tests/acceptance/node/live-latency.test.ts',
  },
  {
    row: 'event-loop',
    proves: 'A slow query of the embedded engine does not block the event loop.',
    project: 'figures',
    file: 'tests/acceptance/node/event-loop.test.ts',
  },
  {
    row: 'L1',
    proves: 'Five thousand idle live streams need at most 300 MB.',
    project: 'figures',
    file: 'tests/acceptance/node/live-streams.test.ts',
  },
  {
    row: 'heavy-input',
    proves: 'The worst of what a user may send delays nobody else by more than 150 ms.',
    project: 'figures',
    file: 'tests/acceptance/node/heavy-input.test.ts',
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
  {
    row: 'random-filters',
    proves: 'SQL and the device find the same products for eleven thousand random lists of filters.',
    project: 'api',
    file: 'tests/api/catalog/filters-differential.test.ts',
    isRandom: true,
  },
  {
    row: 'random-packs',
    proves: 'A pack finds what the server finds for ten thousand random lists of filters.',
    project: 'api',
    file: 'tests/api/catalog/packs.test.ts',
    isRandom: true,
  },
  {
    row: 'random-comments',
    proves: 'Comments follow their model through five hundred random chains of moves.',
    project: 'api',
    file: 'tests/api/content/comment-chains.embedded.test.ts',
    isRandom: true,
  },
  {
    row: 'random-trade',
    proves: 'Trade requests follow the rules through ten thousand random moves of everybody.',
    project: 'api',
    file: 'tests/api/trade/request-model.test.ts',
    isRandom: true,
  },
  {
    row: 'random-core',
    proves: 'The rules hold for other random values than those of npm test.',
    project: 'core',
    file: 'tests/core',
    isRandom: true,
  },
];
