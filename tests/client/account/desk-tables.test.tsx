import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import { jobTexts } from '../../../src/client/features/jobs/jobs-texts.ts';
import { adminTexts } from '../../../src/client/features/merchants/merchants-texts.ts';
import type { OwnMerchant } from '../../../src/contract/merchants/merchant.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { getMobile } from '../../../src/core/people/phone.ts';
import { newCatalog } from '../../factories/catalog.ts';
import { readFromServer, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { fakeLocks } from './fake-locks.ts';

/** A phone gets one code a minute. */
const operators = ['09350000031', '09350000032', '09350000033'];

fakeLocks();
stubDialog();
serveCatalog(newCatalog(), { hasPlaces: true, operators: operators.map(getMobile), deadJobs: ['files.prune'] });

const { matchMedia } = window;
const showAt = (width: 'desk' | 'phone') => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: (width === 'desk') === media.includes('>=') }) as MediaQueryList;
};

let owners = 0;

beforeEach(() => {
  userInfo.drop();
});

afterEach(() => {
  window.matchMedia = matchMedia;
});

/** A merchant that waits for an operator. */
async function submitted(name: string): Promise<void> {
  const headers = await signInDevice(`0935444${String(++owners).padStart(4, '0')}`);
  const { id } = await readFromServer<OwnMerchant>('/merchants', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ clientId: uuidv7(), name, kind: 'company', phones: ['021-88776655'], cityId: 'IR-c1576' }),
  });
  await readFromServer(`/merchants/${id}/submit`, { method: 'POST', headers });
  userInfo.drop();
}

const openAsOperator = async (path: string) => {
  await signInDevice(operators.pop() ?? '');
  await renderApp(path);
};

describe('lists of an operator', () => {
  it('are tables at a desk: named columns, a head for each row, and its decisions in the row', async () => {
    showAt('desk');
    await submitted('بازرگانی میزگستر');
    await openAsOperator('/profile/admin/merchants');
    const table = await screen.findByRole('table', { name: /بررسی بازرگانی‌ها: در انتظار تأیید/ });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(Object.values(adminTexts.columns));
    const row = within(table).getByRole('rowheader', { name: 'بازرگانی میزگستر' }).closest('tr') as HTMLElement;
    expect(within(row).getByText('شرکت').tagName).toBe('TD');
    fireEvent.click(within(row).getByRole('button', { name: 'تأیید' }));
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'بازرگانی میزگستر' })).toBeNull());
  });

  it('have a row for a job that failed, with the way to begin it again', async () => {
    showAt('desk');
    await openAsOperator('/profile/admin/jobs');
    const table = await screen.findByRole('table', { name: /کارهای پس‌زمینه: شکست خورده/ });
    const [head] = within(table).getAllByRole('rowheader');
    const row = head?.closest('tr') as HTMLElement;
    expect(within(row).getByRole('button', { name: jobTexts.restart })).toBeDefined();
  });

  it('stay cards on a phone', async () => {
    showAt('phone');
    await submitted('بازرگانی گوشی‌گستر');
    await openAsOperator('/profile/admin/merchants');
    await screen.findByRole('heading', { level: 3, name: 'بازرگانی گوشی‌گستر' });
    expect(screen.queryByRole('table')).toBeNull();
  });
});
