import { afterAll, beforeAll } from 'vitest';

/** Exclusive locks of one name, which jsdom lacks; a waiting request can be aborted. */
export function fakeLocks(): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = <T>(_name: string, { signal }: LockOptions, work: () => Promise<T>): Promise<T> => {
    const turn = last.then(() => {
      signal?.throwIfAborted();
      return work();
    });
    last = turn.catch(() => {});
    return turn;
  };
  beforeAll(() => {
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  });
  afterAll(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });
}
