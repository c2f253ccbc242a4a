import { describe, expect, it } from 'vitest';
import { serveDemoSearch } from '../../setup/demo-search.ts';

const { search } = serveDemoSearch();

describe('GET /supplierproducts/catalog?q= with a size', () => {
  it('says of a size that nobody has that what is listed is near it', async () => {
    const { items, understood } = await search('پیچ M12x63');
    expect(items[0]?.title).toMatch(/M12×60/);
    expect(understood?.conditions.map(({ said, isNear = false }) => [said, isNear])).toEqual([
      ['M12', false],
      ['63', true],
    ]);
    expect((await search('پیچ M12x60')).understood?.conditions.some(({ isNear }) => isNear)).toBe(false);
  });

  it('says of a number that only begins a longer one that it is not there', async () => {
    const { understood } = await search('میلگرد ۱۶ اهواز');
    expect(understood?.dropped).toEqual(['16']);
  });

  it.each([
    // A designation tells more than its number, and capitals are no keys of another layout.
    ['UPN 150', /^ناودانی UPN/, ['150']],
    ['تسمه SPA 1290', /SPA/, ['1290']],
    ['SKF 6205', /6205/, ['SKF']],
  ])('keeps the designation of «%s»', async (q, title, dropped) => {
    const { items, understood } = await search(q);
    for (const item of items.slice(0, 5)) expect(item.title).toMatch(title);
    expect(understood?.dropped).toEqual(dropped);
    expect(understood?.corrected).toBeNull();
  });

  it('says nothing of figures that are there in one number', async () => {
    const { items, understood } = await search('6 2 0 5');
    expect(items[0]?.partNumber).toBe('6205');
    expect(understood?.dropped).toEqual([]);
  });

  it('says what is ruled out with the word that rules it out', async () => {
    const { understood } = await search('اورینگ غیر از وایتون');
    expect(understood?.conditions).toEqual([{ said: 'غیر از وایتون', without: 'اورینگ' }]);
  });

  it('gives up a guessed kind before a condition', async () => {
    const { items, understood } = await search('آلن m8 در ۲۰ استیل');
    expect(items[0]?.title).toMatch(/M8×20 .*A2-70/);
    expect(understood?.dropped).toEqual([]);
  });

  it('lists the first property of a kind first where a number may be several', async () => {
    const { items } = await search('مکانیکال سیل ۳۵');
    expect(items[0]?.title).toContain('محور 35');
  });
});
