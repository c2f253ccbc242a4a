import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import type { JobInfo } from '../../../src/contract/jobs/job.ts';
import type { Page } from '../../../src/contract/page.ts';
import { getMobile } from '../../../src/core/people/phone.ts';
import { newCatalog } from '../../factories/catalog.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { readFromServer, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';

const OPERATOR = '09350000008';

fakeLocks();
serveCatalog(newCatalog(), { operators: [getMobile(OPERATOR)], deadJobs: ['files.prune'] });

beforeEach(() => userInfo.drop());

async function openJobs(): Promise<void> {
  await renderApp('/profile/admin/jobs');
}

describe('/profile/admin/jobs', () => {
  it('shows an operator what has failed in the background, and starts it again', async () => {
    const headers = await signInDevice(OPERATOR);
    await openJobs();
    await screen.findByRole('heading', { name: 'پاک‌سازی فایل‌های حذف‌شده' });
    expect(screen.getByText('timeout')).toBeTruthy();
    expect(screen.getByText(/۸ بار تلاش/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'شروع دوباره' }));
    await screen.findByText('هیچ کاری شکست نخورده است');
    const { items } = await readFromServer<Page<JobInfo>>('/jobs', { headers });
    expect(items).toMatchObject([{ kind: 'files.prune', state: 'queued', attempts: 0 }]);
    fireEvent.change(screen.getByRole('combobox', { name: 'وضعیت کار' }), { target: { value: 'queued' } });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'پاک‌سازی فایل‌های حذف‌شده' })).toBeTruthy());
    expect(screen.queryByRole('button', { name: 'شروع دوباره' })).toBeNull();
  });

  it('tells everybody else that it is for operators', async () => {
    await signInDevice('09353334003');
    await openJobs();
    await screen.findByText('این بخش برای کارشناسان راسته است');
  });
});
