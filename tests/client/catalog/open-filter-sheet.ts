import { fireEvent, screen, within } from '@testing-library/react';

/** The sheet of filters on a phone, and the button that says what it would find. */
export async function openFilterSheet() {
  fireEvent.click(await screen.findByRole('button', { name: /^فیلتر/ }));
  const sheet = await screen.findByRole('dialog', { name: 'فیلترها' });
  return { sheet, confirm: () => within(sheet).getByRole('button', { name: /^نمایش|^کالایی/ }) };
}
