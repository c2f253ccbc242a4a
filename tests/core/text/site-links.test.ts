import { describe, expect, it } from 'vitest';
import { ownPath, productLinks } from '../../../src/core/text/site-links.ts';

const SITE = 'https://rasteh.example';
const A = '01941f54-1351-7771-9526-303862b5f2ee';
const B = '01941f54-1351-7771-9526-303862b5f2ef';

describe('the products that a message links to', () => {
  it('are those of this site, each once, in the order of the text', () => {
    const text = `این را ببینید: ${SITE}/products/${A}/بلبرینگ، و ${SITE}/products/base-product/${B}/x?q=1. باز ${SITE}/products/${A}`;
    expect(productLinks(text, [SITE])).toEqual([
      { id: A, isBase: false },
      { id: B, isBase: true },
    ]);
  });

  it.each([
    `https://other.example/products/${A}`,
    `https://rasteh.example@other.example/products/${A}`,
    `https://user@rasteh.example/products/${A}`,
    `${SITE}.other.example/products/${A}`,
    `${SITE}/products/${A}x`,
    `${SITE}/products/search/Product`,
    `/products/${A}`,
    'https://[',
  ])('are none in %s', (text) => {
    expect(productLinks(text, [SITE])).toEqual([]);
  });

  it('are at most three', () => {
    const ids = Array.from({ length: 9 }, () => crypto.randomUUID());
    expect(productLinks(ids.map((id) => `${SITE}/products/${id}`).join(' '), [SITE])).toHaveLength(3);
  });
});

describe('an address of this site', () => {
  it('becomes its path', () => {
    expect(ownPath(`${SITE}/faq?x=1#y`, [SITE])).toBe('/faq?x=1#y');
    expect(ownPath('https://other.example/faq', [SITE])).toBeUndefined();
  });
});
