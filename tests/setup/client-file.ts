import { vi } from 'vitest';

declare global {
  /** Absent in a file that chooses another environment. */
  var __vitest_start_file__: (() => Promise<void>) | undefined;
}

vi.useRealTimers();
vi.unstubAllGlobals();
vi.resetModules();
await globalThis.__vitest_start_file__?.();

// It must find the DOM of this file.
const { configure } = await import('@testing-library/react');
// A real server answers while other tests use the same cores.
configure({ asyncUtilTimeout: 30_000 });
