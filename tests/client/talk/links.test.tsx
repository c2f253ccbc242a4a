import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeLocks } from '../account/fake-locks.ts';
import { stubDialog } from '../shell/stub-dialog.ts';
import { makeWorld, serveTrade } from '../trade/trade-people.ts';
import { closeTalk, dropRows, openTalk, PATH, talkOf } from './talk-people.ts';

const SITE_URL = 'http://rasteh.test';

fakeLocks();
stubDialog();
serveTrade();

beforeEach(dropRows);
afterEach(closeTalk);

/** The message whose text begins so. */
const bubbleOf = async (text: string): Promise<HTMLElement> => {
  const found = await screen.findByText(
    (_, element) => element?.matches('article p') === true && element.textContent?.startsWith(text) === true,
  );
  return found.closest('article') as HTMLElement;
};

describe('a link in a message', () => {
  it('to a product is a card with its price, the time of it and its supplier', async () => {
    const world = await makeWorld();
    const { fixed } = world.offers;
    const { conversation } = await talkOf(world).ask(
      `این را دارید؟ ${window.location.origin}/products/${fixed.id}/x، ممنون`,
    );
    await openTalk(`${PATH}?conversation=${conversation.id}`);
    const message = within(await bubbleOf('این را دارید؟'));
    const card = within(await message.findByRole('listitem'));
    expect(card.getByRole('link', { name: fixed.title }).getAttribute('href')).toContain(`/products/${fixed.id}/`);
    expect(card.getByText(/[۰-۹٬]+ ریال/)).toBeTruthy();
    expect(card.getByText(/^به‌روز/)).toBeTruthy();
    expect(card.getByText(world.supplierName)).toBeTruthy();
  });

  it('to a product that cannot be read is a link only', async () => {
    const world = await makeWorld();
    const { fixed } = world.offers;
    const { conversation } = await talkOf(world).ask(`ببینید ${window.location.origin}/products/${fixed.id}/x`);
    let asked = 0;
    await openTalk(`${PATH}?conversation=${conversation.id}`, {
      api: [
        http.get(`${SITE_URL}/api/v1/supplierproducts/${fixed.id}/catalog`, () => {
          asked += 1;
          return HttpResponse.json({}, { status: 404 });
        }),
      ],
    });
    const message = within(await bubbleOf('ببینید'));
    expect((await message.findByRole('link')).getAttribute('href')).toBe(`/products/${fixed.id}/x`);
    await expect.poll(() => asked).toBeGreaterThan(0);
    expect(message.queryByRole('listitem')).toBeNull();
  });

  it('to another site opens beside, and one that hides its host is plain text', async () => {
    const world = await makeWorld();
    const { conversation } = await talkOf(world).ask(
      'کاتالوگ: https://example.com/a.pdf، ولی نه https://rasteh.test@evil.example/x',
    );
    await openTalk(`${PATH}?conversation=${conversation.id}`);
    const links = within(await bubbleOf('کاتالوگ')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://example.com/a.pdf']);
    expect(links[0]?.getAttribute('rel')).toContain('noopener');
  });
});
