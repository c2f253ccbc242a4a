import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { boardSheet } from '../../../src/client/features/trade/group/board-sheet.ts';
import { groupTexts as words } from '../../../src/client/features/trade/group/group-texts.ts';
import { formatRial } from '../../../src/core/money/money.ts';
import { writeCsv } from '../../../src/core/text/csv.ts';
import { lineOf } from '../../factories/trade.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { press } from '../forms/form-page.ts';
import { renderApp } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { BASE_TITLE, makeGroupWorld, NAMES, serveGroups } from './group-people.ts';

fakeLocks();
stubDialog();
serveGroups();

afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

const open = (id: string, options = {}) => renderApp(`/profile/directorder/group/${id}`, options);
const [FIRST, SECOND] = NAMES;

describe('the board', () => {
  it('marks the cheapest and the soonest, and says where nobody has a price', async () => {
    const { send } = await makeGroupWorld();
    const { group } = await send();
    await open(group.id);
    const table = await screen.findByRole('table', { name: words.title });
    const row = within(table).getByRole('row', { name: new RegExp(BASE_TITLE) });
    const heads = within(table).getAllByRole('columnheader').slice(1);
    const cells = within(row).getAllByRole('cell');
    const [first, second, third] = NAMES.map(
      (name) => cells[heads.findIndex(({ textContent }) => textContent?.includes(name))],
    );
    expect(first?.textContent).toContain(words.soonest);
    expect(first?.textContent).not.toContain(words.cheapest);
    expect(first?.textContent).toContain(`${formatRial(1_000)} ${words.per('عدد')}`);
    expect(second?.textContent).toContain(words.cheapest);
    expect(second?.textContent).toContain(formatRial(9_000));
    expect(third?.textContent).toContain(words.answers.none);
    within(within(table).getByRole('row', { name: /گریس نسوز/ })).getByText(words.unpriced);
    screen.getByText(words.noWhole);
    // What has a price can be taken, from one supplier.
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    const isTaken = (cell: HTMLElement | undefined) =>
      within(cell as HTMLElement).getByRole<HTMLInputElement>('checkbox').checked;
    await press(words.takeCheapest);
    expect([isTaken(first), isTaken(second)]).toEqual([false, true]);
    screen.getByText(formatRial(9_900));
    fireEvent.click(within(first as HTMLElement).getByRole('checkbox'));
    expect([isTaken(first), isTaken(second)]).toEqual([true, false]);
  });

  it('has on a phone one line after the other, the cheapest supplier first', async () => {
    const { send } = await makeGroupWorld();
    const { group } = await send();
    const media = window.matchMedia;
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { media: query, matches: query === '(width < 768px)' }),
    );
    await open(group.id);
    const line = (await screen.findByRole('heading', { name: new RegExp(BASE_TITLE) })).closest('li');
    const names = within(line as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => NAMES.find((name) => textContent?.includes(name)));
    expect(names).toEqual([SECOND, FIRST, NAMES[2]]);
    expect(screen.queryByRole('table')).toBeNull();
    window.matchMedia = media;
  });

  it('asks each supplier for the lines that are taken of it; what fails stands with its reason', async () => {
    const { send, get, offers } = await makeGroupWorld();
    const { group, requests } = await send({ lines: [lineOf(offers.first.id, '10'), lineOf(offers.first.id, '20')] });
    const [one, two] = requests;
    let asked = 0;
    const refusal = http.post(
      `http://rasteh.test/api/v1/traderequests/${two.id}/request-confirmation`,
      () => {
        asked += 1;
        return HttpResponse.json(
          {
            type: 'about:blank',
            status: 409,
            code: 'x',
            message: 'قیمت از آنچه دیده‌اید تغییر کرده است.',
            traceId: 't',
          },
          { status: 409, headers: { 'x-rasteh': '1' } },
        );
      },
      { once: true },
    );
    await open(group.id, { api: [refusal] });
    fireEvent.click(await screen.findByRole('checkbox', { name: words.choose(FIRST) }));
    const rows = within(screen.getByRole('table', { name: words.title }))
      .getAllByRole('row')
      .slice(1);
    fireEvent.click(within(rows[1] as HTMLElement).getByRole('checkbox', { name: new RegExp(SECOND) }));
    await press(words.ask);
    const sheet = within(await screen.findByRole('dialog', { name: words.sheet.heading }));
    sheet.getByText(new RegExp(formatRial(11_000)));
    sheet.getByText(new RegExp(formatRial(19_800)));
    await press(words.sheet.confirm);
    await sheet.findByText(/تغییر کرده است/);
    await sheet.findByText(words.sheet.done);
    expect((await get(one.id)).state).toBe('awaitingConfirmation');
    expect((await get(two.id)).state).toBe('registered');
    await press(words.sheet.again);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const agreed = await Promise.all([get(one.id), get(two.id)]);
    expect(agreed.map(({ lines, totals }) => [totals?.payableRial, lines.map(({ price }) => price !== null)])).toEqual([
      [11_000, [true, false]],
      [19_800, [false, true]],
    ]);
    expect(asked).toBe(1);
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
  });

  it('is read without a network, where nothing can be asked', async () => {
    const { send, offers } = await makeGroupWorld();
    const { group } = await send({ lines: [lineOf(offers.first.id, '10')] });
    await open(group.id);
    await screen.findByRole('table', { name: words.title });
    act(() => onlineManager.setOnline(false));
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: words.ask }).disabled).toBe(true));
    screen.getByRole('table', { name: words.title });
  });

  it('is led to from each of its requests, in the list and on its page', async () => {
    const { send } = await makeGroupWorld();
    const { group, requests } = await send();
    const app = await renderApp(`/profile/directorderinfo/${requests[0].id}`);
    await screen.findByText(words.share(3));
    fireEvent.click(await screen.findByRole('link', { name: words.compare }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe(`/profile/directorder/group/${group.id}`));
    await app.router.navigate({ to: '/profile/directorder' });
    expect(await screen.findAllByText(words.share(3))).toHaveLength(3);
  });
});

describe('the file of a board', () => {
  it('has a row for each answer, and no cell is a formula', async () => {
    const { send, board } = await makeGroupWorld();
    const { group } = await send();
    const rows = writeCsv(boardSheet(await board(group.id)).rows).split('\r\n');
    expect(rows[0]).toBe(`\ufeff${words.columns.join(',')}`);
    expect(rows).toHaveLength(1 + 2 * 3 + 1);
    const cheap = rows.find((row) => row.includes(SECOND) && row.startsWith('1,'));
    expect(cheap).toContain(`1,${BASE_TITLE},'${SECOND},${words.answers.quoted}`);
    expect(cheap?.endsWith(`,20,,,${words.yes}`)).toBe(true);
    expect(cheap).toContain(',900,9000,900,900,');
  });
});
