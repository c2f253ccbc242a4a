import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, createApi, read } from '../../src/client/data/api.ts';

const problem = { type: 'about:blank', status: 503, code: 'unavailable', message: 'سرور در دسترس نیست', traceId: 't' };
const busy = () => Response.json(problem, { status: 503 });

/** Answers in turn, the last one for ever; tells how often it was asked. */
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
  it('asks once more when a read meets a passing failure', async () => {
    const fetched = answerWith(busy, () => Response.json([]));
    expect(await getChildren()).toEqual([]);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('gives up after the second failure with the problem that the server told', async () => {
    const fetched = answerWith(busy);
    await expect(getChildren()).rejects.toMatchObject({ status: 503, problem: { message: problem.message } });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('does not ask again what can only fail again', async () => {
    const fetched = answerWith(() => Response.json({ ...problem, status: 404 }, { status: 404 }));
    await expect(getChildren()).rejects.toBeInstanceOf(ApiError);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('never repeats a call by POST', async () => {
    const fetched = answerWith(busy);
    await expect(postSuppliers()).rejects.toMatchObject({ status: 503 });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('throws the network’s own error when there was no answer', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('failed to fetch');
    });
    await expect(getChildren()).rejects.toBeInstanceOf(TypeError);
  });
});
