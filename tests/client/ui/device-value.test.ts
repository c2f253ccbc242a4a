import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DeviceValueOptions, deviceValue } from '../../../src/client/ui/device/device-value.ts';

const KEY = 'rasteh-test';
const NONE: readonly number[] = [];

const parseNumbers = (stored: unknown): readonly number[] =>
  Array.isArray(stored) ? stored.filter((one) => typeof one === 'number') : NONE;

const build = (options?: DeviceValueOptions) => deviceValue(KEY, parseNumbers, options);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  vi.restoreAllMocks();
});

const refuseWrites = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

/** As another tab's write arrives. */
function writeInOtherTab(text: string | null, key: string | null = KEY) {
  if (text === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, text);
  dispatchEvent(new StorageEvent('storage', { key }));
}

describe('deviceValue', () => {
  it('is read again by the next page', () => {
    expect(build().set([1, 2])).toBe(true);
    expect(localStorage.getItem(KEY)).toBe('[1,2]');
    expect(build().get()).toEqual([1, 2]);
  });

  it('is the same object as long as the same text is stored', () => {
    const value = build();
    value.set([1]);
    expect(value.get()).toBe(value.get());
    localStorage.setItem(KEY, '[2]');
    expect(value.get()).toEqual([2]);
  });

  it('takes nothing of another shape from the storage', () => {
    for (const text of ['', '{', 'null', '7', '{"a":1}', '["x",null]']) {
      localStorage.setItem(KEY, text);
      expect(build().get(), text).toEqual([]);
    }
    localStorage.setItem(KEY, '["x",3]');
    expect(build().get()).toEqual([3]);
  });

  it('may be plain text, and may end with the tab', () => {
    const value = deviceValue(KEY, (stored) => String(stored ?? ''), { kind: 'session', isPlainText: true });
    value.set('dark');
    expect([sessionStorage.getItem(KEY), localStorage.length]).toEqual(['dark', 0]);
    expect(value.get()).toBe('dark');
  });

  it('tells of a change in this tab and in others, once each', () => {
    const value = build();
    const listener = vi.fn();
    const stop = value.subscribe(listener);
    value.set([1]);
    value.set([1]);
    expect(listener).toHaveBeenCalledTimes(1);
    writeInOtherTab('[5]');
    expect([value.get(), listener.mock.calls.length]).toEqual([[5], 2]);
    writeInOtherTab('[6]', 'rasteh-other');
    expect(listener).toHaveBeenCalledTimes(2);
    // `localStorage.clear()` names no key.
    writeInOtherTab(null, null);
    expect([value.get(), listener.mock.calls.length]).toEqual([[], 3]);
    stop();
    writeInOtherTab('[7]');
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('lives as long as the page where the storage is full, until another tab has stored one', () => {
    const value = build();
    const listener = vi.fn();
    value.subscribe(listener);
    value.set([1]);
    const full = refuseWrites();
    expect(value.set([2])).toBe(false);
    expect([value.get(), build().get(), listener.mock.calls.length]).toEqual([[2], [1], 2]);
    full.mockRestore();
    writeInOtherTab('[3]');
    expect(value.get()).toEqual([3]);
  });

  it('that must be stored is not set where it cannot be', () => {
    refuseWrites();
    const value = build({ isStoredOnly: true });
    expect([value.set([1]), value.get()]).toEqual([false, []]);
  });

  it('works where the browser stores nothing at all', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const value = build();
    expect([value.get(), value.set([1]), value.get()]).toEqual([[], false, [1]]);
    value.drop();
    expect(value.get()).toEqual([]);
  });

  it('neither writes nor reads a very long text', () => {
    const long = Array.from({ length: 60_000 }, () => 1);
    expect(build().set(long)).toBe(false);
    expect(localStorage.getItem(KEY)).toBeNull();
    localStorage.setItem(KEY, JSON.stringify(long));
    expect(build().get()).toEqual([]);
  });

  it('is gone once it is dropped', () => {
    const value = build();
    value.set([1]);
    value.drop();
    expect([value.get(), localStorage.length]).toEqual([[], 0]);
  });
});
