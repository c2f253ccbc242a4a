import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { catalog } from '../catalog/product-catalog.ts';
import { renderApp, serveCatalog } from '../render-app.tsx';
import { stubMatchMedia } from '../shell/stub-match-media.ts';

serveCatalog(catalog);
// A phone has the filters behind a button.
stubMatchMedia(390);

const open = (text: string) => renderApp(`/search/${encodeURIComponent(text)}`);
const understood = () => screen.findByRole('list', { name: 'آنچه از نوشته خوانده شد' });

describe('what a search understood', () => {
  it('is chips, each a link to the search without it, and the list of the category with its filters', async () => {
    const { router } = await open('بلبرینگ شیار عمیق قطر داخلی ۲۵٫۴ میلی‌متر');
    const chips = await understood();
    const list = within(chips).getByRole('link', { name: 'فهرست بلبرینگ شیار عمیق' });
    expect(decodeURI(list.getAttribute('href') ?? '')).toMatch(
      /^\/products\/category\/[0-9a-f-]+\/بلبرینگ-شیار-عمیق\?filters=[0-9a-f-]+_25\.4\.\.25\.4_MilliM$/,
    );
    // The filters have arrived.
    await screen.findByRole('button', { name: 'فیلتر، ۱ فعال' });
    fireEvent.click(within(chips).getByRole('link', { name: /^برداشتن.*۲۵٫۴/ }));
    await waitFor(() => expect(router.state.matches.at(-1)?.params).toEqual({ key: 'بلبرینگ شیار عمیق' }));
  });

  it('is not shown for plain words', async () => {
    await open('بلبرینگ');
    expect((await screen.findAllByRole('link', { name: /2RS/ })).length).toBeGreaterThan(0);
    expect(screen.queryByRole('list', { name: 'آنچه از نوشته خوانده شد' })).toBeNull();
  });

  it('says of a size that nobody has that what is listed is near it', async () => {
    await open('بلبرینگ شیار عمیق قطر داخلی ۲۶ میلی‌متر');
    expect((await screen.findByText(/نزدیک‌ترین‌ها فهرست شده است/)).textContent).toContain('۲۶');
  });

  it('offers the order that is asked for', async () => {
    const { router } = await open('بلبرینگ شیار عمیق ارزان‌ترین');
    fireEvent.click(await screen.findByRole('link', { name: 'از ارزان‌ترین' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ sort: 'priceAsc' }));
    expect((await screen.findAllByRole('link', { name: /2RS/ })).length).toBeGreaterThan(0);
  });
});
