import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type DiskPlace, diskPlace } from './disk-place.ts';

let disk: DiskPlace;

beforeEach(() => {
  disk = diskPlace();
  localStorage.clear();
  sessionStorage.clear();
});

/** Another page of the device: an empty memory over the same storages. */
async function openPage() {
  vi.resetModules();
  const { createJournal } = await import('../../../../src/client/offline/journal/journal.ts');
  const { localPlace } = await import('../../../../src/client/offline/journal/local-place.ts');
  const deviceJournal = createJournal({ openFile: () => disk, local: localPlace });
  vi.doMock('../../../../src/client/offline/journal/device-journal.ts', () => ({ deviceJournal }));
  const drafts = await import('../../../../src/client/offline/drafts/drafts.ts');
  const { restoreDrafts } = await import('../../../../src/client/offline/drafts/restore-drafts.ts');
  const { setDeviceUser } = await import('../../../../src/client/offline/device-user.ts');
  return { ...drafts, restoreDrafts, setDeviceUser };
}

const heldTexts = async () => {
  const { held } = await disk.read();
  return held.map(({ value }) => (JSON.parse(String(value)) as { value: unknown }).value).sort();
};

function loseLocalStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}

describe('a draft in two stores', () => {
  it('is back when the local storage is lost, for its user only, and tells the forms', async () => {
    const first = await openPage();
    first.setDeviceUser(() => 'first');
    first.saveDraft('note', 'نیمه‌کاره');
    await expect.poll(heldTexts).toEqual(['نیمه‌کاره']);
    loseLocalStorage();

    const page = await openPage();
    const told = vi.fn();
    page.onDraftsRestored(told);
    await page.restoreDrafts();
    expect(page.readDraft('note')).toBeUndefined();
    page.setDeviceUser(() => 'first');
    expect(page.readDraft('note')).toBe('نیمه‌کاره');
    expect(told).toHaveBeenCalledOnce();
  });

  it('is held again when the journal is lost', async () => {
    (await openPage()).saveDraft('note', 'text');
    await expect.poll(heldTexts).toEqual(['text']);
    disk = diskPlace();
    await (await openPage()).restoreDrafts();
    await expect.poll(heldTexts).toEqual(['text']);
  });

  it('does not return once it is dropped, also by a page whose journal is late or out of order', async () => {
    const first = await openPage();
    first.saveDraft('one', 1);
    first.saveDraft('two', 2);
    await expect.poll(heldTexts).toEqual([1, 2]);
    first.dropDraft('one');
    await expect.poll(heldTexts).toEqual([2]);

    const late = await openPage();
    const restoring = late.restoreDrafts();
    late.dropDraft('two');
    await restoring;
    expect(late.readDraft('two')).toBeUndefined();
    await expect.poll(heldTexts).toEqual([]);

    late.saveDraft('three', 3);
    await expect.poll(heldTexts).toEqual([3]);
    disk.fault = 'InvalidStateError';
    late.dropDraft('three');
    await expect.poll(() => localStorage.getItem('rasteh-journal-owed')).toContain('three');
    disk.fault = undefined;
    const next = await openPage();
    await next.restoreDrafts();
    expect(next.readDraft('three')).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('that is newer in one store replaces the older one in the other', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
    (await openPage()).saveDraft('note', 'older');
    await expect.poll(heldTexts).toEqual(['older']);
    const olderPlaces = { ...localStorage };
    vi.spyOn(Date, 'now').mockReturnValue(1_000_001);
    (await openPage()).saveDraft('note', 'newer');
    await expect.poll(heldTexts).toEqual(['newer']);
    sessionStorage.clear();
    for (const [key, text] of Object.entries(olderPlaces)) localStorage.setItem(key, String(text));
    const page = await openPage();
    await page.restoreDrafts();
    expect(page.readDraft('note')).toBe('newer');
    vi.restoreAllMocks();
  });

  it('of a user who is wiped while the journal is read does not return', async () => {
    const first = await openPage();
    first.setDeviceUser(() => 'first');
    first.saveDraft('note', 'secret');
    await expect.poll(heldTexts).toEqual(['secret']);
    loseLocalStorage();
    const page = await openPage();
    page.setDeviceUser(() => 'first');
    const restoring = page.restoreDrafts();
    page.dropDraftsOf((owner) => owner === 'first');
    await restoring;
    expect(page.readDraft('note')).toBeUndefined();
    await expect.poll(heldTexts).toEqual([]);
  });

  it('stays readable where the local storage takes nothing', async () => {
    (await openPage()).saveDraft('note', 'text');
    await expect.poll(heldTexts).toEqual(['text']);
    loseLocalStorage();
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    const page = await openPage();
    await page.restoreDrafts();
    expect(page.readDraft('note')).toBe('text');
    expect(page.hasUnsavedDrafts()).toBe(false);
    set.mockRestore();
  });
});
