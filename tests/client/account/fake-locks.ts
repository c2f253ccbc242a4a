import { afterAll, beforeAll } from 'vitest';

/** Exclusive locks by name, which jsdom lacks; a waiting request can be aborted. */
export function fakeLocks(): void {
  const last = new Map<string, Promise<unknown>>();
  const request = <T>(name: string, ...given: [LockOptions, () => Promise<T>] | [() => Promise<T>]): Promise<T> => {
    const [{ signal }, work] = given.length === 2 ? given : [{} as LockOptions, given[0]];
    const turn = (last.get(name) ?? Promise.resolve()).then(() => {
      signal?.throwIfAborted();
      return work();
    });
    last.set(
      name,
      turn.catch(() => {}),
    );
    return turn;
  };
  beforeAll(() => {
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  });
  afterAll(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });
}
