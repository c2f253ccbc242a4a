import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatJalali } from '../../../src/core/time/dates.ts';
import { catalog } from '../catalog/product-catalog.ts';
import { renderApp, serveCatalog } from '../render-app.tsx';

serveCatalog(catalog);

const head = () => document.querySelector('#paper-head');
const print = (name: 'beforeprint' | 'afterprint') => act(() => dispatchEvent(new Event(name)));

describe('the head of a printed page', () => {
  it('says where and when it was printed, and is not on the screen', async () => {
    await renderApp('/faq');
    await screen.findByRole('heading', { level: 1 });
    // Its code comes when the page is idle.
    await waitFor(() => {
      print('beforeprint');
      expect(head()).not.toBeNull();
    });
    expect(head()?.textContent).toContain(location.host);
    expect(head()?.textContent).toContain(formatJalali(Date.now(), 'long'));
    print('afterprint');
    expect(head()).toBeNull();
  });
});
