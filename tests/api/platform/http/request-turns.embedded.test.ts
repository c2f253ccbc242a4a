import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { RequestTurns } from '../../../../src/server/platform/http/request-turns.ts';

describe('RequestTurns', () => {
  it('handles few requests at once as they come', () => {
    const turns = new RequestTurns(2);
    const handled: string[] = [];
    for (const client of ['a', 'b', 'a']) turns.run(client, () => handled.push(client));
    expect(handled).toEqual(['a', 'b', 'a']);
  });

  it('lets another client in before the many of one, which keep their order', async () => {
    const turns = new RequestTurns(2);
    const handled: string[] = [];
    for (let number = 1; number <= 5; number++) turns.run('a', () => handled.push(`a${number}`));
    turns.run('b', () => handled.push('b1'));
    expect(handled).toEqual(['a1', 'a2', 'b1']);
    await setImmediate();
    turns.run('b', () => handled.push('b2'));
    turns.run('a', () => handled.push('a6'));
    for (let turn = 0; turn < 3; turn++) await setImmediate();
    expect(handled).toEqual(['a1', 'a2', 'b1', 'a3', 'a4', 'b2', 'a5', 'a6']);
  });

  it('starts anew in the next turn', async () => {
    const turns = new RequestTurns(1);
    let handled = 0;
    for (let turn = 0; turn < 3; turn++) {
      turns.run('a', () => {
        handled += 1;
      });
      await setImmediate();
      await setImmediate();
    }
    expect(handled).toBe(3);
  });
});
