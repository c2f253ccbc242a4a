import { beforeEach, describe, expect, it } from 'vitest';
import { type HeldEntry, rowKey } from '../../../../src/client/offline/journal/entries.ts';
import { type JournalFile, journalFile } from '../../../../src/client/offline/journal/journal-file.ts';
import { marksOf } from '../../../../src/client/offline/journal/wiped-marks.ts';
import { Killed, type MemoryFolder, memoryFolder } from './memory-folder.ts';

const EVER = Number.MAX_SAFE_INTEGER;
const BIG = 'x'.repeat(100_000);

let folder: MemoryFolder;
let file: JournalFile;

beforeEach(() => {
  folder = memoryFolder();
  file = journalFile(folder);
});

const held = (id: string, sub = 'user', text = `text of ${id}`): HeldEntry => ({
  key: rowKey(id),
  sub,
  at: 1,
  value: { text },
});
const goneOf = (...ids: string[]) => [{ gone: ids.map(rowKey) }];
const ids = async () => (await journalFile(folder).read()).held.map(({ key }) => key.slice(rowKey('').length)).sort();

describe('the file of a journal', () => {
  it('holds what was appended, and loses no bytes of it by compaction', async () => {
    await file.append([held('a'), held('b')]);
    await file.append(goneOf('a'));
    await file.compact();
    await file.append([held('c')]);
    expect(await ids()).toEqual(['b', 'c']);
    expect(folder.text()).not.toContain('text of a');
    expect((await file.read()).gone).toEqual(['row:a']);
  });

  it('stays small while many rows come and go', async () => {
    for (let at = 0; at < 60; at += 1) {
      await file.append([held(`r${at}`, 'user', BIG)]);
      await file.append(goneOf(`r${at}`));
      expect([...folder.files.values()].reduce((sum, { length }) => sum + length, 0)).toBeLessThan(500_000);
    }
  });

  it('has no text of a wiped user, and everything of others', async () => {
    await file.append([held('mine'), held('theirs', 'other')]);
    await file.append([held('more')]);
    await file.wipe(marksOf({ only: 'user' }), EVER);
    expect(folder.text()).not.toContain('text of m');
    expect(await ids()).toEqual(['theirs']);
  });

  it('is wiped where there is no room for a second file', async () => {
    await file.append([held('mine'), held('theirs', 'other')]);
    folder.room = [...folder.files.values()].reduce((sum, { length }) => sum + length, 0);
    await file.wipe(marksOf({ only: 'user' }), EVER);
    expect(folder.text()).not.toContain('text of mine');
    expect(await ids()).toEqual(['theirs']);
  });

  it('refuses what it has no room for, and holds the rest', async () => {
    const small = journalFile(folder, 1_000);
    await small.append([held('a')]);
    await expect(small.append([held('b', 'user', BIG)])).rejects.toMatchObject({ name: 'QuotaExceededError' });
    await small.append([held('c')]);
    expect(await ids()).toEqual(['a', 'c']);
    folder.room = 0;
    await expect(small.append([held('d')])).rejects.toMatchObject({ name: 'QuotaExceededError' });
    expect(await ids()).toEqual(['a', 'c']);
  });

  it('makes room by compaction before it refuses', async () => {
    const small = journalFile(folder, 1_000);
    for (let at = 0; at < 40; at += 1) {
      await small.append([held('a', 'user', 'y'.repeat(300))]);
      await small.append([held('b')]);
    }
    expect(await ids()).toEqual(['a', 'b']);
  });

  it('loses nothing that was held, wherever the process is killed', async () => {
    for (let steps = 0; ; steps += 1) {
      folder = memoryFolder();
      folder.left = steps;
      const killed = journalFile(folder);
      const acknowledged = new Set<string>();
      const work = async () => {
        for (const id of ['a', 'b', 'c']) {
          await killed.append([held(id)]);
          acknowledged.add(id);
        }
        acknowledged.delete('b');
        await killed.append(goneOf('b'));
        await killed.compact();
        await killed.append([held('d')]);
        acknowledged.add('d');
        await killed.wipe(marksOf({ only: 'nobody here' }), EVER);
      };
      const isKilled = await work().then(
        () => false,
        (error) => {
          if (!(error instanceof Killed)) throw error;
          return true;
        },
      );
      folder.left = Number.POSITIVE_INFINITY;
      const found = await ids();
      for (const id of acknowledged) expect(found).toContain(id);
      // What follows a torn record is read.
      await journalFile(folder).append([held('next')]);
      expect(await ids()).toContain('next');
      if (!isKilled) break;
    }
  });
});
