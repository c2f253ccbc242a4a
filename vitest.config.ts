import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Opening databases and browsers is slow on two busy cores. */
const PATIENCE_MS = 60_000;
/** Polls succeed at once on an idle machine; a busy one needs more than the default second. */
const expectSoon = { poll: { timeout: 10_000 } };
const node = { environment: 'node' as const, setupFiles: ['tests/setup/quiet-console.ts'], expect: expectSoon };
/** A test that measures memory collects garbage first: V8 may crash when a flag changes after its start. */
const api = { ...node, include: ['tests/api/**/*.test.ts'], execArgv: ['--expose-gc'] };

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
          css: { modules: { classNameStrategy: 'non-scoped' } },
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
      {
        test: {
          ...api,
          name: 'api',
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
      {
        test: {
          ...api,
          name: 'api-postgres',
          globalSetup: ['tests/setup/postgres-global.ts'],
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
          globalSetup: ['tests/setup/site-global.ts'],
          expect: expectSoon,
          testTimeout: 2 * PATIENCE_MS,
          hookTimeout: 3 * PATIENCE_MS,
        },
      },
    ],
  },
});
