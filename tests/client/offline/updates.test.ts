import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { updateState as stored } from '../../../src/client/offline/updates/update-state.ts';
import { startUpdates } from '../../../src/client/offline/updates/updates.ts';
import { giveWayToNext } from '../../../src/client/offline/updates/worker-build.ts';
import { takeToasts } from '../../../src/client/ui/toast/toast.ts';
import { ownJson } from '../../setup/own-answers.ts';

const MINUTE_MS = 60_000;

/** A worker that reports its build. */
class Worker extends EventTarget {
  state = 'installed';
  readonly buildId: string;
  constructor(buildId: string) {
    super();
    this.buildId = buildId;
  }
  readonly messages: object[] = [];
  postMessage(message: object, [port]: MessagePort[] = []) {
    this.messages.push(message);
    port?.postMessage(this.buildId);
  }
}

class Registration extends EventTarget {
  active = new Worker('a');
  waiting: Worker | null = null;
  installing: Worker | null = null;
  update = vi.fn(async () => {});
}

let registration: Registration;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  registration = new Registration();
  const container = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  vi.stubGlobal('fetch', async () => ownJson({ buildId: 'b', minSupported: 1 }));
});

afterEach(() => {
  stop();
  stop = () => {};
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  takeToasts();
});

const start = () => {
  stop = startUpdates({ ownBuildId: 'a', onNavigation: () => () => {}, onArrival: () => () => {} });
};

const updateState = () => {
  const state = stored.get();
  return { newer: 'newer' in state ? state.newer : undefined, isReady: state.stage === 'ready' };
};

/** Advances timers, and lets message channels deliver: fake timers do not control those. */
const settle = async (milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
};

describe('a new build whose worker does not arrive', () => {
  it('is not offered, and its worker is requested until it is installed', async () => {
    registration.update.mockRejectedValueOnce(new TypeError('Failed to update'));
    start();
    await vi.waitFor(() => expect(registration.update).toHaveBeenCalledTimes(1));
    await settle(0);
    expect(updateState()).toMatchObject({ newer: 'b', isReady: false });
    expect(takeToasts()).toEqual([]);
    registration.update.mockImplementation(async () => {
      registration.waiting = new Worker('b');
    });
    await vi.waitFor(async () => {
      await settle(MINUTE_MS);
      expect(updateState().isReady).toBe(true);
    });
    expect(takeToasts()).toHaveLength(1);
    const looks = registration.update.mock.calls.length;
    await settle(60 * MINUTE_MS - 1);
    expect(registration.update.mock.calls.length - looks).toBeLessThanOrEqual(1);
  });

  it('is not offered to a page of that build whose worker still waits', async () => {
    registration.active = new Worker('older');
    registration.waiting = new Worker('a');
    vi.stubGlobal('fetch', async () => ownJson({ buildId: 'a', minSupported: 1 }));
    start();
    await settle(MINUTE_MS);
    expect(updateState()).toMatchObject({ newer: undefined, isReady: false });
    expect(takeToasts()).toEqual([]);
  });
});

describe('a new build whose worker waits', () => {
  it('is what a reload loads: the active worker gives way, and stays active', async () => {
    const waiting = new Worker('b');
    registration.waiting = waiting;
    expect(await giveWayToNext('a')).toBe(true);
    expect(waiting.messages).toEqual([{ type: 'GET_BUILD' }]);
    expect(registration.active.messages).toEqual([{ type: 'GIVE_WAY', build: 'b' }]);
  });

  it('is activated at once if the active worker does not answer', async () => {
    const waiting = new Worker('b');
    registration.waiting = waiting;
    registration.active.postMessage = () => {};
    let isReady: boolean | undefined;
    void giveWayToNext('a').then((answer) => {
      isReady = answer;
    });
    await vi.waitFor(async () => {
      await settle(500);
      expect(isReady).toBe(true);
    });
    expect(waiting.messages.at(-1)).toEqual({ type: 'SKIP_WAITING' });
  });

  it('is activated by a page of that build, some time after its start', async () => {
    const waiting = new Worker('a');
    registration.active = new Worker('older');
    registration.waiting = waiting;
    vi.stubGlobal('fetch', async () => ownJson({ buildId: 'a', minSupported: 1 }));
    start();
    await settle(2_000);
    expect(waiting.messages).not.toContainEqual({ type: 'SKIP_WAITING' });
    await vi.waitFor(async () => {
      await settle(1_000);
      expect(waiting.messages).toContainEqual({ type: 'SKIP_WAITING' });
    });
  });

  it('is not activated by a page of another build', async () => {
    const waiting = new Worker('b');
    registration.waiting = waiting;
    start();
    for (let seconds = 0; seconds < 60; seconds += 1) await settle(1_000);
    expect(waiting.messages).not.toContainEqual({ type: 'SKIP_WAITING' });
  });
});
