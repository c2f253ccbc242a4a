import { describe, expect, it } from 'vitest';
import { PageTemplate } from '../../../src/server/pages/template.ts';

const HTML = '<!doctype html><!--head--><div id="root"><!--app--></div><!--state-->';
const screenOf = (file: string) => `src/client/routes/${file}.tsx?tsr-split=component`;

describe('PageTemplate', () => {
  it.each([
    ['/', 'index'],
    ['/$', '$'],
    ['/ai', 'ai'],
    ['/error/', 'error/index'],
    ['/error/404', 'error/404'],
    ['/profile', 'profile/route'],
    ['/products/$productId/$', 'products/$productId.$'],
    ['/products/category/$categoryId/supplier/$supplierId', 'products/category.$categoryId.supplier.$supplierId'],
  ])('names the script of the screen of %s, in the file %s', (routeId, file) => {
    const manifest = { [screenOf(file)]: { file: 'assets/own.js' }, [screenOf('other')]: { file: 'assets/other.js' } };
    const template = new PageTemplate(HTML, manifest, new Map());
    const { html, link } = template.fill({ head: '', body: '', state: '', routeIds: ['__root__', routeId] });
    expect(link).toBe('</assets/own.js>; rel=modulepreload; crossorigin');
    expect(html).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/own.js">');
  });
});
