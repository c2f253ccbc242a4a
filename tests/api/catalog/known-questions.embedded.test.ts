import { describe, expect, it } from 'vitest';
import { type KnownQuestion, KnownQuestions } from '../../../src/server/catalog/product-list/known-questions.ts';

const known = (total: number): KnownQuestion => ({
  plan: ['words', []],
  corrected: undefined,
  place: undefined,
  deal: undefined,
  total,
});

function open(maxBytes?: number) {
  const state = { revision: 1, reads: 0 };
  const dataRevision = { currentNow: () => state.revision, current: async () => state.revision };
  const questions = new KnownQuestions({ dataRevision, maxBytes });
  const read = (text: string) =>
    questions.read(text, async () => {
      state.reads += 1;
      await Promise.resolve();
      return { known: known(state.reads), own: `read ${state.reads}` };
    });
  return { state, questions, read };
}

describe('KnownQuestions', () => {
  it('interprets a text once, for concurrent readers too', async () => {
    const { state, read } = open();
    const [first, second] = await Promise.all([read('پیچ'), read('پیچ')]);
    expect([first.own, second.own]).toEqual(['read 1', undefined]);
    expect([second.known, (await read('پیچ')).known]).toEqual([known(1), known(1)]);
    expect(state.reads).toBe(1);
  });

  it('forgets everything at a new revision', async () => {
    const { state, read } = open();
    await read('پیچ');
    state.revision = 2;
    expect((await read('پیچ')).known).toEqual(known(2));
  });

  it('lets another reader interpret a text if the first one fails', async () => {
    const { questions, read } = open();
    const failing = questions.read('پیچ', async () => {
      throw new Error('the database is gone');
    });
    const waiting = read('پیچ');
    await expect(failing).rejects.toThrow('gone');
    expect((await waiting).known).toEqual(known(1));
  });

  it('holds no more than its bytes', async () => {
    const { state, read } = open(1_000);
    for (const text of ['یک', 'دو', 'سه']) await read(text);
    await read('سه');
    expect(state.reads).toBe(3);
    await read('یک');
    expect(state.reads).toBe(4);
  });
});
