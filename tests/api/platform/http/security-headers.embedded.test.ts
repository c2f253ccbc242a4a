import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { SERVER_HEADER } from '../../../../src/core/wire/own-answer.ts';
import type { AppEnv } from '../../../../src/server/platform/http/app-env.ts';
import { onError, onNotFound } from '../../../../src/server/platform/http/problem-response.ts';
import {
  bareSecurityHeaders,
  documentPolicy,
  hashSource,
  type SecurityOptions,
  securityHeaders,
} from '../../../../src/server/platform/http/security-headers.ts';

function build(options: Partial<SecurityOptions> = {}) {
  const app = new Hono<AppEnv>();
  app.onError(onError);
  app.notFound(onNotFound);
  app.use(securityHeaders({ siteUrl: 'http://localhost:3000', indexable: true, ...options }));
  app.get('/page', (c) => c.html('<script>run()</script>'));
  app.get('/data', (c) => c.json({}));
  app.get('/file', () => new Response('file', { headers: { 'content-type': 'image/svg+xml' } }));
  app.get('/secret', (c) => c.text('x', 200, { 'referrer-policy': 'no-referrer' }));
  app.get('/upload', (c) => c.body('x', 200, { 'content-security-policy': 'sandbox' }));
  app.get('/passed-on', () => fetch('data:text/css,body{}'));
  app.get('/fail', (c) => {
    throw new Error(c.req.path);
  });
  return app;
}

const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';

const directivesOf = (policy: string) => new Map(policy.split('; ').map((one) => [one.split(' ', 1)[0], one]));

describe('securityHeaders', () => {
  it.each(['/page', '/data', '/file', '/passed-on', '/fail', '/absent'])('are on %s', async (path) => {
    const { headers } = await build().request(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('microphone=(self)');
    expect(headers.get('content-security-policy')).toMatch(/base-uri 'none'.*frame-ancestors 'none'/);
  });

  it.each(['/page', '/data', '/file', '/passed-on', '/fail', '/absent'])('name the server on %s', async (path) => {
    expect((await build().request(path)).headers.has(SERVER_HEADER)).toBe(true);
    expect(bareSecurityHeaders({ siteUrl: 'http://localhost:3000', indexable: true })).toHaveProperty(SERVER_HEADER);
  });

  it('allow a page its own files alone, and no inline script or style', async () => {
    const directives = directivesOf(policyOf(await build().request('/page')));
    expect(directives.get('script-src')).toBe("script-src 'self'");
    expect(directives.get('style-src')).toBe("style-src 'self'");
    expect(directives.get('object-src')).toBe("object-src 'none'");
    expect(directives.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
    expect(directives.get('trusted-types')).toBe('trusted-types rasteh');
    expect([...directives.values()].filter((one) => /unsafe/.test(one))).toEqual(["style-src-attr 'unsafe-inline'"]);
  });

  it('let data load nothing at all', async () => {
    const app = build();
    expect(policyOf(await app.request('/data'))).toMatch(/^default-src 'none'/);
    expect(policyOf(await app.request('/fail'))).toMatch(/^default-src 'none'/);
  });

  it('leave the referrer policy of the handler as it is', async () => {
    expect((await build().request('/secret')).headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('leave a stricter policy of the handler as it is', async () => {
    expect(policyOf(await build().request('/upload'))).toBe('sandbox');
  });

  it('let the client reach an API that lives elsewhere', async () => {
    const app = build({ apiBase: 'https://api.example/v1' });
    expect(policyOf(await app.request('/page'))).toContain("connect-src 'self' https://api.example;");
    expect(policyOf(await build({ apiBase: 'http://localhost:3000/api' }).request('/page'))).toContain(
      "connect-src 'self';",
    );
  });

  it('bind to https only where the site is on https', async () => {
    expect((await build().request('/page')).headers.get('strict-transport-security')).toBeNull();
    const { headers } = await build({ siteUrl: 'https://rasteh.example' }).request('/page');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
  });

  it('keep search engines out until the site is open to them', async () => {
    expect((await build({ indexable: false }).request('/absent')).headers.get('x-robots-tag')).toBe('noindex');
    expect((await build().request('/page')).headers.get('x-robots-tag')).toBeNull();
  });
});

describe('bareSecurityHeaders', () => {
  it('has a policy and nosniff for what no middleware sees', () => {
    const headers = bareSecurityHeaders({ siteUrl: 'http://localhost:3000', indexable: true });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.any(String),
    });
  });
});

describe('documentPolicy', () => {
  it('allows the inline elements that have these texts, and no others', () => {
    const policyOfPage = documentPolicy({ siteUrl: 'http://localhost:3000', indexable: true });
    const directives = directivesOf(policyOfPage({ scripts: [hashSource('run()')], styles: [hashSource('a{}')] }));
    // echo -n 'run()' | openssl dgst -sha256 -binary | base64
    expect(hashSource('run()')).toBe("'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='");
    expect(directives.get('script-src')).toBe(`script-src 'self' ${hashSource('run()')}`);
    expect(directives.get('style-src')).toBe(`style-src 'self' ${hashSource('a{}')}`);
  });
});
