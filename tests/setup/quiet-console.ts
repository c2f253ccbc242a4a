import { afterEach, beforeEach, expect, vi } from 'vitest';

/** An error on the console is a failure; a test that provokes one spies on it itself. */
let spy: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  spy = vi.spyOn(console, 'error');
});

afterEach(() => {
  const calls = vi.isMockFunction(console.error) ? vi.mocked(console.error).mock.calls : [];
  spy.mockRestore();
  expect(calls).toEqual([]);
});
