import { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AnyOperation, operationsOf } from '../../../src/client/offline/outbox/operation.ts';
import { createOutbox, type Outbox, type OutboxSignal } from '../../../src/client/offline/outbox/outbox.ts';
import { outboxRows } from '../../../src/client/offline/outbox/outbox-rows.ts';
import type { SettledRow } from '../../../src/client/offline/outbox/settled-row.ts';
import { connectDatabase } from '../../../src/client/offline/saved-reads/idb-connection.ts';
import { fakeLocks } from '../account/fake-locks.ts';

type Payload = { text: string };

const SUB = 'user-a';
const KEY = ['notes'];

fakeLocks();

const note: AnyOperation = {
  name: 'note',
  isPrivate: true,
  confirms: () => true,
  settlesAllTabs: true,
  describe: () => ({ title: '' }),
  accepts: (payload): payload is Payload => typeof (payload as Payload | null)?.text === 'string',
  send: async ({ payload }: { payload: Payload }) => ({ text: payload.text }),
  async settle(answer: Payload, _payload, { client, isCurrent }) {
    // As long as a read from storage takes.
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (isCurrent()) client.setQueryData(KEY, answer.text);
  },
};
const silent: AnyOperation = { ...note, name: 'silent', settlesAllTabs: false };

interface Tab {
  outbox: Outbox;
  client: QueryClient;
  /** What its screen has shown, one after the other. */
  shown: string[];
  sub: string | undefined;
  close(): void;
}

let factory: IDBFactory;
let tabs: Tab[];
let listeners: Set<{ tab: number; hear: (settled?: SettledRow) => void }>;

function signalOf(tab: number): OutboxSignal {
  return {
    send: (settled) => {
      const copy = structuredClone(settled);
      for (const one of listeners) if (one.tab !== tab) setTimeout(() => one.hear(copy));
    },
    listen: (hear) => {
      const one = { tab, hear };
      listeners.add(one);
      return () => listeners.delete(one);
    },
  };
}

function openTab(): Tab {
  const store = connectDatabase('outbox', ['rows'], { factory, durability: 'strict' }).store('rows');
  const outbox = createOutbox(outboxRows(store, 'build'), { signal: signalOf(tabs.length) });
  const client = new QueryClient();
  client.setQueryData(KEY, 'before');
  const tab: Tab = { outbox, client, shown: [], sub: SUB, close: () => {} };
  const show = () => {
    const { rows, isRead } = outbox.get();
    const unsent = rows.at(-1)?.payload as Payload | undefined;
    const text = unsent?.text ?? client.getQueryData<string>(KEY) ?? '';
    if (isRead && tab.shown.at(-1) !== text) tab.shown.push(text);
  };
  const stops = [
    outbox.subscribe(show),
    client.getQueryCache().subscribe(show),
    outbox.start({
      operations: operationsOf([note, silent]),
      base: '',
      queryClient: client,
      readSub: () => tab.sub,
      transferFor: () => fetch,
      fetchFor: () => fetch,
    }),
  ];
  tab.close = () => {
    for (const stop of stops) stop();
  };
  tabs.push(tab);
  return tab;
}

const isSent = async (tab: Tab) => {
  await expect.poll(() => tab.outbox.get().rows.length).toBe(0);
};

const add = ({ outbox }: Tab, text: string, operation = note) =>
  outbox.add(operation, { sub: SUB, objectKey: 'note:1', payload: { text }, baseVersion: null });

beforeEach(() => {
  factory = new IDBFactory();
  tabs = [];
  listeners = new Set();
});
afterEach(() => {
  for (const { close, client } of tabs) {
    close();
    client.clear();
  }
});

describe('what another tab has written', () => {
  it('is shown at once when it is confirmed, and never goes back to what was before', async () => {
    const [first, second] = [openTab(), openTab()];
    await expect.poll(() => second.shown).toEqual(['before']);
    await add(first, 'after');
    await expect.poll(() => second.client.getQueryData(KEY)).toBe('after');
    await isSent(second);
    expect(second.shown).toEqual(['before', 'after']);
    expect(first.client.getQueryData(KEY)).toBe('after');
  });

  it('stays in its own tab where the operation says nothing else', async () => {
    const [first, second] = [openTab(), openTab()];
    await add(first, 'after', silent);
    await expect.poll(() => first.client.getQueryData(KEY)).toBe('after');
    await isSent(second);
    expect(second.client.getQueryData(KEY)).toBe('before');
  });

  it('does not enter the reads of another user', async () => {
    const [first, second] = [openTab(), openTab()];
    second.sub = 'user-b';
    await add(first, 'after');
    await isSent(first);
    await isSent(second);
    expect(second.client.getQueryData(KEY)).toBe('before');
  });
});
