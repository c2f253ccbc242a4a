import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import { previewTexts } from '../../../src/client/features/content/page/content-preview-texts.ts';
import { contentEditorTexts as words } from '../../../src/client/parts/content/content-editor-texts.ts';
import type { OwnPage } from '../../../src/contract/content/own-page.ts';
import type { ContentPage, OwnPageCard } from '../../../src/contract/content/page.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { getMobile } from '../../../src/core/people/phone.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { faults, readFromServer, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';

/** One for each test: a phone gets one code a minute. */
const operators = ['09350000031', '09350000032', '09350000033', '09350000034', '09350000035'];
const SCRIPT = '<script>alert(1)</script>';

const catalog = newCatalog();
const category = buildCategory(catalog, { name: 'یاتاقان‌ها' });
const pump = buildBaseProduct(catalog, { categoryKey: category.key, title: 'یاتاقان شیار عمیق' });
const supplier = buildSupplier(catalog, { name: 'یاتاقان‌سازان' });
buildOffer(catalog, { baseProductKey: pump.key, supplierKey: supplier.key, prices: [{ minQty: 1, amountRial: 700 }] });

stubDialog();
serveCatalog(catalog, { hasPlaces: true, operators: operators.map(getMobile) });

let headers: { authorization: string };
let id: string;
let name: string;
let pages = 0;

const call = <Answer,>(method: string, path: string, sent?: object, more: object = {}) =>
  readFromServer<Answer>(path, {
    method,
    headers: { 'content-type': 'application/json', ...headers, ...more },
    ...(sent && { body: JSON.stringify(sent) }),
  });

/** A new static page each time: it needs no type. */
beforeEach(async () => {
  userInfo.drop();
  headers = await signInDevice(operators[pages] ?? '');
  pages += 1;
  name = `page-${pages}`;
  id = uuidv7();
  await call<OwnPageCard>('POST', '/ownpages', { clientId: id, title: `صفحهٔ ${pages}`, uniqueName: name });
});

const open = (server: Parameters<typeof renderApp>[1] = {}) => renderApp(`/profile/admin/contents/${id}`, server);
const field = (label: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name: label });
const write = async (label: string | RegExp, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const press = async (label: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name: label }));
const view = async (label: string) => fireEvent.click(await screen.findByRole('radio', { name: label }));
const addBlock = async (kind: keyof typeof words.blocks.kinds) => {
  fireEvent.change(await screen.findByRole('combobox', { name: words.blocks.kind }), { target: { value: kind } });
  await press(words.blocks.add);
};
const blockOf = (number: number, kind: keyof typeof words.blocks.kinds) =>
  within(screen.getByRole('group', { name: words.blocks.name(number, kind) }));
const own = () => call<OwnPage>('GET', `/ownpages/${id}`);
const shown = () => readFromServer<ContentPage>(`/pages/by-uniquepagename?uniquePageName=${name}`);
const saveElsewhere = async (title: string) => {
  const { version, draft } = await own();
  await call('PUT', `/ownpages/${id}`, { ...draft, title }, { 'if-match': `"${version}"` });
};

describe('/profile/admin/contents/{id}', () => {
  it('is found in the list, is written block by block, looked at and published, and runs nothing', async () => {
    await renderApp('/profile/admin/contents');
    fireEvent.click(await screen.findByRole('link', { name: words.edit(`صفحهٔ ${pages}`) }));
    await write(new RegExp(`^${words.fields.lead}`), SCRIPT);
    await addBlock('paragraph');
    const text = `نخست ${SCRIPT} [بزنید](javascript:alert(1)) و **مهم** و [فهرست](/suppliers/Product)`;
    fireEvent.change(blockOf(1, 'paragraph').getByRole('textbox'), { target: { value: text } });
    await addBlock('table');
    const table = blockOf(2, 'table');
    fireEvent.click(table.getByRole('button', { name: words.table.addRow }));
    fireEvent.click(table.getByRole('button', { name: words.table.removeColumn(2) }));
    fireEvent.change(table.getByRole('textbox', { name: words.table.head(1) }), { target: { value: 'دبی' } });
    fireEvent.change(table.getByRole('textbox', { name: words.table.cell(3, 1) }), { target: { value: SCRIPT } });
    await addBlock('parts');
    fireEvent.change(blockOf(3, 'parts').getByRole('textbox', { name: words.parts.search }), {
      target: { value: 'یاتاقان' },
    });
    await press(words.parts.add('یاتاقان شیار عمیق'));
    await press(words.blocks.up(3));
    await press(words.blocks.down(1));
    expect(blockOf(1, 'parts')).toBeTruthy();
    await view(words.tabs.preview);
    const preview = within(await screen.findByRole('article', { name: words.tabs.preview }));
    await preview.findByRole('link', { name: 'یاتاقان شیار عمیق' });
    expect(preview.getByRole('columnheader').textContent).toBe('دبی');
    expect(preview.getByRole('link', { name: 'فهرست' }).getAttribute('href')).toBe('/suppliers/Product');
    expect(preview.queryByRole('link', { name: 'بزنید' })).toBeNull();
    expect(document.querySelector('article script')).toBeNull();
    expect((await own()).draft.body).toEqual([]);
    await press(words.publish);
    await screen.findByText(words.published);
    const { body, lead } = await shown();
    expect(lead).toBe(SCRIPT);
    expect(body).toMatchObject([
      { kind: 'parts', baseProductIds: [expect.any(String)] },
      { kind: 'paragraph', text },
      { kind: 'table', head: ['دبی'], rows: [[''], [''], [SCRIPT]] },
    ]);
    await screen.findByText(words.states.same);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
  });

  it('keeps what is typed over a reload, also without a network, and says at the block what is wrong', async () => {
    const first = await open();
    await addBlock('heading');
    await write(new RegExp(`^${words.fields.title}`), 'نیمه‌کاره');
    first.unmount();
    const offline = await open({ api: [faults.offline('/ownpages/*')] });
    await screen.findByText(words.needsNetworkHint);
    offline.unmount();
    await open();
    await waitFor(async () => expect((await field(new RegExp(`^${words.fields.title}`))).value).toBe('نیمه‌کاره'));
    await screen.findByText(words.states.typed);
    await press(words.save);
    const heading = blockOf(1, 'heading');
    await heading.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(heading.getByRole('textbox')));
    expect((await own()).version).toBe(1);
    fireEvent.change(heading.getByRole('textbox'), { target: { value: 'تیتر' } });
    await press(words.save);
    await screen.findByText(words.saved);
    expect((await own()).draft).toMatchObject({ title: 'نیمه‌کاره', body: [{ kind: 'heading', text: 'تیتر' }] });
  });

  it('shows its draft by a link to somebody who is not signed in, until another link is made', async () => {
    const editor = await open();
    await write(new RegExp(`^${words.fields.title}`), 'پیش‌نویس');
    await addBlock('paragraph');
    fireEvent.change(blockOf(1, 'paragraph').getByRole('textbox'), { target: { value: `هنوز نه ${SCRIPT}` } });
    await press(words.save);
    await screen.findByText(words.saved);
    await press(previewTexts.make);
    const { pathname, hash } = new URL((await field(previewTexts.link)).value);
    editor.unmount();
    userInfo.drop();

    const seen = await renderApp(`${pathname}${hash}`);
    await screen.findByRole('heading', { level: 1, name: 'پیش‌نویس' });
    expect((await screen.findByRole('article')).textContent).toContain(`هنوز نه ${SCRIPT}`);
    expect(document.querySelector('article script')).toBeNull();
    screen.getByText(previewTexts.heading);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
    seen.unmount();

    await call('POST', `/ownpages/${id}/preview-token`);
    await renderApp(`${pathname}${hash}`);
    await screen.findByText(previewTexts.gone);
    expect(screen.queryByText('پیش‌نویس')).toBeNull();
  });

  it('shows the other version where somebody has saved meanwhile, and lets one choose', async () => {
    await open();
    await write(new RegExp(`^${words.fields.title}`), 'عنوان من');
    await saveElsewhere('عنوان همکار');
    await press(words.save);
    const conflict = within(await screen.findByRole('alert', { name: words.conflict.heading }));
    conflict.getByText('عنوان همکار');
    fireEvent.click(conflict.getByRole('button', { name: words.conflict.keepMine }));
    await press(words.save);
    await screen.findByText(words.saved);
    expect((await own()).draft.title).toBe('عنوان من');
  });

  it('waits for its time, is taken out of the row, and has its earlier texts', async () => {
    await open();
    await addBlock('paragraph');
    fireEvent.change(blockOf(1, 'paragraph').getByRole('textbox'), { target: { value: 'متن نخست' } });
    await press(words.schedule.open);
    await press(words.schedule.send);
    await screen.findByText(words.schedule.done);
    expect((await own()).status).toBe('scheduled');
    await press(words.unschedule);
    await waitFor(async () => expect((await own()).status).toBe('draft'));
    await press(words.publish);
    await screen.findByText(words.published);
    fireEvent.change(blockOf(1, 'paragraph').getByRole('textbox'), { target: { value: 'متن دوم' } });
    await press(words.publish);
    await waitFor(async () => expect((await shown()).body).toMatchObject([{ text: 'متن دوم' }]));
    await screen.findByText(words.states.same);
    await view(words.tabs.history);
    const restore = await screen.findAllByRole('button', { name: /^بازگرداندن نسخهٔ/ });
    expect(restore).toHaveLength(2);
    fireEvent.click(restore.at(-1) as HTMLElement);
    await screen.findByText(words.history.restored);
    expect((await own()).draft.body).toMatchObject([{ text: 'متن نخست' }]);
    await press(words.withdraw);
    await screen.findByText(words.withdrawn);
    expect((await own()).status).toBe('withdrawn');
  });
});
