import { fireEvent, screen, within } from '@testing-library/react';

/** Opens the phone's filter sheet; returns it with the button that counts its results. */
export async function openFilterSheet() {
  // On a busy machine its code takes longer than a query waits.
  await import('../../../src/client/features/catalog/filters/filter-sheet.tsx');
  fireEvent.click(await screen.findByRole('button', { name: /^فیلتر/ }));
  const sheet = await screen.findByRole('dialog', { name: 'فیلترها' });
  return { sheet, confirm: () => within(sheet).getByRole('button', { name: /^نمایش|با این فیلترها نیست$/ }) };
}
