import 'fake-indexeddb/auto';
import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { statementTexts as words } from '../../../src/client/features/wallet/statement/statement-texts.ts';
import { savePrivateRead } from '../../../src/client/offline/saved-reads/private-store.ts';
import { formatRial } from '../../../src/core/money/money.ts';
import { formatNumber, toPersianDigits } from '../../../src/core/numbers/numerals.ts';
import { jalaliMonthName, lastJalaliMonths } from '../../../src/core/time/jalali-month.ts';
import { newCatalog } from '../../factories/catalog.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { press } from '../forms/form-page.ts';
import { faults, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';
import { saveOwnReads } from '../save-own-reads.ts';
import { chargeWallet } from './wallet-people.ts';

const AMOUNTS = [2_500_003, 1_000_001];
const TOTAL = 3_500_004;

fakeLocks();
serveCatalog(newCatalog());

const nameOf = (month: string) => toPersianDigits(jalaliMonthName(month));
const cellsOf = (row: HTMLElement | undefined) => [...(row?.children ?? [])].map(({ textContent }) => textContent);

describe('the statement of a month', () => {
  it('is opened from the wallet, adds up, and is printed', async () => {
    const user = await signInDevice('09361120001');
    for (const amount of AMOUNTS) await chargeWallet(user, amount);
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const { container } = await renderApp('/profile/wallet');
    fireEvent.click(await screen.findByRole('link', { name: words.open }));
    const table = await screen.findByRole('table', { name: words.caption });
    const rows = within(table).getAllByRole('row');
    const zero = formatNumber(0);
    const total = formatNumber(TOTAL);
    expect(within(screen.getByText(words.opening).parentElement as HTMLElement).getByText(formatRial(0))).toBeDefined();
    expect(
      within(screen.getByText(words.closing).parentElement as HTMLElement).getByText(formatRial(TOTAL)),
    ).toBeDefined();
    expect(cellsOf(rows[1]).slice(-3)).toEqual([formatNumber(AMOUNTS[0] ?? 0), '', formatNumber(AMOUNTS[0] ?? 0)]);
    expect(cellsOf(rows[2]).slice(-3)).toEqual([formatNumber(AMOUNTS[1] ?? 0), '', total]);
    expect(cellsOf(rows.at(-1))).toEqual(['', words.sum, total, zero, total]);
    await press(words.print);
    expect(print).toHaveBeenCalledOnce();
    expect((await axe.run(container)).violations).toEqual([]);
  });

  it('of another month is read when it is chosen, and says that it is empty', async () => {
    await signInDevice('09361120002');
    const [, month = ''] = lastJalaliMonths(new Date(), 2);
    const { router } = await renderApp('/profile/wallet/statement');
    const choice = await screen.findByRole('combobox', { name: words.month });
    fireEvent.change(choice, { target: { value: month } });
    await screen.findByRole('heading', { name: nameOf(month), level: 2 });
    await screen.findByText(words.none);
    expect(router.state.location.search).toMatchObject({ month });
  });

  it('is read again without a network', async () => {
    const user = await signInDevice('09361120003');
    await chargeWallet(user, TOTAL);
    const online = await renderApp('/profile/wallet/statement', { onStart: saveOwnReads });
    await screen.findByRole('table', { name: words.caption });
    const [saved] = online.queryClient
      .getQueryCache()
      .findAll({ predicate: ({ queryKey }) => queryKey.includes('statement') });
    await savePrivateRead(online.queryClient, saved?.queryKey ?? []);
    online.unmount();
    onlineManager.setOnline(false);
    await renderApp('/profile/wallet/statement', { api: [faults.offline()], onStart: saveOwnReads });
    await screen.findByRole('table', { name: words.caption });
    expect(screen.getAllByText(formatRial(TOTAL)).length).toBeGreaterThan(0);
  });
});
