import { zstdDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { PageCache, type PageContent } from '../../../src/server/platform/cache/page-cache.ts';

const PLACEHOLDER = '%NONCE%';
const NONCE = 'c29tZSBub25jZSBvZiAxNg==';

function build() {
  const state = { revision: 1, status: 200 as PageContent['status'] };
  const render = vi.fn(async () => ({ status: state.status, html: `<i nonce="${PLACEHOLDER}">${state.revision}</i>` }));
  const dataRevision = { current: async () => state.revision, currentNow: () => undefined };
  const pages = new PageCache({ dataRevision, buildId: 'build-1', placeholder: PLACEHOLDER });
  const get = (url: string, acceptEncoding?: string) => pages.respond(url, { nonce: NONCE, acceptEncoding }, render);
  return { get, pages, render, state };
}

describe('PageCache', () => {
  it('renders a URL once for concurrent and later requests, until the data changes', async () => {
    const { get, render, state } = build();
    await Promise.all([get('/a'), get('/a'), get('/a')]);
    expect(await (await get('/a')).text()).toBe(`<i nonce="${NONCE}">1</i>`);
    expect(render).toHaveBeenCalledTimes(1);
    state.revision = 2;
    expect(await (await get('/a')).text()).toBe(`<i nonce="${NONCE}">2</i>`);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['gzip, br', 'gzip'],
    ['gzip, deflate, br, zstd', 'zstd'],
    ['br', null],
  ])('says for %j that it is %j, and that it depends on what was asked', async (acceptEncoding, encoding) => {
    const { get } = build();
    const response = await get('/a', acceptEncoding);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
  });

  it("puts the request's nonce into the cached page", async () => {
    const { pages, render } = build();
    for (const nonce of [NONCE, NONCE.replace('c29t', 'b3Ro')]) {
      const response = await pages.respond('/a', { nonce, acceptEncoding: 'zstd' }, render);
      const body = Buffer.from(await response.arrayBuffer());
      expect(response.headers.get('content-length')).toBe(String(body.length));
      expect(zstdDecompressSync(body).toString()).toBe(`<i nonce="${nonce}">1</i>`);
    }
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('sends no ETag, which would bring an old nonce back', async () => {
    const { get } = build();
    const response = await get('/a', 'gzip, br, zstd');
    expect(response.headers.get('etag')).toBeNull();
    expect(response.headers.get('last-modified')).toBeNull();
  });

  it('answers a missing page with its status, and does not cache it', async () => {
    const { get, pages, render, state } = build();
    state.status = 404;
    expect((await get('/none')).status).toBe(404);
    await get('/none');
    expect(render).toHaveBeenCalledTimes(2);
    expect(pages.bytes).toBe(0);
  });

  it('does not cache a failure', async () => {
    const { get, render } = build();
    render.mockRejectedValueOnce(new Error('the database is down'));
    await expect(get('/a')).rejects.toThrow('the database is down');
    expect((await get('/a')).status).toBe(200);
  });
});
