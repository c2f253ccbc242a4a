import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A console error fails the test; a test that provokes one spies on the console itself. */
let spy: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  spy = vi.spyOn(console, 'error');
});

afterEach(() => {
  const calls = vi.isMockFunction(console.error) ? vi.mocked(console.error).mock.calls : [];
  spy.mockRestore();
  expect(calls).toEqual([]);
});
