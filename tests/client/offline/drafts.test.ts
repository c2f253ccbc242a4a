import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Loads the module as after a reload: empty memory, unchanged storages. */
async function reload() {
  vi.resetModules();
  return import('../../../src/client/offline/drafts/drafts.ts');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const refuse = (
  name: 'QuotaExceededError' | 'SecurityError',
  isRefused: (storage: Storage, key: string) => boolean,
) => {
  const set = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (isRefused(this, key)) throw new DOMException('no', name);
    set.call(this, key, value);
  });
};

describe('a draft', () => {
  it('survives an immediate reload', async () => {
    const { saveDraft } = await reload();
    expect(saveDraft('note', { text: 'پمپ' })).toBe(true);
    const { readDraft, hasUnsavedDrafts } = await reload();
    expect(readDraft('note')).toEqual({ text: 'پمپ' });
    expect(readDraft('other')).toBeUndefined();
    expect(hasUnsavedDrafts()).toBe(false);
  });

  it('is restored by a new tab, while the old tab keeps its own', async () => {
    const first = await reload();
    first.saveDraft('note', 'یک');
    const firstTab = { ...sessionStorage };
    sessionStorage.clear();
    const second = await reload();
    expect(second.readDraft('note')).toBe('یک');
    second.saveDraft('note', 'دو');
    sessionStorage.clear();
    for (const [key, text] of Object.entries(firstTab)) sessionStorage.setItem(key, text);
    expect((await reload()).readDraft('note')).toBe('یک');
  });

  it('of a user is shown to nobody else on the device, and goes with the sign-out', async () => {
    const { saveDraft, readDraft, dropDraftsOf } = await reload();
    const { setDeviceUser } = await import('../../../src/client/offline/device-user.ts');
    saveDraft('need', 'همه');
    setDeviceUser(() => 'first');
    saveDraft('note', 'خصوصی');
    expect([readDraft('note'), readDraft('need')]).toEqual(['خصوصی', 'همه']);
    setDeviceUser(() => 'second');
    expect([readDraft('note'), readDraft('need')]).toEqual([undefined, 'همه']);
    setDeviceUser(() => undefined);
    expect(readDraft('note')).toBeUndefined();
    dropDraftsOf((owner) => owner === 'first');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('خصوصی');
    expect(readDraft('need')).toBe('همه');
  });

  it('of one user is neither overwritten nor dropped by another one who writes in the same form', async () => {
    const { saveDraft, readDraft, dropDraft, dropDraftsOf } = await reload();
    const { setDeviceUser } = await import('../../../src/client/offline/device-user.ts');
    for (const user of ['first', 'second', 'third']) {
      setDeviceUser(() => user);
      saveDraft('note', user);
    }
    setDeviceUser(() => 'second');
    expect(readDraft('note')).toBe('second');
    dropDraft('note');
    dropDraftsOf((owner) => owner === 'third');
    const read = (user: string) => {
      setDeviceUser(() => user);
      return readDraft('note');
    };
    expect(['first', 'second', 'third'].map(read)).toEqual(['first', undefined, undefined]);
  });

  it('of a user from an earlier build, which gave all users one place, is shown to that user only, and kept', async () => {
    const { readDraft, dropDraft } = await reload();
    const { setDeviceUser } = await import('../../../src/client/offline/device-user.ts');
    const draft = { format: 1, version: 1, savedAt: Date.now(), owner: 'first', value: 'خصوصی' };
    localStorage.setItem('rasteh-draft:note', JSON.stringify(draft));
    setDeviceUser(() => 'second');
    expect(readDraft('note')).toBeUndefined();
    dropDraft('note');
    setDeviceUser(() => 'first');
    expect(readDraft('note')).toBe('خصوصی');
    dropDraft('note');
    expect(localStorage.length).toBe(0);
  });

  it('leaves the tab with its user, and stays on the device for the return', async () => {
    const { saveDraft, readDraft, dropOthersFromTab } = await reload();
    const { setDeviceUser } = await import('../../../src/client/offline/device-user.ts');
    setDeviceUser(() => 'first');
    saveDraft('note', 'خصوصی');
    setDeviceUser(() => 'second');
    dropOthersFromTab();
    expect(sessionStorage.length).toBe(0);
    setDeviceUser(() => 'first');
    expect(readDraft('note')).toBe('خصوصی');
  });

  it('of a user that no storage accepted is shown to nobody else', async () => {
    refuse('QuotaExceededError', () => true);
    const { saveDraft, readDraft, dropDraftsOf, hasUnsavedDrafts } = await reload();
    const { setDeviceUser } = await import('../../../src/client/offline/device-user.ts');
    setDeviceUser(() => 'first');
    saveDraft('note', 'خصوصی');
    setDeviceUser(() => 'second');
    expect(readDraft('note')).toBeUndefined();
    dropDraftsOf((owner) => owner === 'first');
    expect(hasUnsavedDrafts()).toBe(false);
  });

  it('is gone once it is dropped', async () => {
    const { saveDraft, dropDraft } = await reload();
    saveDraft('note', 'x');
    dropDraft('note');
    expect((await reload()).readDraft('note')).toBeUndefined();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('is kept for seven days, and deleted when the next one is written after that', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
    (await reload()).saveDraft('old', 'x');
    vi.setSystemTime(Date.UTC(2026, 0, 1) + 7 * DAY_MS);
    expect((await reload()).readDraft('old')).toBe('x');
    vi.setSystemTime(Date.UTC(2026, 0, 1) + 7 * DAY_MS + 1);
    const later = await reload();
    expect(later.readDraft('old')).toBeUndefined();
    later.saveDraft('new', 'y');
    expect(Object.keys(localStorage)).toEqual(['rasteh-draft:new']);
  });

  it('is ignored if it is of another version, malformed or broken', async () => {
    const { saveDraft, readDraft } = await reload();
    saveDraft('note', 'x', { version: 1 });
    expect(readDraft('note', { version: 2 })).toBeUndefined();
    const isNumber = (value: unknown): value is number => typeof value === 'number';
    expect(readDraft('note', { accepts: isNumber })).toBeUndefined();
    for (const text of ['{', 'null', '{"format":1}', '[]']) {
      sessionStorage.setItem('rasteh-draft:note', text);
      localStorage.setItem('rasteh-draft:note', text);
      expect(readDraft('note'), text).toBeUndefined();
    }
  });

  it('lives in memory if no storage accepts it, and reports that', async () => {
    refuse('SecurityError', () => true);
    const { saveDraft, readDraft, hasUnsavedDrafts, dropDraft } = await reload();
    expect(saveDraft('note', 'x')).toBe(false);
    expect([readDraft('note'), hasUnsavedDrafts()]).toEqual(['x', true]);
    dropDraft('note');
    expect([readDraft('note'), hasUnsavedDrafts()]).toEqual([undefined, false]);
  });

  it('works without storages at all', async () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const { saveDraft, readDraft } = await reload();
    expect(saveDraft('note', 'x')).toBe(false);
    expect(readDraft('note')).toBe('x');
  });

  it('is not stored if it is too long, and never evicts others', async () => {
    const { saveDraft, hasUnsavedDrafts } = await reload();
    saveDraft('other', 'x');
    expect(saveDraft('note', 'x'.repeat(100_001))).toBe(false);
    expect(hasUnsavedDrafts()).toBe(true);
    expect(Object.keys(localStorage)).toEqual(['rasteh-draft:other']);
  });

  it('evicts older drafts in a full storage, and nothing else', async () => {
    const { saveDraft } = await reload();
    saveDraft('old', 'x');
    localStorage.setItem('rasteh-scheme', 'dark');
    refuse('QuotaExceededError', (storage) => 'rasteh-draft:old' in storage);
    expect(saveDraft('note', 'y')).toBe(true);
    expect(Object.keys(localStorage).sort()).toEqual(['rasteh-draft:note', 'rasteh-scheme']);
  });

  it('survives with either storage alone', async () => {
    refuse('QuotaExceededError', (storage) => storage === localStorage);
    expect((await reload()).saveDraft('note', 'x')).toBe(true);
    expect((await reload()).readDraft('note')).toBe('x');
  });
});
