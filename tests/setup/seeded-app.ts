import { DEVICE_HEADER } from '../../src/core/wire/device-header.ts';
import { buildMerchant } from '../factories/merchants.ts';
import type { Example } from './area-calls.ts';
import { type CallRequest, contentTypeOf, initOf, urlOf } from './call-request.ts';
import { areas, isPrivate } from './calls-of-areas.ts';
import { buildOwnMerchant, DEVICE_ID, seedWorld } from './seeded-world.ts';
import type { SignedIn } from './sign-in.ts';
import { openTestApp, type TestApp } from './test-app.ts';

export interface SeededApp {
  app: TestApp;
  /** A request that succeeds, and not with an empty answer, for a call of the OpenAPI document: `GET /api/v1/categories`. */
  requestOf(call: string): CallRequest;
  /** Who sends the requests of private calls. */
  userId: string;
  /** Of the same person, who is an operator too: it does not change. */
  lockedMerchantId: string;
  /** A merchant of somebody else. */
  foreignMerchantId: string;
  /** Someone who has nothing yet. */
  newcomer: SignedIn;
  /** Someone who may store no more files. */
  full: SignedIn;
  send(request: CallRequest): Promise<Response>;
}

/** The API over a small catalogue in which every call has something to answer. */
export async function openSeededApp(options: Parameters<typeof openTestApp>[0] = {}): Promise<SeededApp> {
  const app = await openTestApp(options);
  const world = await seedWorld(app);
  const { held, newcomer, full } = world;
  const lockedMerchantId = await buildOwnMerchant(world, 'بازرگانی بسته', 'suspended');
  const foreignMerchantId = await buildMerchant(app.db, 'بازرگانی دیگران', { ownerPersonId: full.userId });
  const ids: Record<string, string> = {};
  const examples: Record<string, Example | (() => Example) | undefined> = {};
  for (const { seed } of areas) {
    const seeded = await seed(world);
    Object.assign(ids, seeded.ids);
    Object.assign(examples, seeded.examples);
  }

  const requestOf = (call: string): CallRequest => {
    const [method = '', pattern = ''] = call.split(' ');
    const given = examples[call] ?? {};
    const example = typeof given === 'function' ? given() : given;
    const { query = {}, body, file, isForm = false, isVersioned = false } = example;
    const start = Object.keys(ids).find((one) => `${pattern}/`.startsWith(`${one}/`)) ?? '';
    return {
      method,
      path: pattern.replace(/\{\w+\}/, example.id ?? ids[start] ?? '').replace('{fileId}', example.fileId ?? ''),
      query,
      headers: {
        [DEVICE_HEADER]: DEVICE_ID,
        ...(body && { 'content-type': contentTypeOf({ isForm, file }) }),
        ...(isPrivate(call) && held.headers),
        ...(isVersioned && { 'if-match': '"1"' }),
        ...example.headers,
      },
      body,
      isForm,
      file,
    };
  };
  return {
    app,
    userId: held.userId,
    lockedMerchantId,
    foreignMerchantId,
    newcomer,
    full,
    requestOf,
    send: async (request) => app.app.request(urlOf(request), initOf(request)),
  };
}
