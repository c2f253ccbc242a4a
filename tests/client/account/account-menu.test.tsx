import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import { jobTexts } from '../../../src/client/features/jobs/jobs-texts.ts';
import { headingOf } from '../../../src/client/features/profile/page-heading.ts';
import { profileTexts } from '../../../src/client/features/profile/profile-texts.ts';
import { unsentCount } from '../../../src/client/offline/outbox/outbox-count.ts';
import { operatorTexts } from '../../../src/client/parts/account/operator-texts.ts';
import { accountEntries, menuSections } from '../../../src/core/pages/account-menu.ts';
import { privatePages } from '../../../src/core/pages/private-pages.ts';
import { getMobile } from '../../../src/core/people/phone.ts';
import { buildCategory, newCatalog } from '../../factories/catalog.ts';
import { faults, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { fakeLocks } from './fake-locks.ts';

/** A phone gets one code a minute. */
const operators = ['09350000018', '09350000019', '09350000020', '09350000021'];
let phones = 0;
const newPhone = () => `0935777${String(++phones).padStart(4, '0')}`;

const { menu, counts, sections, toMenu, skipMenu } = profileTexts;
const entriesOf = (names: readonly string[]) =>
  names.flatMap((name) => accountEntries.filter(({ section }) => section === name)).map(({ name }) => menu[name]);
const operating = entriesOf(['operating']);

const catalog = newCatalog();
buildCategory(catalog, { name: 'پمپ' });
fakeLocks();
stubDialog();
serveCatalog(catalog, { operators: operators.map(getMobile), deadJobs: ['files.prune'] });

/** The calls for counts. */
let asked: string[];
const noted = (path: string) =>
  http.get(`*/api/v1${path}`, ({ request }) => {
    asked.push(new URL(request.url).pathname.replace('/api/v1', ''));
  });

const matchMedia = window.matchMedia;
const onPhone = () => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('width <') }) as MediaQueryList;
};

beforeEach(() => {
  userInfo.drop();
  asked = [];
});
afterEach(() => {
  window.matchMedia = matchMedia;
  vi.unstubAllGlobals();
});

const open = (path: string) => renderApp(path, { api: [noted('/waiting'), noted('/waiting/operator')] });
const nav = async () => within(await screen.findByRole('navigation', { name: menu.label }));
const nameOf = (link: HTMLElement) => link.querySelector('span')?.textContent;
const namesIn = async () => (await nav()).getAllByRole('link').map(nameOf);
const entry = async (name: string) => (await nav()).getAllByRole('link').find((link) => nameOf(link) === name);
const asOperator = () => signInDevice(operators.pop() ?? '');

describe("the account's menu at a desk", () => {
  it('has every entry of a buyer, and neither the places of operators nor a read for their counts', async () => {
    await signInDevice(newPhone());
    await open('/profile/comments');
    await screen.findByText('هنوز نظری ننوشته‌اید');
    await waitFor(() => expect(asked).toContain('/waiting'));
    expect(await namesIn()).toEqual(entriesOf(['mine', 'selling']));
    expect(screen.queryByText(sections.operating)).toBeNull();
    expect(asked).not.toContain('/waiting/operator');
  });

  it('has the places of an operator too, and marks the page that is shown', async () => {
    await asOperator();
    const { router } = await open('/profile/admin/comments');
    await waitFor(async () => expect(await namesIn()).toEqual(entriesOf(menuSections.map(({ name }) => name))));
    const current = async () => (await nav()).getAllByRole('link', { current: 'page' }).map(nameOf);
    expect(await current()).toEqual([menu.AdminComments]);
    await act(async () => router.history.push('/users/outbox'));
    await waitFor(async () => expect(await current()).toEqual([menu.Outbox]));
  });

  it('counts what waits, and counts anew after a decision', async () => {
    await asOperator();
    await open('/profile/admin/jobs');
    const said = counts.jobs('۱');
    await waitFor(async () => expect((await entry(menu.AdminJobs))?.textContent).toContain(said));
    fireEvent.click(await screen.findByRole('button', { name: jobTexts.restart }));
    await waitFor(async () => expect((await entry(menu.AdminJobs))?.textContent).toBe(menu.AdminJobs));
  });

  it('counts what the device could not send', async () => {
    await signInDevice(newPhone());
    await open('/profile/address');
    expect((await entry(menu.Outbox))?.textContent).toBe(menu.Outbox);
    act(() => unsentCount.set({ all: 3, stuck: 2 }));
    expect((await entry(menu.Outbox))?.textContent).toContain(counts.outbox('۲'));
  });

  it('is whole where the counts are not answered', async () => {
    await signInDevice(newPhone());
    await renderApp('/profile/address', { api: [faults.status('/waiting', 500)] });
    await screen.findByRole('heading', { level: 1, name: menu.Address });
    expect(await namesIn()).toEqual(entriesOf(['mine', 'selling']));
  });

  it('is passed over by a link of its own', async () => {
    await signInDevice(newPhone());
    await open('/profile/address');
    const skip = await screen.findByRole('link', { name: skipMenu });
    const target = document.querySelector(skip.getAttribute('href') ?? '');
    expect(target?.contains(screen.getByRole('heading', { level: 1 }))).toBe(true);
    const first = (await nav()).getAllByRole('link')[0] as HTMLElement;
    expect(skip.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('is not beside a page of the device for who is not signed in', async () => {
    await open('/users/packs');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('navigation', { name: menu.label })).toBeNull();
    expect(asked).toEqual([]);
  });
});

describe("the account's menu on a phone", () => {
  it('is the list at /profile, one tap from each page, which has the way back', async () => {
    onPhone();
    await signInDevice(newPhone());
    const { router } = await open('/profile');
    expect(await namesIn()).toEqual(entriesOf(['mine', 'selling']).filter((name) => name !== menu.Home));
    fireEvent.click((await entry(menu.Address)) as HTMLElement);
    await screen.findByRole('heading', { level: 1, name: menu.Address });
    expect(screen.queryByRole('navigation', { name: menu.label })).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: toMenu }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
    await nav();
  });
});

const SOME_ID = '01940000-0000-7000-8000-00000000000a';
const pathOf = (pattern: string) => pattern.replace('$objectType', 'product').replaceAll(/\$\w+Id\b/g, SOME_ID);

describe('a private page', () => {
  it('has its own heading, the only one of the first level', async () => {
    await asOperator();
    const { router } = await open('/profile');
    // Whose object does not exist has the heading of the error screen.
    const pages = privatePages.filter(({ pattern }) => !pattern.endsWith('$pageId'));
    for (const { pattern } of pages) {
      await act(async () => router.history.push(pathOf(pattern)));
      await screen.findByRole('heading', { level: 1, name: headingOf(pattern) });
      expect(screen.getAllByRole('heading', { level: 1 }), pattern).toHaveLength(1);
    }
    expect(new Set(accountEntries.map(({ name }) => menu[name])).size).toBe(accountEntries.length);
  });

  it('of operators shows nothing of its sections to anybody else', async () => {
    await signInDevice(newPhone());
    const { router } = await open('/profile');
    for (const { path } of accountEntries.filter(({ section }) => section === 'operating')) {
      await act(async () => router.history.push(path));
      await screen.findByText(operatorTexts.refused);
      const page = within(screen.getByRole('main'));
      const links = page.queryAllByRole('link').map(nameOf);
      for (const name of operating) expect(links, path).not.toContain(name);
      for (const role of ['combobox', 'textbox', 'radio']) expect(page.queryByRole(role), path).toBeNull();
    }
  });
});
