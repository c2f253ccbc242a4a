import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AppError } from '../../../src/server/platform/errors/app-error.ts';
import { WorkBudget } from '../../../src/server/platform/work/work-budget.ts';
import { WorkGate, type WorkLimits } from '../../../src/server/platform/work/work-gate.ts';

function build(limits: Partial<WorkLimits> = {}) {
  const refusals: string[] = [];
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const gate = new WorkGate({ limits, onRefusal: (reason) => refusals.push(reason) });
  /** Work that runs until `endOne`. */
  const run = (client: string | undefined) =>
    gate
      .run(client, () => {
        started.push(client ?? '–');
        return new Promise<void>((resolve) => ends.push(resolve));
      })
      .then(
        () => 'done',
        (error: AppError) => `${error.status} ${error.code} ${error.headers?.['retry-after']}`,
      );
  const endOne = async () => {
    ends.shift()?.();
    await sleep(0);
  };
  return { gate, refusals, started, run, endOne };
}

describe('WorkGate', () => {
  it('starts work of clients in turn, however many one client asks for', async () => {
    const { run, endOne, started } = build({ slots: 2, slotsPerClient: 1 });
    for (const client of ['a', 'a', 'a', 'a', 'b', 'b', 'c']) void run(client);
    expect(started).toEqual(['a', 'b']);
    for (let time = 0; time < 5; time++) await endOne();
    expect(started.join('')).toBe('ababca');
  });

  it('prefers who runs least', async () => {
    const { run, endOne, started } = build({ slots: 2, slotsPerClient: 2 });
    for (const client of ['a', 'a', 'a', 'b']) void run(client);
    await endOne();
    expect(started.join('')).toBe('aab');
  });

  it('leaves slots free for others while one client waits', async () => {
    const { run, started } = build({ slots: 4, slotsPerClient: 2 });
    for (let time = 0; time < 5; time++) void run('a');
    void run('b');
    expect(started).toEqual(['a', 'a', 'b']);
  });

  it('runs work inside other work at once', async () => {
    const { run, started } = build({ slots: 1 });
    void run('a');
    void run(undefined);
    expect(started).toEqual(['a', '–']);
  });

  it('refuses with 429 who waits for itself, and with 503 who waits for others', async () => {
    const own = build({ slots: 2, slotsPerClient: 1, turnPatienceMs: 20 });
    void own.run('a');
    expect(await own.run('a')).toBe('429 budget_spent 1');
    const full = build({ slots: 1, turnPatienceMs: 20 });
    void full.run('a');
    expect(await full.run('b')).toBe('503 busy 2');
    expect([own.refusals, full.refusals]).toEqual([['budget'], ['busy']]);
    expect([own.gate.waitingCount, full.gate.waitingCount]).toEqual([0, 0]);
  });

  it('bounds who waits, of one client and in all', async () => {
    const { run, gate } = build({ slots: 1, waitingPerClient: 2, waitingMax: 3, turnPatienceMs: 20 });
    for (const client of ['a', 'a', 'a', 'b']) void run(client);
    expect(gate.waitingCount).toBe(3);
    expect(await run('a')).toMatch('429');
    expect(await run('c')).toMatch('503');
  });

  it('goes on after work that fails', async () => {
    const gate = new WorkGate({ limits: { slots: 1 } });
    const failing = gate.run('a', () => Promise.reject(new Error('no database')));
    const next = gate.run('b', async () => 'done');
    await expect(failing).rejects.toThrow('no database');
    expect(await next).toBe('done');
  });

  it('lets a client whose budget is spent wait until it has regained some', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const gate = new WorkGate({ limits: { burstMs: 10, refillMs: 500, patienceMs: 1_000 } });
    const first = gate.run('a', () => new Promise((resolve) => setTimeout(resolve, 60)));
    await vi.advanceTimersByTimeAsync(60);
    await first;
    const later = gate.run('a', async () => 'later');
    expect(await gate.run('b', async () => 'at once')).toBe('at once');
    await vi.advanceTimersByTimeAsync(80);
    expect(gate.waitingCount).toBe(1);
    await vi.advanceTimersByTimeAsync(80);
    expect(gate.waitingCount).toBe(0);
    expect(await later).toBe('later');
  });

  it('lets a client with a budget wait longer for its turn than one without', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const limits = { slots: 2, slotsPerClient: 1, burstMs: 100, refillMs: 0.001, turnPatienceMs: 500, patienceMs: 50 };
    const { gate, run } = build(limits);
    await gate.run('poor', async () => void vi.advanceTimersByTime(200));
    void run('rich');
    const answers: string[] = [];
    for (const client of ['rich', 'poor'])
      void run(client).then((answer) => answers.push(`${client} ${answer.slice(0, 3)}`));
    await vi.advanceTimersByTimeAsync(60);
    expect(answers).toEqual(['poor 429']);
    await vi.advanceTimersByTimeAsync(500);
    expect(answers).toEqual(['poor 429', 'rich 429']);
  });

  it('charges work that shares the server only its part of the time', async () => {
    const clock = { ms: 0 };
    const gate = new WorkGate({ limits: { burstMs: 100, refillMs: 0.001, patienceMs: 10 }, now: () => clock.ms });
    const ends: (() => void)[] = [];
    const work = () => new Promise<void>((resolve) => ends.push(resolve));
    const both = [gate.run('a', work), gate.run('b', work)];
    clock.ms = 150;
    for (const end of ends) end();
    await Promise.all(both);
    expect(await gate.run('a', async () => 'done')).toBe('done');
  });
});

describe('WorkBudget', () => {
  it('refills up to its burst, and forgets the client that was charged longest ago', () => {
    const clock = { ms: 0 };
    const budget = new WorkBudget({ burstMs: 100, refillMs: 50, clientsMax: 2 }, () => clock.ms);
    budget.charge('a', 200);
    expect([budget.balanceMs('a'), budget.secondsToWait('a')]).toEqual([-100, 2]);
    clock.ms = 2_500;
    expect([budget.balanceMs('a'), budget.secondsToWait('a')]).toEqual([25, 0]);
    clock.ms = 60_000;
    expect(budget.balanceMs('a')).toBe(100);
    for (const client of ['b', 'c']) budget.charge(client, 10);
    expect(budget.size).toBe(2);
  });
});
