import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** The one deadline of every project: a busy machine is slow, and a test that hangs still ends. */
const PATIENCE_MS = 60_000;
/** Polls succeed at once on an idle machine; a busy one needs more than the default second. */
const expectSoon = { poll: { timeout: 10_000 } };
/** What a test expected is shown in full: the log of CI is all that is left of a run. */
const chaiConfig = { truncateThreshold: 400 };
const node = {
  environment: 'node' as const,
  setupFiles: ['tests/setup/quiet-console.ts'],
  expect: expectSoon,
  chaiConfig,
  testTimeout: PATIENCE_MS,
  hookTimeout: PATIENCE_MS,
};
/** A test that measures memory collects garbage first: V8 may crash when a flag changes after its start. */
const api = {
  ...node,
  include: ['tests/api/**/*.test.ts'],
  execArgv: ['--expose-gc'],
  // Each test opens an app of its own; loading the server anew for each of 150 files took five seconds of each.
  isolate: false,
};
/** What asks no other SQL than the rest does, or none: the embedded engine is enough. */
const onOneEngine = [
  'tests/api/content/{comment-chains,demo-*}.test.ts',
  'tests/api/files/{bombs,disguised-files}.test.ts',
  'tests/api/import/{bmecat*,date-cells,every-feature,examples,existing-categories,file-encodings}.test.ts',
  'tests/api/import/{number-texts,parse-measure,seed,shared-files,streaming,table-files}.test.ts',
  'tests/api/openapi/**',
  'tests/api/platform/{accept-encoding,connections,device-pages,env,fair-lru,forged-cursors,http-server}.test.ts',
  'tests/api/platform/{limits,one-client,openapi,origin-check,other-methods,page-cache,precedence}.test.ts',
  'tests/api/platform/{problem-response,public-cache,rate-limit,request-log,request-turns}.test.ts',
  'tests/api/platform/{security-headers,sms,static-files,validate,work-gate}.test.ts',
];
/** Files of `together` share the site and the machine with one another; those of `alone` have the machine for themselves. */
const browser = {
  environment: 'node' as const,
  globalSetup: ['tests/setup/site-global.ts'],
  expect: expectSoon,
  chaiConfig,
  testTimeout: 2 * PATIENCE_MS,
  hookTimeout: 3 * PATIENCE_MS,
};

export default defineConfig({
  test: {
    projects: [
      { test: { ...node, name: 'core', include: ['tests/core/**/*.test.ts'] } },
      {
        plugins: [react()],
        define: { __BUILD_ID__: JSON.stringify('test') },
        test: {
          name: 'client',
          include: ['tests/client/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['tests/setup/quiet-console.ts'],
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
          exclude: onOneEngine,
          globalSetup: ['tests/setup/postgres-global.ts'],
        },
      },
      { test: { ...browser, name: 'e2e', include: ['tests/e2e/together/**/*.test.ts'] } },
      { test: { ...browser, name: 'e2e-alone', include: ['tests/e2e/alone/**/*.test.ts'], fileParallelism: false } },
    ],
  },
});
