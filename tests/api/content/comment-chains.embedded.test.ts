import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPage } from '../../factories/pages.ts';
import { buildSignedIn } from '../../factories/sessions.ts';
import { runs } from '../../setup/random-runs.ts';
import type { SignedIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { type CommentCalls, commentCalls, nobody, signInOperator } from './comment-calls.ts';

const RUNS = runs(100, 500);
const STEPS = 12;
/** People write a bounded number of comments a day. */
const RUNS_OF_PERSON = 4;

type State = 'waiting' | 'shown' | 'rejected';
interface Model {
  id: string;
  version: number;
  text: string;
  state: State;
  likes: Set<number>;
}

let app: TestApp;
let calls: CommentCalls;
let operator: SignedIn;
let people: Pick<SignedIn, 'headers'>[];

beforeAll(async () => {
  app = await openTestApp();
  calls = commentCalls(app);
  operator = await signInOperator(app);
  people = (await buildSignedIn(app, RUNS / RUNS_OF_PERSON)).map((headers) => ({ headers }));
});
afterAll(() => app.close());

/** The same chains in every run of the test. */
function randomOf(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return (state >>> 8) % below;
  };
}

/** One random chain on a page of its own, each answer compared with the model's. */
async function runChain(seed: number): Promise<void> {
  const random = randomOf(seed);
  const pageId = await buildPage(app.db);
  const writer = people[seed % people.length] ?? nobody;
  const model: Model[] = [];
  const gone: string[] = [];
  const expectSame = (what: string, got: unknown, wanted: unknown) =>
    expect({ seed, what, got }).toEqual({ seed, what, got: wanted });

  for (let step = 0; step < STEPS; step += 1) {
    const one = model[random(Math.max(1, model.length))];
    const move = random(8);
    if (!one || (move === 0 && model.length < 4)) {
      const { status, body } = await calls.write(writer, { pageId, text: `متن ${step}` });
      expectSame('write', status, 201);
      model.push({ id: body.id, version: 1, text: `متن ${step}`, state: 'waiting', likes: new Set() });
    } else if (move <= 2) {
      const text = `تازه ${step}`;
      const { status } = await calls.edit(writer, one.id, text);
      expectSame('edit', status, one.state === 'waiting' ? 200 : 409);
      if (one.state === 'waiting') Object.assign(one, { text, version: one.version + 1 });
    } else if (move === 3) {
      const { status } = await calls.approve(operator, one.id, one.version);
      expectSame('approve', status, 200);
      if (one.state !== 'shown') Object.assign(one, { state: 'shown', version: one.version + 1 });
    } else if (move === 4) {
      const { status } = await calls.reject(operator, one.id, one.version, `دلیل ${step}`);
      expectSame('reject', status, 200);
      Object.assign(one, { state: 'rejected', version: one.version + 1 });
    } else if (move === 5) {
      const { status } = await calls.remove(writer, one.id);
      expectSame('remove', status, one.state === 'waiting' ? 200 : 409);
      if (one.state === 'waiting') {
        gone.push(one.id);
        model.splice(model.indexOf(one), 1);
      }
    } else {
      const liker = random(3);
      const liked = random(2) === 0;
      const { status, body } = await calls.likeComment(people[liker] ?? nobody, one.id, { liked });
      expectSame('like', status, one.state === 'shown' ? 200 : 404);
      if (one.state !== 'shown') continue;
      if (liked) one.likes.add(liker);
      else one.likes.delete(liker);
      expectSame('likes', body, { liked, likeCount: one.likes.size });
    }
  }

  for (const id of gone) {
    expectSame('edit after', (await calls.edit(writer, id, 'متن')).status, 404);
    expectSame('like after', (await calls.likeComment(writer, id)).status, 404);
    expectSame('approve after', (await calls.approve(operator, id)).status, 404);
  }
  const { body } = await calls.mine(writer, '?size=100');
  const mine = body.items.filter((one) => one.pageId === pageId);
  const known = ({ id, version, text, state }: Omit<Model, 'likes'>) => [id, { version, text, state }] as const;
  expectSame('mine', Object.fromEntries(mine.map(known)), Object.fromEntries(model.map(known)));
  const shown = model.filter(({ state }) => state === 'shown');
  const reactions = (await calls.reactions(nobody, pageId)).body;
  expectSame('count', reactions.commentCount, shown.length);
  expectSame(
    'shown',
    Object.fromEntries(reactions.comments.map(({ id, likeCount }) => [id, likeCount])),
    Object.fromEntries(shown.map(({ id, likes }) => [id, likes.size])),
  );
  const { items } = (await calls.tree(pageId)).body;
  expectSame('tree', items.map(({ text }) => text).toSorted(), shown.map(({ text }) => text).toSorted());
}

describe('random chains of writing, editing, deciding, liking and taking back', () => {
  it.each(Array.from({ length: 10 }, (_, part) => part))('agree with a model, part %i of 10', async (part) => {
    const size = RUNS / 10;
    for (let run = 0; run < size; run += 1) await runChain(part * size + run);
  });
});
