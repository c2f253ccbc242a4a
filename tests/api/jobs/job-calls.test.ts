import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JobInfo } from '../../../src/contract/jobs/job.ts';
import type { Page } from '../../../src/contract/page.ts';
import type { Problem } from '../../../src/contract/problem.ts';
import { persons } from '../../../src/server/account/person/person.table.ts';
import { auditEntries } from '../../../src/server/platform/command/audit-entry.table.ts';
import { jobs } from '../../../src/server/platform/jobs/job.table.ts';
import { buildDeadJob } from '../../factories/jobs.ts';
import { callAs } from '../../setup/call-as.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

let app: TestApp;
let operator: SignedIn;

beforeAll(async () => {
  app = await openTestApp();
  operator = await signIn(app, newPhone());
  await app.db
    .update(persons)
    .set({ roles: ['operator'] })
    .where(eq(persons.id, operator.userId));
});

afterAll(() => app.close());

beforeEach(() => app.db.delete(jobs));

const list = (query = '?state=dead', as = operator) => callAs<Page<JobInfo>>(app, as, `GET /jobs${query}`);
const restart = <Body = JobInfo>(id: string, as = operator) => callAs<Body>(app, as, `POST /jobs/${id}/restart`);

describe('GET /jobs', () => {
  it('shows an operator what has failed, with its title and its code, and not what it is about', async () => {
    const id = await buildDeadJob(app.db, { payload: { phone: '09120000001' }, lastError: 'bank_away' });
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body.items).toMatchObject([{ id, title: 'فرستادن اعلان‌ها', state: 'dead', lastError: 'bank_away' }]);
    expect(JSON.stringify(body)).not.toContain('0912');
  });

  it('has the latest first, page by page, of the asked state', async () => {
    const ids = [
      '01900000-0000-7000-8000-000000000001',
      '01900000-0000-7000-8000-000000000002',
      '01900000-0000-7000-8000-000000000003',
    ];
    for (const id of ids) await buildDeadJob(app.db, { id });
    await buildDeadJob(app.db, { state: 'queued', deadAt: null, kind: 'of.another.build' });
    const first = await list('?state=dead&size=2');
    expect(first.body.items.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    const second = await list(`?state=dead&size=2&cursor=${first.body.nextCursor}`);
    expect(second.body).toMatchObject({ items: [{ id: ids[0] }], nextCursor: null });
    expect((await list('?state=queued')).body.items).toMatchObject([{ title: 'of.another.build' }]);
    expect((await list('')).body.items).toHaveLength(4);
  });

  it('refuses who is no operator, and an unknown state', async () => {
    expect((await list('', await signIn(app, newPhone()))).status).toBe(403);
    expect((await list('?state=lost')).status).toBe(400);
  });
});

describe('POST /jobs/{id}/restart', () => {
  it('gives a dead job all its attempts again, once', async () => {
    const id = await buildDeadJob(app.db);
    expect(await restart(id)).toMatchObject({ status: 200, body: { id, state: 'queued', attempts: 0, deadAt: null } });
    expect((await restart(id)).status).toBe(200);
    const entries = await app.db.select().from(auditEntries).where(eq(auditEntries.objectId, id));
    expect(entries).toMatchObject([{ command: 'jobs.restart', details: { kind: 'push.send', lastError: 'timeout' } }]);
  });

  it('refuses one that an equal job has replaced', async () => {
    const id = await buildDeadJob(app.db, { uniqueKey: 'a' });
    await buildDeadJob(app.db, { uniqueKey: 'a', state: 'queued', deadAt: null });
    expect(await restart<Problem>(id)).toMatchObject({ status: 409, body: { code: 'job_replaced' } });
    expect((await list()).body.items).toMatchObject([{ id, state: 'dead' }]);
  });

  it('is for operators, and not for what does not exist', async () => {
    const id = await buildDeadJob(app.db);
    expect((await restart(id, await signIn(app, newPhone()))).status).toBe(403);
    expect((await restart(crypto.randomUUID())).status).toBe(404);
  });
});
