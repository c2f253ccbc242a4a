import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crc32 } from '../../../../src/client/offline/journal/crc32.ts';
import {
  contentsOf,
  draftKey,
  entriesOf,
  rowKey,
  withoutUsers,
} from '../../../../src/client/offline/journal/entries.ts';
import { decodeRecords, encodeRecord, encodeRecords } from '../../../../src/client/offline/journal/record.ts';
import { marksOf } from '../../../../src/client/offline/journal/wiped-marks.ts';
import type { WipedUsers } from '../../../../src/client/offline/wiped-users.ts';
import { runs } from '../../../setup/random-runs.ts';

const held = (id: string, text = id, sub: string | null = 'user') => ({ key: rowKey(id), sub, at: 1, value: { text } });
const keysOf = (records: readonly unknown[]) => contentsOf(records).held.map(({ key }) => key);

describe('the records of a journal', () => {
  it('have the sum that ZIP files have', () => {
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  });

  it('are read as they were written, in any language', () => {
    const contents = [held('a', 'زیر جرثقیل'), { gone: ['row:b'] }, held('c', '\ud800 lone')];
    expect(decodeRecords(encodeRecords(contents))).toEqual(contents);
    expect(decodeRecords(new Uint8Array())).toEqual([]);
  });

  it('are read up to a torn one, wherever the write was cut, and behind it', () => {
    const [first, torn, last] = ['یک', 'دو', 'سه'].map((text) => encodeRecord(held(text))) as [Bytes, Bytes, Bytes];
    for (let cut = 0; cut < torn.length; cut += 1) {
      const bytes = new Uint8Array([...first, ...torn.subarray(0, cut), ...last]);
      expect(keysOf(decodeRecords(bytes))).toEqual(['row:یک', 'row:سه']);
      expect(keysOf(decodeRecords(bytes.subarray(0, first.length + cut)))).toEqual(['row:یک']);
    }
  });

  it('survive every flipped byte of another record', () => {
    const [first, second] = [encodeRecord(held('one')), encodeRecord(held('two'))];
    for (let at = 0; at < first.length; at += 1) {
      const bytes = new Uint8Array([...first, ...second]);
      bytes[at] = (bytes[at] ?? 0) ^ 0x55;
      expect(keysOf(decodeRecords(bytes))).toEqual(['row:two']);
    }
  });

  it('are found between random bytes, and random bytes alone say nothing', () => {
    const noise = fc.uint8Array({ maxLength: 300 });
    fc.assert(
      fc.property(fc.tuple(noise, noise, noise), (between) => {
        const ids = ['a', 'b', 'c'];
        const bytes = new Uint8Array(ids.flatMap((id, at) => [...(between[at] ?? []), ...encodeRecord(held(id))]));
        expect(keysOf(decodeRecords(bytes))).toEqual(['row:a', 'row:b', 'row:c']);
        for (const one of between) expect(contentsOf(decodeRecords(one))).toEqual({ held: [], gone: [] });
      }),
      { numRuns: runs(200, 20_000) },
    );
  });

  it('that are no entries are ignored', () => {
    const strange = [null, 1, 'x', [], {}, { key: 1 }, { key: 'row:a', sub: 1, at: 1, value: 1 }, { gone: [1] }];
    expect(contentsOf([...strange, held('a')]).held).toEqual([held('a')]);
  });
});

type Bytes = Uint8Array;

describe('what a journal says', () => {
  it('a settled row never comes back, whatever stands behind it; a draft is what was written last', () => {
    const draft = { key: draftKey('note'), sub: null, at: 1, value: 'text' };
    expect(keysOf([held('a'), { gone: ['row:a'] }, held('a')])).toEqual([]);
    expect(keysOf([draft, { gone: [draft.key] }])).toEqual([]);
    expect(keysOf([draft, { gone: [draft.key] }, draft])).toEqual(['draft:note']);
  });

  it('compaction says the same in fewer bytes, and remembers what is settled', () => {
    const records = [held('a', 'first'), held('b'), held('a', 'second'), { gone: ['row:b', 'draft:x'] }, held('c')];
    const contents = contentsOf(records);
    const compact = entriesOf(contents);
    expect(contentsOf(compact)).toEqual(contents);
    expect(encodeRecords(compact).length).toBeLessThan(encodeRecords(records).length);
    expect(keysOf([...compact, held('b')])).toEqual(['row:a', 'row:c']);
  });

  it('a wipe leaves what others have typed, what nobody has, and what is later', () => {
    const contents = contentsOf([
      held('mine'),
      held('theirs', 'x', 'other'),
      held('nobody', 'x', null),
      { ...held('later'), at: 9 },
    ]);
    const keys = (wiped: WipedUsers, until: number) =>
      withoutUsers(contents, marksOf(wiped), until).held.map(({ key }) => key);
    expect(keys({ only: 'user' }, 5)).toEqual(['row:theirs', 'row:nobody', 'row:later']);
    expect(keys({ only: 'user' }, 9)).toEqual(['row:theirs', 'row:nobody']);
    expect(keys({ except: 'user' }, 9)).toEqual(['row:mine', 'row:nobody', 'row:later']);
    expect(keys({ except: null }, 9)).toEqual(['row:nobody']);
  });
});
