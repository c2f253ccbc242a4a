import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LongFirst } from './scripts/test/long-first.ts';

/** The one deadline of every project: a busy machine is slow, and a test that hangs still ends. */
const PATIENCE_MS = 120_000;
/** Polls succeed at once on an idle machine; a busy one needs more than the default second. */
const expectSoon = { poll: { timeout: 30_000 } };
/** What a test expected is shown in full: the log of CI is all that is left of a run. */
const chaiConfig = { truncateThreshold: 400 };
const node = {
  environment: 'node' as const,
  setupFiles: ['tests/setup/patience.ts', 'tests/setup/quiet-console.ts', 'tests/setup/fixed-seed.ts'],
  expect: expectSoon,
  chaiConfig,
  testTimeout: PATIENCE_MS,
  hookTimeout: PATIENCE_MS,
};
const api = {
  ...node,
  include: ['tests/api/**/*.test.ts'],
  // Each test opens an app of its own; loading the server anew for each of 150 files took five seconds of each.
  isolate: false,
};
/** Files of `together` share the site and the machine with one another; those of `alone` have the machine for themselves. */
const browser = {
  environment: 'node' as const,
  globalSetup: ['tests/setup/site-global.ts'],
  setupFiles: ['tests/setup/left-devices.ts'],
  // Only here: a browser has its own clock. What passes on its second run is listed as flaky.
  retry: 1,
  // One limit for every file: a slow machine took 120 seconds for pages that take 50 on a quick one.
  expect: { poll: { timeout: 90_000 } },
  chaiConfig,
  testTimeout: 6 * PATIENCE_MS,
  hookTimeout: 3 * PATIENCE_MS,
};

/** As modules that a file loads anew: they keep the document that they found when they were loaded. */
const testingLibrary = ['react', 'dom'].map((name) => ({
  find: `@testing-library/${name}`,
  replacement: join(import.meta.dirname, `node_modules/@testing-library/${name}/dist/@testing-library/${name}.esm.js`),
}));

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      { test: { ...node, name: 'core', include: ['tests/core/**/*.test.ts'], isolate: false } },
      {
        plugins: [react()],
        define: { __BUILD_ID__: JSON.stringify('test') },
        resolve: { alias: testingLibrary },
        test: {
          name: 'client',
          include: ['tests/client/**/*.test.{ts,tsx}'],
          environment: './tests/setup/client-environment.ts',
          // A file shares its worker with others: see the environment.
          isolate: false,
          server: { deps: { inline: [/@testing-library/, /fake-indexeddb/, /@mantine\/notifications/] } },
          setupFiles: [
            'tests/setup/client-file.ts',
            'tests/setup/patience.ts',
            'tests/setup/quiet-console.ts',
            'tests/setup/fixed-seed.ts',
          ],
          expect: expectSoon,
          chaiConfig,
          css: { modules: { classNameStrategy: 'non-scoped' } },
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
      { test: { ...api, name: 'api' } },
      {
        test: {
          ...api,
          name: 'api-postgres',
          // Every test that writes, or asks SQL of its own, runs on both engines; those named so need the embedded one at most.
          exclude: ['tests/api/**/*.embedded.test.ts'],
          globalSetup: ['tests/setup/postgres-global.ts'],
        },
      },
      { test: { ...browser, name: 'e2e', include: ['tests/e2e/together/**/*.test.ts'] } },
      { test: { ...browser, name: 'e2e-alone', include: ['tests/e2e/alone/**/*.test.ts'], fileParallelism: false } },
      // Not in npm test: what they assert depends on a quiet machine.
      {
        test: {
          ...node,
          name: 'figures',
          include: ['tests/acceptance/node/**/*.test.ts'],
          fileParallelism: false,
          // V8 may crash when a flag changes after its start.
          execArgv: ['--expose-gc'],
        },
      },
      {
        test: {
          ...browser,
          name: 'figures-browser',
          // What people have, not the quicker one of the other tests.
          env: { TEST_BROWSER: 'chromium' },
          include: ['tests/acceptance/browser/**/*.test.ts'],
          fileParallelism: false,
          retry: 0,
        },
      },
    ],
  },
});
