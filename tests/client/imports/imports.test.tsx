import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import { importTexts as words } from '../../../src/client/features/imports/imports-texts.ts';
import type { ImportInfo } from '../../../src/contract/imports/import.ts';
import type { Page } from '../../../src/contract/page.ts';
import { getMobile } from '../../../src/core/people/phone.ts';
import { buildCategory, newCatalog } from '../../factories/catalog.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { installNodeFiles } from '../node-files.ts';
import { readFromServer, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';

/** One for each test: a second code within two minutes is not sent. */
const OPERATORS = ['09350000018', '09350000019', '09350000020'] as const;
const LONG = { timeout: 15_000 };
const FILE = 'کد کالا,شرح کالا,قیمت (ریال)\nA-1,بلبرینگ ۶۲۰۵,1200000\nA-2,بلبرینگ ۶۲۰۶,abc\n';
const catalog = newCatalog();
buildCategory(catalog, { name: 'بلبرینگ' });

await installNodeFiles();
fakeLocks();
stubDialog();
serveCatalog(catalog, { operators: OPERATORS.map(getMobile), runsJobs: true });

beforeEach(() => userInfo.drop());

const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText(words.file, { selector: 'input' }), { target: { files: [file] } });

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

describe('/profile/admin/imports', () => {
  it('leads an operator from a file to its columns, a trial, the import and back', async () => {
    const headers = await signInDevice(OPERATORS[0]);
    await renderApp('/profile/admin/imports');
    await screen.findByText(words.scopes.catalog.none);
    choose(new File([FILE], 'prices.csv'));
    const target = await screen.findByRole('combobox', { name: words.columns.target('قیمت (ریال) (C)') }, LONG);
    expect(target).toHaveProperty('value', 'price');
    expect(screen.getByText('1200000، abc')).toBeTruthy();

    fireEvent.click(screen.getByRole('button', { name: words.check.check }));
    expect((await screen.findAllByRole('alert', {}, LONG))[0]?.textContent).toContain('تأمین‌کننده');
    write(words.plan.supplier, 'یاتاقان شرق');
    write(words.plan.category, 'بلبرینگ');
    fireEvent.click(screen.getByRole('button', { name: words.check.check }));
    await screen.findByRole('heading', { name: words.check.heading }, LONG);
    expect(screen.getByText(words.counts({ fresh: 2, changed: 0, unchanged: 0, refused: 0 }))).toBeTruthy();
    expect(screen.getByText(/سطر ۳.*A-2/)).toBeTruthy();

    fireEvent.click(screen.getByRole('button', { name: words.check.run }));
    fireEvent.click(await screen.findByRole('button', { name: words.undo.open }, LONG));
    const sheet = await screen.findByRole('dialog');
    fireEvent.click(within(sheet).getByRole('button', { name: words.undo.confirm }));
    await screen.findByText(words.undone({ restored: 0, removed: 2, kept: 0, keptItems: [] }), {}, LONG);
    expect(screen.queryByRole('button', { name: words.undo.open })).toBeNull();
    const { items } = await readFromServer<Page<ImportInfo>>('/imports', { headers });
    expect(items).toMatchObject([{ state: 'undone', fileName: 'prices.csv' }]);
  });

  it('says what is wrong with a file, and refuses a large one without sending it', async () => {
    await signInDevice(OPERATORS[1]);
    await renderApp('/profile/admin/imports');
    await screen.findByRole('button', { name: words.choose });
    choose(new File(['کد کالا'], 'a.csv'));
    await screen.findByText('فایل سرستون و ردیف ندارد.', {}, LONG);
    choose(Object.defineProperty(new File(['a'], 'b.csv'), 'size', { value: 5 * 1024 * 1024 }));
    await screen.findByText(words.tooLarge);
  });

  it('asks for another trial once a column has changed', async () => {
    await signInDevice(OPERATORS[2]);
    await renderApp('/profile/admin/imports');
    await screen.findByRole('button', { name: words.choose });
    choose(new File([FILE], 'prices.csv'));
    await screen.findByRole('combobox', { name: words.columns.target('قیمت (ریال) (C)') }, LONG);
    write(words.plan.supplier, 'یاتاقان غرب');
    write(words.plan.category, 'بلبرینگ');
    fireEvent.click(screen.getByRole('button', { name: words.check.check }));
    await screen.findByRole('button', { name: words.check.run }, LONG);
    fireEvent.change(screen.getByRole('combobox', { name: words.plan.currency }), { target: { value: 'IRT' } });
    expect(screen.getByText(words.check.stale)).toBeTruthy();
    expect(screen.queryByRole('button', { name: words.check.run })).toBeNull();
  });

  it('tells everybody else that it is for operators', async () => {
    await signInDevice('09353334018');
    await renderApp('/profile/admin/imports');
    await waitFor(() => expect(screen.getByText('این بخش برای کارشناسان راسته است')).toBeTruthy(), LONG);
  });
});
