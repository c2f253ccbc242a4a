import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildManifest, latestBuild } from '../../../src/contract/builds/latest-build.ts';
import { CLIENT_VERSION_HEADER } from '../../../src/core/wire/versions.ts';
import { refuseOutdated } from '../../../src/server/builds/refuse-outdated.ts';
import { buildRoutes } from '../../../src/server/builds/routes.ts';
import {
  ANONYMOUS_STREAMS_MAX,
  LiveStreams,
  STREAMS_MAX,
  STREAMS_OF_USER_MAX,
} from '../../../src/server/live/live-streams.ts';
import { onError } from '../../../src/server/platform/http/problem-response.ts';
import { loadStaticFiles, staticFiles } from '../../../src/server/platform/http/static-files.ts';

const BUILD_ID = 'build-b';

let dir: string;
let streams: LiveStreams;
/** Without a user nothing is read. */
const source = { ofPerson: async () => [], recent: async () => [], openSessions: async () => new Set<string>() };

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'rasteh-builds-'));
  for (const build of ['a', 'b']) {
    await mkdir(join(dir, build, 'assets'), { recursive: true });
    await writeFile(join(dir, build, `assets/${build}.js`), `// ${build}`);
    await writeFile(join(dir, build, 'favicon.svg'), '<svg/>');
  }
  streams = new LiveStreams({ source, buildId: BUILD_ID });
});

afterEach(async () => {
  streams.closeAll();
  await rm(dir, { recursive: true, force: true });
});

async function openApp(minSupported = 1) {
  const files = await loadStaticFiles([join(dir, 'b'), join(dir, 'a')]);
  const app = new Hono()
    .use('/api/*', refuseOutdated(minSupported))
    .get('/api/v1/anything', (c) => c.json({ isAnswered: true }))
    .route('/build', buildRoutes({ buildId: BUILD_ID, files, minSupported, streams }))
    .use(staticFiles(files));
  app.onError(onError as never);
  return app;
}

describe('GET /build/latest.json', () => {
  it('names the current build and is never cached', async () => {
    const response = await (await openApp(1)).request('/build/latest.json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(latestBuild.parse(await response.json())).toMatchObject({ buildId: BUILD_ID, minSupported: 1 });
  });
});

describe('GET /build/manifest.json', () => {
  it('lists the files of the current build, not those for older tabs', async () => {
    const response = await (await openApp()).request('/build/manifest.json');
    const { files } = buildManifest.parse(await response.json());
    expect(files.map(({ url }) => url).sort()).toEqual(['/assets/b.js', '/favicon.svg']);
    expect(files.find(({ url }) => url === '/assets/b.js')?.bytes).toBe('// b'.length);
  });
});

describe('files of an earlier build', () => {
  it('are still served to tabs that run it', async () => {
    const app = await openApp();
    expect(await (await app.request('/assets/a.js')).text()).toBe('// a');
    expect((await app.request('/assets/none.js')).status).toBe(404);
  });
});

describe('GET /build/events', () => {
  const firstOf = async (response: Response): Promise<string> => {
    const reader = response.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    await reader?.cancel();
    return new TextDecoder().decode(value);
  };

  it('begins with the build id', async () => {
    const response = await (await openApp()).request('/build/events');
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(await firstOf(response)).toContain(`event: build\ndata: {"buildId":"${BUILD_ID}"}\n`);
  });

  it('frees its slot when the client disconnects', async () => {
    const app = await openApp();
    await firstOf(await app.request('/build/events'));
    expect(streams.count).toBe(0);
  });

  it('ends every stream when the server drains, and opens no new one', async () => {
    const app = await openApp();
    const response = await app.request('/build/events');
    const text = response.text();
    streams.closeAll();
    expect(await text).toContain(BUILD_ID);
    expect((await app.request('/build/events')).status).toBe(503);
  });

  it('refuses more streams than the limit, and leaves a share of it for people who are signed in', () => {
    const endsAt = new Date(Date.now() + 600_000);
    const openFor = (userId: string) => streams.open({ userId, sessionId: userId, endsAt });
    for (let count = 0; count < ANONYMOUS_STREAMS_MAX; count += 1) expect(streams.open()).toBeDefined();
    expect(streams.open()).toBeUndefined();
    for (let count = 0; count < STREAMS_OF_USER_MAX; count += 1) expect(openFor('one')).toBeDefined();
    expect(openFor('one')).toBeUndefined();
    while (streams.count < STREAMS_MAX) expect(openFor(`person ${streams.count}`)).toBeDefined();
    expect(openFor('another')).toBeUndefined();
    streams.closeAll();
  });

  it('sends heartbeat comments, so that load balancers keep the connection', async () => {
    const beating = new LiveStreams({ source, buildId: BUILD_ID, heartbeatMs: 10 });
    const reader = beating.open()?.getReader();
    await reader?.read();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(':\n\n');
    await reader?.cancel();
  });
});

describe('a client that is too old for the API', () => {
  const callAs = async (version?: string) =>
    (await openApp(2)).request('/api/v1/anything', {
      headers: version === undefined ? {} : { [CLIENT_VERSION_HEADER]: version },
    });

  it('gets 426 with its own code', async () => {
    const response = await callAs('1');
    expect(response.status).toBe(426);
    expect(await response.json()).toMatchObject({ code: 'client_outdated' });
  });

  it('is served if it is new enough, and so is a program without the header', async () => {
    expect((await callAs('2')).status).toBe(200);
    expect((await callAs()).status).toBe(200);
  });
});
