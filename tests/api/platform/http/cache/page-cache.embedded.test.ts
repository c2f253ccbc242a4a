import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { PageCache } from '../../../../../src/server/platform/http/cache/page-cache.ts';
import type { PageContent } from '../../../../../src/server/platform/http/read-worker/worker-messages.ts';

const POLICY = "script-src 'self'";
/** Longer than what is sent uncompressed. */
const TEXT = 'متن '.repeat(400);

function build() {
  const state = { revision: 1, status: 200 as PageContent['status'] };
  const render = vi.fn(async () => ({
    status: state.status,
    html: `<i>${state.revision}</i>${TEXT}`,
    contentSecurityPolicy: POLICY,
    link: '',
  }));
  const dataRevision = { current: async () => state.revision, currentNow: () => undefined };
  const pages = new PageCache({ dataRevision, buildId: 'build-1' });
  const get = (url: string, acceptEncoding?: string, ifNoneMatch?: string) =>
    pages.respond(url, { acceptEncoding, ifNoneMatch }, render);
  return { get, pages, render, state };
}

describe('PageCache', () => {
  it('renders a URL once for a crowd and for later visitors, until the data changes', async () => {
    const { get, render, state } = build();
    await Promise.all([get('/a'), get('/a'), get('/a')]);
    expect(await (await get('/a')).text()).toBe(`<i>1</i>${TEXT}`);
    expect(render).toHaveBeenCalledTimes(1);
    state.revision = 2;
    expect(await (await get('/a')).text()).toBe(`<i>2</i>${TEXT}`);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['identity', null],
  ])('answers %j with the coding %j, and says that it depends on what was asked', async (acceptEncoding, encoding) => {
    const { get } = build();
    const response = await get('/a', acceptEncoding);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('content-length')).toBe(String((await response.arrayBuffer()).byteLength));
  });

  it('sends the policy of the document with every form, and the same bytes each time', async () => {
    const { get } = build();
    const bodies = await Promise.all(
      ['br', 'br', 'gzip'].map(async (coding) => {
        const response = await get('/a', coding);
        expect(response.headers.get('content-security-policy')).toBe(POLICY);
        return Buffer.from(await response.arrayBuffer());
      }),
    );
    expect(bodies[0]).toEqual(bodies[1]);
    expect(brotliDecompressSync(bodies[0] as Buffer).toString()).toBe(`<i>1</i>${TEXT}`);
  });

  it('answers 304 with the policy to a browser that has the page, until it changes', async () => {
    const { get, state } = build();
    const etag = (await get('/a', 'br')).headers.get('etag') ?? '';
    const unchanged = await get('/a', 'br', etag);
    expect([unchanged.status, unchanged.headers.get('content-security-policy')]).toEqual([304, POLICY]);
    state.revision = 2;
    expect((await get('/a', 'br', etag)).status).toBe(200);
  });

  it('answers a missing thing with its page and status, and caches none of those', async () => {
    const { get, pages, render, state } = build();
    state.status = 404;
    const missing = await get('/none', 'br');
    expect(missing.status).toBe(404);
    expect((await get('/none', 'br', missing.headers.get('etag') ?? '')).status).toBe(404);
    expect(render).toHaveBeenCalledTimes(2);
    expect(pages.bytes).toBe(0);
  });

  it('does not remember a failure', async () => {
    const { get, render } = build();
    render.mockRejectedValueOnce(new Error('the database is down'));
    await expect(get('/a')).rejects.toThrow('the database is down');
    expect((await get('/a')).status).toBe(200);
  });
});
