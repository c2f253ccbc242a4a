import { describe, expect, it } from 'vitest';
import { HostQueues } from '../../../src/server/push/host-queues.ts';

const limits = { running: 6, perHost: 2, unproven: 4, silentMax: 2 };
const takeAll = (queues: HostQueues<string>) => {
  const taken: { item: string; end: (isAnswered: boolean | undefined) => void }[] = [];
  for (let next = queues.take(); next; next = queues.take()) taken.push(next);
  return taken;
};
const items = (taken: { item: string }[]) => taken.map(({ item }) => item).join(' ');

describe('HostQueues', () => {
  it('gives the hosts in turn, so many of each, proven ones first', () => {
    const queues = new HostQueues<string>(limits);
    for (const item of ['a1', 'a2', 'a3']) queues.add('a', item, false);
    queues.add('b', 'b1', false);
    for (const item of ['p1', 'p2', 'p3']) queues.add('p', item, true);
    const taken = takeAll(queues);
    expect(items(taken)).toBe('p1 p2 a1 b1 a2');
    expect([queues.running, queues.waiting]).toEqual([5, 2]);
    taken[0]?.end(true);
    expect(items(takeAll(queues))).toBe('p3');
  });

  it('leaves room for proven hosts', () => {
    const queues = new HostQueues<string>(limits);
    for (const host of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) queues.add(host, host, false);
    const taken = takeAll(queues);
    expect(items(taken)).toBe('a b c d');
    queues.add('p', 'p1', true);
    queues.add('p', 'p2', true);
    expect(items(takeAll(queues))).toBe('p1 p2');
    for (const { end } of taken) end(true);
    expect(items(takeAll(queues))).toBe('e f g');
  });

  it('gives up a host that stays silent, and counts anew after an answer', () => {
    const queues = new HostQueues<string>({ ...limits, perHost: 1 });
    for (const item of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) queues.add('a', item, false);
    for (const isAnswered of [false, true, false, undefined]) {
      queues.take()?.end(isAnswered);
      expect(queues.takeSilent()).toEqual([]);
    }
    queues.take()?.end(false);
    expect(queues.takeSilent()).toEqual(['a6']);
    expect([queues.running, queues.waiting]).toEqual([0, 0]);
  });
});
