import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { moveFocus } from '../../../src/client/router/move-focus.ts';
import { catalog } from '../catalog/product-catalog.ts';
import { renderApp, serveCatalog } from '../render-app.tsx';

serveCatalog(catalog);

/** The app as its later part has it. */
async function openApp() {
  const { router } = await renderApp('/');
  onTestFinished(moveFocus(router));
  return router;
}

const headingInFocus = async () => {
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  return document.activeElement;
};

describe('the heading that gets the focus of a new page', () => {
  it('has a ring for who came by keys', async () => {
    const router = await openApp();
    const link = (await screen.findAllByRole('link'))[0];
    fireEvent.keyDown(link ?? document.body, { key: 'Enter' });
    await router.navigate({ to: '/faq' });
    expect((await headingInFocus())?.hasAttribute('data-quiet')).toBe(false);
  });

  it('has none for who typed into a field or pressed with a finger', async () => {
    const router = await openApp();
    const field = document.createElement('input');
    document.body.append(field);
    fireEvent.keyDown(field, { key: 'Enter' });
    field.remove();
    await router.navigate({ to: '/faq' });
    expect((await headingInFocus())?.hasAttribute('data-quiet')).toBe(true);
    fireEvent.keyDown(document.body, { key: 'Tab' });
    fireEvent.pointerDown(document.body);
    await router.navigate({ to: '/feedback' });
    await screen.findByRole('textbox', { name: 'متن' });
    expect((await headingInFocus())?.hasAttribute('data-quiet')).toBe(true);
  });
});
