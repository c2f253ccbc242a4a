import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { PROBLEM_CONTENT_TYPE, problem } from '../../../../src/contract/problem.ts';
import { notFound, tooManyRequests, validationFailed } from '../../../../src/server/platform/errors/app-error.ts';
import type { AppEnv } from '../../../../src/server/platform/http/app-env.ts';
import { onError, onNotFound } from '../../../../src/server/platform/http/problem-response.ts';

async function answerTo(thrown: unknown) {
  const logged: string[] = [];
  const logger = pino({}, { write: (line: string) => void logged.push(line) });
  const app = new Hono<AppEnv>();
  app.onError(onError);
  app.notFound(onNotFound);
  app.use(async (c, next) => {
    c.set('requestId', 'request-1');
    c.set('log', logger);
    await next();
  });
  app.get('/fail', () => {
    throw thrown;
  });
  const response = await app.request('/fail');
  const text = await response.text();
  return { response, text, body: problem.parse(JSON.parse(text)), logged: logged.join('') };
}

const withCode = (code: string, message = 'database says') => Object.assign(new Error(message), { code });

describe('onError', () => {
  it('answers an expected error as a problem with its trace id', async () => {
    const { response, body, logged } = await answerTo(notFound('کالا'));
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe(PROBLEM_CONTENT_TYPE);
    expect(body).toMatchObject({ status: 404, code: 'not_found', message: 'کالا پیدا نشد.', traceId: 'request-1' });
    expect(logged).toBe('');
  });

  it('names the first invalid field and lists all', async () => {
    const details = [
      { field: 'size', message: 'باید عدد باشد.' },
      { field: 'id', message: 'شناسه درست نیست.' },
    ];
    const { body } = await answerTo(validationFailed(details));
    expect(body).toMatchObject({ status: 400, code: 'validation_failed', field: 'size', details });
  });

  it('sends Retry-After', async () => {
    const { response } = await answerTo(tooManyRequests(1.2));
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('2');
  });

  it('hides the details of an unknown error, and logs it', async () => {
    const { response, text, body, logged } = await answerTo(new Error('column "secret" does not exist'));
    expect(response.status).toBe(500);
    expect(body.code).toBe('internal');
    expect(text).not.toContain('secret');
    expect(logged).toContain('secret');
    expect(logged).toContain('request-1');
  });

  it('maps an exception of the framework to our shape', async () => {
    const { response, text, body } = await answerTo(new HTTPException(413, { message: 'inner words' }));
    expect(response.status).toBe(413);
    expect(body.code).toBe('payload_too_large');
    expect(text).not.toContain('inner words');
  });

  it.each(['57P01', '57P03', '57014', '53300', '53100', '08006', '40001'])(
    'answers SQLSTATE %s beneath a wrapped query with 503 and Retry-After',
    async (code) => {
      const { response, body } = await answerTo(new Error('Failed query', { cause: withCode(code) }));
      expect(response.status).toBe(503);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(body.code).toBe('unavailable');
    },
  );

  it('answers a refused connection with 503, for one address or several', async () => {
    const refused = () => Object.assign(withCode('ECONNREFUSED'), { syscall: 'connect' });
    expect((await answerTo(refused())).response.status).toBe(503);
    const tried = new Error('Failed query', { cause: new AggregateError([refused(), refused()]) });
    expect((await answerTo(tried)).response.status).toBe(503);
  });

  it('answers 500 for a wrong query', async () => {
    expect((await answerTo(withCode('42703'))).response.status).toBe(500);
  });
});

describe('onNotFound', () => {
  it('answers an unknown path with a problem', async () => {
    const app = new Hono<AppEnv>();
    app.notFound(onNotFound);
    const response = await app.request('/nothing');
    expect(response.status).toBe(404);
    expect(problem.parse(await response.json()).code).toBe('not_found');
  });
});
