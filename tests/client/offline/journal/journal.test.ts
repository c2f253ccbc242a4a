import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftKey, type HeldEntry, rowKey } from '../../../../src/client/offline/journal/entries.ts';
import { createJournal } from '../../../../src/client/offline/journal/journal.ts';
import { localPlace } from '../../../../src/client/offline/journal/local-place.ts';
import { type DiskPlace, diskPlace } from './disk-place.ts';

const held = (id: string, { sub = 'user', at = 1, text = id } = {}): HeldEntry => ({
  key: rowKey(id),
  sub,
  at,
  value: { text },
});

let disk: DiskPlace;

beforeEach(() => {
  localStorage.clear();
  disk = diskPlace();
});

const openPage = () => createJournal({ openFile: () => disk, local: localPlace });
const idsOf = async (journal = openPage()) =>
  (await journal.contents()).held.map(({ key }) => key.replace(rowKey(''), '')).sort();

/** Runs through all deadlines. */
async function untilSettled<T>(work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers();
  try {
    const settled = work();
    await vi.runAllTimersAsync();
    return await settled;
  } finally {
    vi.useRealTimers();
  }
}

describe('the journal', () => {
  it('says at the next start what it held and what is settled', async () => {
    const page = openPage();
    await page.hold([held('a'), held('b')]);
    await page.settle([rowKey('a')]);
    expect(await idsOf()).toEqual(['b']);
    expect((await openPage().contents()).gone).toEqual(['row:a']);
    expect(localStorage).toHaveLength(0);
  });

  it('keeps nobody waiting when it is silent, and only once', async () => {
    const page = openPage();
    await page.contents();
    disk.fault = 'silence';
    await untilSettled(() => page.hold([held('a')]));
    await page.hold([held('b')]);
    await page.settle([rowKey('c')]);
  });

  it('forgets at the next start what a page could not make it forget', async () => {
    const page = openPage();
    await page.hold([held('a'), held('b'), held('c', { sub: 'other' })]);
    disk.fault = 'InvalidStateError';
    await page.settle([rowKey('a')]);
    await page.wipe({ only: 'other' });
    disk.fault = undefined;
    expect(await idsOf()).toEqual(['b']);
    expect(localStorage).toHaveLength(0);
  });

  it('names nobody in what it must still forget', async () => {
    const page = openPage();
    await page.contents();
    const [mine, theirs] = ['0b0e6a4c-eb73-5e32-b2b7-83989b37f526', '0b0e6a4c-eb73-5e32-b2b7-83989b37f527'];
    disk.fault = 'InvalidStateError';
    await page.settle([mine, theirs].map((sub) => draftKey(`rasteh-draft:${sub}:note`)));
    await page.wipe({ only: mine });
    expect(JSON.stringify({ ...localStorage })).toContain(theirs);
    expect(JSON.stringify({ ...localStorage })).not.toContain(mine);
    await page.wipe({ except: null });
    expect(JSON.stringify({ ...localStorage })).not.toContain(theirs);
  });

  it('does not forget a draft that was written again after it was dropped', async () => {
    const page = openPage();
    await page.contents();
    disk.fault = 'InvalidStateError';
    await page.settle([draftKey('note')]);
    disk.fault = undefined;
    await page.hold([{ key: draftKey('note'), sub: null, at: 1, value: 'again' }]);
    expect((await openPage().contents()).held).toHaveLength(1);
  });

  it.each(['TypeError', 'SecurityError', 'InvalidStateError', 'silence'])(
    'is in the local storage where files answer with %s, and moves to the file when there is one',
    async (fault) => {
      disk.fault = fault;
      const page = openPage();
      await untilSettled(() => page.contents());
      await page.hold([held('a'), held('b')]);
      await page.settle([rowKey('a')]);
      disk.fault = undefined;
      expect(await idsOf()).toEqual(['b']);
      expect(localStorage).toHaveLength(0);
      disk.fault = fault;
      expect(await untilSettled(() => idsOf())).toEqual([]);
    },
  );

  it('says that it is full, and keeps the newest rows in the local storage', async () => {
    const page = createJournal({ openFile: () => undefined, local: localPlace });
    const text = 'x'.repeat(300_000);
    for (const at of [1, 2, 3]) await page.hold([held(`r${at}`, { at, text })]);
    expect(page.isFull.get()).toBe(false);
    await page.hold([held('r4', { at: 4, text })]);
    expect(page.isFull.get()).toBe(true);
    await page.hold([held('r0', { at: 0, text })]);
    expect(await idsOf(createJournal({ openFile: () => undefined, local: localPlace }))).toEqual(['r2', 'r3', 'r4']);
    await page.wipe({ only: 'user' });
    expect(localStorage).toHaveLength(0);
  });

  it('fails nobody where nothing can be stored', async () => {
    disk.fault = 'SecurityError';
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
      vi.spyOn(Storage.prototype, name).mockImplementation(refuse),
    );
    const page = openPage();
    await page.hold([held('a')]);
    await page.settle([rowKey('a')]);
    await page.wipe({ only: 'user' });
    expect(await page.contents()).toEqual({ held: [], gone: [] });
    for (const spy of spies) spy.mockRestore();
  });
});
