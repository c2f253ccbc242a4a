import { describe, expect, it, vi } from 'vitest';
import { newLine } from '../../../src/client/features/catalog/parts/line-offer.ts';
import { PARTS_STORE, partsRows } from '../../../src/client/features/catalog/parts/parts-rows.ts';
import { createPartsStore, type PartsSignal } from '../../../src/client/features/catalog/parts/parts-store.ts';
import { connectDatabase } from '../../../src/client/offline/saved-reads/idb-connection.ts';
import type { PartsLine } from '../../../src/core/parts-list/parts-line.ts';
import { databases, fakeDatabases, faults } from './fake-database.ts';

fakeDatabases();

const DATABASE = 'parts';
const listeners = new Set<() => void>();
/** Tells the other tabs, not its own. */
const signalOf = (): PartsSignal => {
  let own: (() => void) | undefined;
  return {
    send: () => {
      for (const listener of listeners) if (listener !== own) listener();
    },
    listen: (onChange) => {
      own = onChange;
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
};

function openTab() {
  const onCount = vi.fn();
  const store = createPartsStore(
    partsRows(connectDatabase(DATABASE, [PARTS_STORE]).store(PARTS_STORE)),
    signalOf(),
    onCount,
  );
  return { store, onCount };
}
const add =
  (...more: PartsLine[]) =>
  (lines: readonly PartsLine[]) => [...lines, ...more];
const sources = (lines: readonly PartsLine[]) => lines.map(({ source }) => source);
const lineOf = (source: string) => newLine({ source, quantity: 1 });

describe('the parts list of a device', () => {
  it('is still there in a tab that opens later, in order', async () => {
    const { store, onCount } = openTab();
    await store.change(add(lineOf('a'), lineOf('b')));
    await store.change(add(lineOf('c')));
    expect(onCount).toHaveBeenLastCalledWith(3);
    const { lines, isStored } = await openTab().store.change((before) => before);
    expect([sources(lines), isStored]).toEqual([['a', 'b', 'c'], true]);
  });

  it('keeps what two tabs add at once', async () => {
    const [one, other] = [openTab().store, openTab().store];
    await Promise.all([one.change(add(lineOf('a'))), other.change(add(lineOf('b')))]);
    expect(sources((await openTab().store.change((before) => before)).lines).sort()).toEqual(['a', 'b']);
  });

  it('shows in every open tab what one tab changes', async () => {
    const [one, other] = [openTab().store, openTab().store];
    const stop = other.subscribe(() => {});
    await one.change(add(lineOf('a')));
    await vi.waitFor(() => expect(sources(other.get().lines)).toEqual(['a']));
    stop();
  });

  it('ignores a row that it cannot read, and leaves it to the build that can', async () => {
    const { store } = openTab();
    await store.change(add(lineOf('a')));
    const rows = databases.get(DATABASE);
    const good = [...(rows?.values() ?? [])][0] as PartsLine;
    const strange = [7, null, 'x', { ...good, id: 'x' }, { ...good, quantity: -1 }, { ...good, offer: { id: 'x' } }];
    for (const [at, row] of strange.entries()) rows?.set(`strange ${at}`, row);
    const { lines } = await store.change(add(lineOf('b')));
    expect(sources(lines)).toEqual(['a', 'b']);
    await store.change(() => []);
    expect(rows?.size).toBe(strange.length);
  });

  it('keeps in the tab what a full device refuses, says so, and stores it with the next change', async () => {
    const { store } = openTab();
    await store.change(add(lineOf('a')));
    faults.write = new DOMException('full', 'QuotaExceededError');
    const refused = await store.change(add(lineOf('b')));
    expect([sources(refused.lines), refused.isStored]).toEqual([['a', 'b'], false]);
    faults.write = undefined;
    await openTab().store.change(add(lineOf('c')));
    const { lines, isStored } = await store.change((before) => before);
    expect([sources(lines).sort(), isStored]).toEqual([['a', 'b', 'c'], true]);
    expect(databases.get(DATABASE)?.size).toBe(3);
  });

  it('works in memory where the browser blocks storage', async () => {
    faults.open = new DOMException('blocked', 'SecurityError');
    const { store, onCount } = openTab();
    const { lines, isStored } = await store.change(add(lineOf('a')));
    expect([sources(lines), isStored]).toEqual([['a'], false]);
    expect(onCount).toHaveBeenLastCalledWith(1);
  });

  it('does not count an empty list where it could not read the device', async () => {
    faults.open = new DOMException('blocked', 'SecurityError');
    const { store, onCount } = openTab();
    await store.change((before) => before);
    expect(onCount).not.toHaveBeenCalled();
  });
});
