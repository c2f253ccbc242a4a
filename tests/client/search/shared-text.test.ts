import { describe, expect, it } from 'vitest';
import { readShared } from '../../../src/client/features/search/shared-text.ts';

const ORIGIN = 'https://rasteh.example';
const ID = '01941f71-8f49-7e2f-9c60-672ae27328b4';
const shared = (given: Record<string, string>) => readShared(`?${new URLSearchParams(given)}`, ORIGIN);

describe('what another app shares with ours', () => {
  it('is searched if it is a text', () => {
    expect(shared({ text: '  بلبرینگ \n 6205 ' })).toEqual({ kind: 'search', key: 'بلبرینگ 6205' });
    expect(shared({ title: 'پمپ سانتریفیوژ' })).toEqual({ kind: 'search', key: 'پمپ سانتریفیوژ' });
  });

  it('opens a page of this site, with its query and hash', () => {
    const path = `/products/${ID}/x?sort=price#offers`;
    expect(shared({ url: ORIGIN + path })).toEqual({ kind: 'page', path });
    expect(shared({ text: `این را ببینید: ${ORIGIN}${path}` })).toEqual({ kind: 'page', path });
  });

  it('never names another host through a path of this site', () => {
    expect(shared({ url: `${ORIGIN}//products/${ID}` })).toEqual({ kind: 'page', path: `/products/${ID}` });
    expect(shared({ url: `${ORIGIN}//evil.example/x` }).kind).toBe('search');
  });

  it('does not open other paths of the site, nor itself', () => {
    expect(shared({ url: `${ORIGIN}/api/v1/products` }).kind).toBe('search');
    expect(shared({ url: `${ORIGIN}/share?text=a` }).kind).toBe('search');
    expect(shared({ url: `${ORIGIN}.evil.example/products/${ID}` }).kind).toBe('search');
    expect(shared({ url: `https://user@evil.example/${ORIGIN}/products/${ID}` }).kind).toBe('search');
  });

  it('searches the words beside a foreign link, else the last words of the link', () => {
    const link = 'https://www.shop.example/cat/%D9%BE%D9%85%D9%BE-50-32.html?utm=1';
    expect(shared({ url: link })).toEqual({ kind: 'search', key: 'پمپ 50 32' });
    expect(shared({ text: `شیر توپی ${link}` })).toEqual({ kind: 'search', key: 'شیر توپی' });
    expect(shared({ url: 'https://www.shop.example/' })).toEqual({ kind: 'search', key: 'shop' });
    expect(shared({ url: `https://shop.example/bearing/${ID}` })).toEqual({ kind: 'search', key: 'bearing' });
    expect(shared({ url: 'https://shop.example/%E0%A4%A' }).kind).toBe('search');
  });

  it('is only text if it looks like a script', () => {
    expect(shared({ url: 'javascript:alert(1)' })).toEqual({ kind: 'search', key: 'javascript:alert(1)' });
    expect(shared({ url: 'data:text/html,<b>x' }).kind).toBe('search');
  });

  it('is empty without a word, and never longer than a search text', () => {
    expect(shared({})).toEqual({ kind: 'none' });
    expect(shared({ text: ' … ', title: '' })).toEqual({ kind: 'none' });
    expect(shared({ text: 'پ'.repeat(900) })).toEqual({ kind: 'search', key: 'پ'.repeat(300) });
  });
});
