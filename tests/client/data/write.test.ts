import { onlineManager, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, createApi, read } from '../../../src/client/data/api.ts';
import type { Intent } from '../../../src/client/data/intents.ts';
import { createQueryClient } from '../../../src/client/data/query-client.ts';
import { asOperation, runWrite, write } from '../../../src/client/data/write.ts';
import { dropDraft } from '../../../src/client/offline/drafts/drafts.ts';
import { takeToasts } from '../../../src/client/ui/toast/toast.ts';
import { ownJson } from '../../setup/own-answers.ts';

const UUID_V7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

let client: QueryClient;
let invalidated: QueryKey[];

beforeEach(() => {
  client = createQueryClient();
  invalidated = [];
  vi.spyOn(client, 'invalidateQueries').mockImplementation(async (filters) => {
    if (filters?.queryKey) invalidated.push(filters.queryKey);
  });
});

afterEach(() => {
  takeToasts();
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

/** A write that ends when it is told to. */
function heldWrite(name: string, isFailureShown?: boolean) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const ids: string[] = [];
  const options = write({
    area: 'notes',
    name,
    send: (_text: string, { id }) => {
      ids.push(id);
      return promise;
    },
    invalidates: (text) => [['notes', text]],
    isFailureShown,
  });
  return { options, ids, resolve, reject, run: () => runWrite(client, options, name) };
}

describe('write', () => {
  it('sends each write under an id of its own, of version 7', async () => {
    const held = heldWrite('save');
    held.resolve('done');
    await held.run();
    await held.run();
    expect(new Set(held.ids).size).toBe(2);
    for (const id of held.ids) expect(id).toMatch(UUID_V7);
  });

  it('gives a call its id as the Idempotency-Key', async () => {
    const fetched = vi.fn<typeof fetch>(async () => ownJson({ removed: true }));
    vi.stubGlobal('fetch', fetched);
    const api = createApi('http://api.test');
    const options = write({
      area: 'push',
      name: 'remove',
      send: (endpoint: string, id) => read(api.push.subscriptions.$delete({ json: { endpoint } }, asOperation(id))),
    });
    await runWrite(client, options, 'https://push.example.com/1');
    const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers);
    expect(headers.get('idempotency-key')).toMatch(UUID_V7);
    expect(headers.get('content-type')).toBe('application/json');
  });

  it('sets the read that its answer is the new data of', async () => {
    const options = write({
      area: 'notes',
      name: 'save',
      send: async (text: string) => text.toUpperCase(),
      onAnswer: (answer, one) => one.setQueryData(['notes', 'last'], answer),
    });
    await runWrite(client, options, 'a');
    expect(client.getQueryData(['notes', 'last'])).toBe('A');
  });

  it('fails without a network, and does not wait for it unseen', async () => {
    onlineManager.setOnline(false);
    const held = heldWrite('save');
    held.reject(new TypeError('failed to fetch'));
    await expect(held.run()).rejects.toThrow('failed to fetch');
    expect(held.ids).toHaveLength(1);
  });
});

describe('a press after a lost answer', () => {
  type Given = { text: string; version: number };
  const lost = new TypeError('failed to fetch');

  /** A write of a form; it answers with what `outcomes` has next. */
  function formWrite(name: string, outcomes: (Error | 'done')[], draftKey?: string) {
    const sent: { text: string; id: string; newId: string }[] = [];
    const options = write({
      area: 'notes',
      name,
      send: async (given: Given, { id, newId }: Intent) => {
        sent.push({ text: `${given.text} v${given.version}`, id, newId });
        const outcome = outcomes.shift();
        if (outcome instanceof Error) throw outcome;
        return { version: given.version + 1 };
      },
      ...(draftKey && {
        draftKey: (_given: Given) => draftKey,
        follows: (next: Given, { version }: { version: number }): Given => ({ ...next, version }),
      }),
    });
    return {
      sent,
      press: (text: string, version = 1) => runWrite(client, options, { text, version }).catch((error) => error),
    };
  }

  afterEach(() => {
    vi.useRealTimers();
    localStorage.clear();
    sessionStorage.clear();
  });

  it('is the same operation, for the same new object', async () => {
    const { sent, press } = formWrite('again', [lost, new ApiError(503), 'done', 'done']);
    for (let times = 0; times < 4; times++) await press('a');
    const [first, ...rest] = sent;
    expect(rest.slice(0, 2)).toEqual([first, first]);
    expect(rest[2]?.id).not.toBe(first?.id);
    expect(rest[2]?.newId).not.toBe(first?.newId);
  });

  it('is another one after the server has refused', async () => {
    const { sent, press } = formWrite('refused', [new ApiError(422), 'done']);
    await press('a');
    await press('a');
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
  });

  it('stays the same while the first call still runs', async () => {
    const running = { type: 'about:blank' as const, status: 409, code: 'operation_running', message: '', traceId: 't' };
    const { sent, press } = formWrite('running', [lost, new ApiError(409, running), 'done']);
    for (let times = 0; times < 3; times++) await press('a');
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  });

  it('without a draft is a new one two minutes later', async () => {
    vi.useFakeTimers();
    const { sent, press } = formWrite('later', [lost, 'done']);
    await press('a');
    vi.advanceTimersByTime(121_000);
    await press('a');
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
  });

  it('of a form survives a reload, and ends with the form’s draft', async () => {
    const before = formWrite('reload', [lost], 'form:1');
    await before.press('a');
    const after = formWrite('reload', [lost], 'form:1');
    await after.press('a');
    expect(after.sent).toEqual(before.sent);
    dropDraft('form:1');
    const discarded = formWrite('reload', ['done'], 'form:1');
    await discarded.press('a');
    expect(discarded.sent[0]?.newId).not.toBe(before.sent[0]?.newId);
  });

  it('of a form that was edited settles what it has sent first', async () => {
    const { sent, press } = formWrite('edited', [lost, 'done', 'done'], 'form:2');
    await press('a');
    await press('b');
    expect(sent.map(({ text }) => text)).toEqual(['a v1', 'a v1', 'b v2']);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[2]?.id).not.toBe(sent[0]?.id);
    expect(sent[2]?.newId).toBe(sent[0]?.newId);
  });

  it('of a form that is filled from what it had sent has nothing more to send', async () => {
    const { sent, press } = formWrite('same', [lost, 'done'], 'form:5');
    await press('a', 1);
    expect(await press('a', 2)).toEqual({ version: 2 });
    expect(sent.map(({ text }) => text)).toEqual(['a v1', 'a v1']);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('of a form whose earlier text is refused sends the new one as it is', async () => {
    const { sent, press } = formWrite('refused-edit', [lost, new ApiError(422), 'done'], 'form:3');
    await press('a');
    await press('b');
    expect(sent.map(({ text }) => text)).toEqual(['a v1', 'a v1', 'b v1']);
  });

  it('of a form is an edit of what it has saved, also after that edit is refused', async () => {
    const { sent, press } = formWrite('refusedEdit', [lost, 'done', new ApiError(422), 'done', 'done', 'done'], 'form');
    for (const text of ['a', 'b', 'c', 'd']) await press(text);
    const [first] = sent;
    expect(sent.map(({ text }) => text)).toEqual(['a v1', 'a v1', 'b v2', 'a v1', 'c v2', 'd v1']);
    expect(sent[3]).toEqual(first);
  });

  it('of a form is an edit of what it has saved, also where the answer to that edit is lost and then a refusal', async () => {
    const outcomes = [lost, 'done', lost, new ApiError(422), 'done', 'done'] as const;
    const { sent, press } = formWrite('lostEdit', [...outcomes], 'form');
    for (const text of ['a', 'b', 'c']) await press(text);
    expect(sent.map(({ text }) => text)).toEqual(['a v1', 'a v1', 'b v2', 'b v2', 'a v1', 'c v2']);
  });

  it.each([404, 410, 412])(
    'of a form begins again where what it has saved is not that any more: %i',
    async (status) => {
      const { sent, press } = formWrite('gone', [lost, 'done', new ApiError(status), 'done'], 'form');
      for (const text of ['a', 'b', 'b']) await press(text);
      expect(sent.map(({ text }) => text)).toEqual(['a v1', 'a v1', 'b v2', 'b v1']);
      expect(sent[3]?.newId).not.toBe(sent[0]?.newId);
    },
  );

  it('of a form never sends the new text before the earlier one is settled', async () => {
    const { sent, press } = formWrite('unsettled', [lost, lost, 'done', 'done'], 'form:4');
    await press('a');
    expect(await press('b')).toBe(lost);
    await press('b');
    expect(sent.map(({ text }) => text)).toEqual(['a v1', 'a v1', 'a v1', 'b v2']);
  });
});

describe('writes at once', () => {
  it('invalidate what they name when the last of them has settled', async () => {
    const [first, second] = [heldWrite('first'), heldWrite('second')];
    const running = [first.run(), second.run()];
    first.resolve('done');
    await running[0];
    expect(invalidated).toEqual([]);
    second.resolve('done');
    await running[1];
    expect(invalidated).toEqual([
      ['notes', 'first'],
      ['notes', 'second'],
    ]);
  });

  it('that settle in the same moment invalidate each key once', async () => {
    const [first, second] = [heldWrite('same'), heldWrite('same')];
    const running = [first.run(), second.run()];
    first.resolve('done');
    second.resolve('done');
    await Promise.all(running);
    expect(invalidated).toEqual([['notes', 'same']]);
  });

  it('do not wait for one that is paused', async () => {
    onlineManager.setOnline(false);
    const paused = client
      .getMutationCache()
      .build(client, { mutationFn: async () => 'sent', networkMode: 'online' })
      .execute(undefined);
    const held = heldWrite('running');
    const running = held.run();
    held.resolve('done');
    await running;
    expect(invalidated).toEqual([['notes', 'running']]);
    onlineManager.setOnline(true);
    await client.resumePausedMutations();
    expect(await paused).toBe('sent');
  });

  it('invalidate also what a failed one names: nobody knows what the server has done', async () => {
    const held = heldWrite('failed', false);
    held.reject(new TypeError('failed to fetch'));
    await held.run().catch(() => {});
    expect(invalidated).toEqual([['notes', 'failed']]);
  });
});

describe('a failed write', () => {
  const problem = { type: 'about:blank' as const, status: 422, code: 'x', message: 'متن بلند است.', traceId: 't' };

  it.each([
    ['in the words of the server', new ApiError(422, problem), problem.message],
    ['in our own words where the server has none', new ApiError(502), 'ثبت نشد؛ دوباره تلاش کنید.'],
    ['as a matter of the network', new TypeError('failed to fetch'), 'شبکه در دسترس نیست؛ چیزی ثبت نشد.'],
  ])('is told %s', async (_, error, text) => {
    const held = heldWrite('told');
    held.reject(error);
    await held.run().catch(() => {});
    expect(takeToasts()).toMatchObject([{ kind: 'failed', text }]);
  });

  it('is told in one place, however many fail', async () => {
    const all = [heldWrite('one'), heldWrite('two'), heldWrite('three')];
    const running = all.map(({ run }) => run().catch(() => {}));
    for (const { reject } of all) reject(new TypeError('failed to fetch'));
    await Promise.all(running);
    expect(new Set(takeToasts().map(({ id }) => id))).toEqual(new Set(['write-failed']));
  });

  it('is not told twice where the screen says it', async () => {
    const held = heldWrite('own', false);
    held.reject(new TypeError('failed to fetch'));
    await held.run().catch(() => {});
    expect(takeToasts()).toEqual([]);
  });
});
