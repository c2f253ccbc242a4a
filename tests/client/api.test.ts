import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, createApi, read } from '../../src/client/data/api.ts';
import { ownJson } from '../setup/own-answers.ts';

const problem = { type: 'about:blank', status: 503, code: 'unavailable', message: 'سرور در دسترس نیست', traceId: 't' };
const busy = () => ownJson(problem, { status: 503 });

/** Answers in turn, then repeats the last one; counts the requests. */
function answerWith(...answers: (() => Response)[]) {
  const fetched = vi.fn(async () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? Response.error());
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

const id = '01941f71-8f49-7e2f-9c60-672ae27328b4';
const getChildren = () => read(createApi('http://api.test').categories[':id'].children.$get({ param: { id } }));
const postSuppliers = () =>
  read(
    createApi('http://api.test').categories[':id'].suppliers.$post({
      param: { id },
      query: {},
      json: { properties: [] },
    }),
  );

describe('the HTTP client', () => {
  it('retries a read once after a temporary failure', async () => {
    const fetched = answerWith(busy, () => ownJson([]));
    expect(await getChildren()).toEqual([]);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it("throws the server's problem after the second failure", async () => {
    const fetched = answerWith(busy);
    await expect(getChildren()).rejects.toMatchObject({ status: 503, problem: { message: problem.message } });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('does not retry a permanent failure', async () => {
    const fetched = answerWith(() => ownJson({ ...problem, status: 404 }, { status: 404 }));
    await expect(getChildren()).rejects.toBeInstanceOf(ApiError);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('never retries a POST', async () => {
    const fetched = answerWith(busy);
    await expect(postSuppliers()).rejects.toMatchObject({ status: 503 });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('throws the network error if there is no response', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('failed to fetch');
    });
    await expect(getChildren()).rejects.toBeInstanceOf(TypeError);
  });
});
