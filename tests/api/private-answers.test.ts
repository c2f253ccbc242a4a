import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from '../../src/core/ids/uuidv7.ts';
import { createLogger } from '../../src/server/platform/http/request-log.ts';
import { buildFeedback } from '../factories/feedbacks.ts';
import { buildFiles } from '../factories/files.ts';
import type { CallRequest } from '../setup/call-request.ts';
import { isPrivate } from '../setup/calls-of-areas.ts';
import { openSeededApp, type SeededApp } from '../setup/seeded-app.ts';
import { askCode, exchange, newPhone, newVerifier, refresh, signIn } from '../setup/sign-in.ts';
import { read as readAnswer } from './openapi/answer-check.ts';
import { calls } from './openapi/document.ts';

const MARK = 'نشان‌محرمانه';
const API = '/api/v1';

let seeded: SeededApp;
const lines: string[] = [];

beforeAll(async () => {
  const log = createLogger({ LOG_LEVEL: 'trace' }, { write: (line) => void lines.push(line) });
  seeded = await openSeededApp({ log });
  await plant('POST', '/notes', { text: MARK });
  await plant('POST', '/deliveryaddresses', { title: MARK, receiverName: MARK, street: MARK });
  await plant('POST', '/merchants', { name: MARK });
  await plant('PUT', '/customers/profile', { firstName: MARK });
  await plant('POST', '/buyers', { firstName: MARK });
  await plant('POST', '/persons/{id}/addresses', { title: MARK, street: MARK });
  await plant('POST', '/customers/profile/merchant-agents', { role: MARK });
  const line = { id: uuidv7(), quantity: 1, source: MARK, text: MARK, offerId: null };
  await plant('PUT', '/partslists/mine', { lines: [line] });
  await plant('PUT', '/ownsuppliers/{id}/page', { about: MARK });
  await plant('POST', '/feedbacks', { text: MARK });
  await plant('POST', '/pagecomments', { text: MARK });
  await buildFeedback(seeded.app.db, { personId: seeded.userId, text: MARK });
  await buildFiles(seeded.app, seeded.userId, { count: 1, name: MARK });
});

afterAll(() => seeded.app.close());

async function plant(method: string, path: string, fields: object): Promise<void> {
  const request = seeded.requestOf(`${method} ${API}${path}`);
  const { status } = await seeded.send({ ...request, body: { ...request.body, ...fields } });
  expect(status).toBeLessThan(300);
}

const read = async (request: CallRequest) => readAnswer(await seeded.send(request));

const anonymous = (request: CallRequest): CallRequest => {
  const { authorization: _, cookie: __, ...headers } = request.headers;
  return { ...request, headers };
};

/** Lists of the user with a second page, among others. */
const FOLLOWED = ['/notes/byuser', '/deliveryaddresses', '/persons/{id}/addresses'].map((path) => `GET ${API}${path}`);

const parsed = (text: string): { nextCursor?: string | null; items?: { id?: string }[] } => {
  try {
    return (JSON.parse(text) ?? {}) as ReturnType<typeof parsed>;
  } catch {
    return {};
  }
};
const cursorIn = (text: string): string | undefined => parsed(text).nextCursor ?? undefined;
const idsIn = (text: string): string[] => parsed(text).items?.flatMap(({ id }) => id ?? []) ?? [];

const reads = calls.filter(({ method }) => method === 'GET');
const privateReads = reads.filter(({ name }) => isPrivate(name));
const openReads = reads.filter(({ name }) => !isPrivate(name));

describe('what a user has written', () => {
  it('is in their own answers, which no cache may keep', async () => {
    const texts: string[] = [];
    for (const { name } of privateReads) {
      for (let time = 0; time < 2; time += 1) {
        const { headers, text } = await read(seeded.requestOf(name));
        expect({ name, cache: headers.get('cache-control') }).toEqual({ name, cache: 'private, no-store' });
        texts.push(text);
      }
    }
    expect(texts.filter((text) => text.includes(MARK)).length).toBeGreaterThanOrEqual(20);
  });

  it('is in no answer to somebody else, signed in or not, after they were asked', async () => {
    const other = await signIn(seeded.app, newPhone());
    for (const { name } of reads) {
      const request = seeded.requestOf(name);
      const asOther = { ...request, headers: { ...request.headers, ...other.headers } };
      for (const { text } of [await read(anonymous(request)), await read(asOther)]) {
        expect({ name, isMarked: text.includes(MARK) }).toEqual({ name, isMarked: false });
      }
    }
  });

  it('is in no page that somebody else asks for with the cursors of the user', async () => {
    const other = await signIn(seeded.app, newPhone());
    const followed: string[] = [];
    for (const { name } of privateReads) {
      const request = seeded.requestOf(name);
      const query = { ...request.query, size: '1' };
      const cursor = cursorIn((await read({ ...request, query })).text);
      if (cursor === undefined) continue;
      const paged = { ...request, query: { ...query, cursor } };
      const mine = idsIn((await read(paged)).text);
      const { text } = await read({ ...paged, headers: { ...request.headers, ...other.headers } });
      expect({ name, foreign: idsIn(text).filter((id) => mine.includes(id)) }).toEqual({ name, foreign: [] });
      if (mine.length > 0) followed.push(name);
    }
    expect(followed).toEqual(expect.arrayContaining(FOLLOWED));
  });

  it('changes no public answer: who is signed in gets the same', async () => {
    const { headers } = await signIn(seeded.app, newPhone());
    for (const { name } of openReads) {
      const request = seeded.requestOf(name);
      const [open, signedIn] = [
        await read(anonymous(request)),
        await read({ ...request, headers: { ...request.headers, ...headers } }),
      ];
      expect({ name, text: signedIn.text, cache: signedIn.headers.get('cache-control') }).toEqual({
        name,
        text: open.text,
        cache: open.headers.get('cache-control'),
      });
    }
  });

  it('is in no log, and neither are codes, tokens and phones', async () => {
    const phone = newPhone();
    const before = lines.length;
    const asked = await askCode(seeded.app, phone);
    await exchange(seeded.app, asked.code, newVerifier());
    const { body, cookie = '' } = await exchange(seeded.app, asked.code, asked.verifier);
    await refresh(seeded.app, cookie);
    const token = String(body.access_token);
    await seeded.app.app.request(`${API}/notes?phone=${phone}`, { headers: { authorization: `Bearer ${token}x` } });
    const text = lines.join('\n');
    expect(lines.length).toBeGreaterThan(100);
    const secrets = [MARK, phone, phone.slice(1), cookie, String(body.id_token), asked.verifier];
    for (const secret of secrets) expect(text).not.toContain(secret);
    // Of this sign-in only: among all lines a length may have the same digits.
    expect(lines.slice(before).join('\n')).not.toMatch(new RegExp(`\\D${asked.code}\\D`));
    expect(text).not.toContain(`Bearer`);
  });
});
