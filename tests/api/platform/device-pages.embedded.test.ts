import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pageRoutes } from '../../../src/server/pages/page-routes.ts';
import { PageTemplate } from '../../../src/server/pages/template.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

describe('GET a page that only the device draws', () => {
  let test: TestApp;
  let dir: string;
  const draw = vi.fn();

  beforeAll(async () => {
    test = await openTestApp();
    dir = await mkdtemp(join(tmpdir(), 'rasteh-template-'));
    await mkdir(join(dir, '.vite'));
    await mkdir(join(dir, 'assets'));
    await writeFile(join(dir, '.vite/manifest.json'), '{}');
    await writeFile(join(dir, 'index.html'), '<!doctype html><!--head--><div id="root"><!--app--></div><!--state-->');
  });

  afterAll(async () => {
    await test.close();
    await rm(dir, { recursive: true });
  });

  it.each(['/profile', '/users/login', '/users/login?redirectPath=%2Fprofile&loginPerPage=true'])(
    'is the shell, which no cache keeps and no search engine lists: %s',
    async (path) => {
      const template = await PageTemplate.load(dir);
      const pages = { template, buildId: 'build-1', drawShell: () => '<p>پوسته</p>', addressOf: (one: string) => one };
      const app = pageRoutes(test.deps, pages, { draw });
      const response = await app.request(path);
      expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('<p>پوسته</p>')]);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(draw).not.toHaveBeenCalled();
    },
  );

  it('has one address', async () => {
    const template = await PageTemplate.load(dir);
    const pages = { template, buildId: 'build-1', drawShell: () => '', addressOf: (one: string) => one };
    const response = await pageRoutes(test.deps, pages, { draw }).request('/profile/?x=1');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/profile?x=1']);
  });
});
