import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { PageCache, type PageContent } from '../../../src/server/platform/page-cache.ts';
import { preparePage, renderPage } from '../../../src/server/platform/page-gzip.ts';

const PLACEHOLDER = '%NONCE%';
const NONCE = 'c29tZSBub25jZSBvZiAxNg==';

describe('renderPage', () => {
  it('is a gzip of the document with the nonce, for any document with 0 to 10 places', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.constant('راسته، بازار صنعتی '.repeat(50)),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { minLength: 1, maxLength: 11 }),
        fc.base64String({ maxLength: 40 }),
        (parts, nonce) => {
          const html = parts.map((part) => part.replaceAll(PLACEHOLDER, '')).join(PLACEHOLDER);
          const { body, encoding } = renderPage(preparePage(html, PLACEHOLDER), nonce, 'gzip');
          expect(encoding).toBe('gzip');
          expect(gunzipSync(body).toString()).toBe(html.replaceAll(PLACEHOLDER, nonce));
        },
      ),
    );
  });

  it('gives each answer its own nonce from one prepared page', () => {
    const page = preparePage(`<style nonce="${PLACEHOLDER}"></style>${'ا'.repeat(70_000)}`, PLACEHOLDER);
    for (const nonce of ['first', 'second']) {
      expect(gunzipSync(renderPage(page, nonce, 'gzip').body).toString()).toContain(`nonce="${nonce}"`);
    }
  });

  it('sends plain text where gzip is not accepted', () => {
    const page = preparePage(`<p>${PLACEHOLDER}</p>`, PLACEHOLDER);
    for (const accepted of [undefined, 'br', 'gzip;q=0']) {
      const { body, encoding } = renderPage(page, NONCE, accepted);
      expect(encoding).toBeUndefined();
      expect(body.toString()).toBe(`<p>${NONCE}</p>`);
    }
  });
});

function build() {
  const state = { revision: 1, status: 200 as PageContent['status'] };
  const render = vi.fn(async () => ({ status: state.status, html: `<i nonce="${PLACEHOLDER}">${state.revision}</i>` }));
  const dataRevision = { current: async () => state.revision, currentNow: () => undefined };
  const pages = new PageCache({ dataRevision, buildId: 'build-1', placeholder: PLACEHOLDER });
  const get = (url: string, acceptEncoding?: string) => pages.respond(url, { nonce: NONCE, acceptEncoding }, render);
  return { get, pages, render, state };
}

describe('PageCache', () => {
  it('renders a URL once for a crowd and for later visitors, until the data changes', async () => {
    const { get, render, state } = build();
    await Promise.all([get('/a'), get('/a'), get('/a')]);
    expect(await (await get('/a')).text()).toBe(`<i nonce="${NONCE}">1</i>`);
    expect(render).toHaveBeenCalledTimes(1);
    state.revision = 2;
    expect(await (await get('/a')).text()).toBe(`<i nonce="${NONCE}">2</i>`);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('says gzip when it is, and gives no validator that would bring an old nonce back', async () => {
    const { get } = build();
    const response = await get('/a', 'gzip, br');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('etag')).toBeNull();
    expect(response.headers.get('last-modified')).toBeNull();
  });

  it('answers a missing thing with its page and status, and keeps none of those', async () => {
    const { get, pages, render, state } = build();
    state.status = 404;
    expect((await get('/none')).status).toBe(404);
    await get('/none');
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
