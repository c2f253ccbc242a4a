import type { Pool } from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Precedence } from '../../../src/server/platform/work/precedence.ts';

const FEW = 1;
const MANY = 30;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function start() {
  const log: string[] = [];
  const precedence = new Precedence();
  const pool = precedence.over({
    query: async (text: string) => {
      log.push(text);
      await sleep(5);
    },
  } as unknown as Pool);
  const read = (name: string, backlog: number, statements = 4) =>
    precedence.run(backlog, async () => {
      for (let at = 1; at <= statements; at += 1) await pool.query(`${name}${at}`);
    });
  return { log, pool, read };
}

describe('reads that run at the same time', () => {
  it('wait between their statements for the read of a client with fewer requests', async () => {
    const { log, read } = start();
    await Promise.all([read('heavy', MANY), read('light', FEW)]);
    expect(log).toEqual(['heavy1', 'light1', 'light2', 'light3', 'light4', 'heavy2', 'heavy3', 'heavy4']);
  });

  it('alternate if their clients ask for about as much', async () => {
    const { log, read } = start();
    await Promise.all([read('a', FEW + 5, 2), read('b', FEW, 2)]);
    expect(log).toEqual(['a1', 'b1', 'a2', 'b2']);
  });

  it('go on after a second even if lighter ones never pause', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { log, read } = start();
    let isOver = false;
    // Two of them overlap at any time.
    const others = ['x', 'y'].map(async (name, index) => {
      await sleep(index * 10);
      while (!isOver) await read(name, FEW);
    });
    const heavy = sleep(15)
      .then(() => read('heavy', MANY))
      .finally(() => {
        isOver = true;
      });
    await vi.advanceTimersByTimeAsync(3_000);
    await Promise.all([heavy, ...others]);
    expect(log.filter((text) => text.startsWith('heavy'))).toHaveLength(4);
    expect(log.indexOf('heavy1')).toBeGreaterThan(100);
  });

  it('go on when the lighter one fails', async () => {
    const { log, pool, read } = start();
    const precedence = new Precedence();
    await expect(precedence.run(FEW, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    await Promise.all([read('heavy', MANY, 2), read('light', FEW, 0)]);
    expect(log).toEqual(['heavy1', 'heavy2']);
    await pool.query('outside of a read');
    expect(log).toHaveLength(3);
  });
});
