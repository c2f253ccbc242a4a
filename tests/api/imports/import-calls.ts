import { eq } from 'drizzle-orm';
import type { ImportCheck, ImportDetail, ImportInfo, ImportPlan } from '../../../src/contract/imports/import.ts';
import type { Problem } from '../../../src/contract/problem.ts';
import type { ImportTarget } from '../../../src/core/imports/import-targets.ts';
import { persons } from '../../../src/server/account/person/person.table.ts';
import { importJobs } from '../../../src/server/imports/import-jobs.ts';
import { JobRunner } from '../../../src/server/platform/jobs/job-runner.ts';
import { callAs } from '../../setup/call-as.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import type { TestApp } from '../../setup/test-app.ts';

type Answer<Body> = { status: number; body: Body & Omit<Problem, 'status'> };

export async function signInOperator(app: TestApp): Promise<SignedIn> {
  const operator = await signIn(app, newPhone());
  await app.db
    .update(persons)
    .set({ roles: ['operator'] })
    .where(eq(persons.id, operator.userId));
  return operator;
}

/** The calls of one importer. */
export function importCalls(app: TestApp, me: () => SignedIn, path = '/imports', fields: Record<string, string> = {}) {
  const send = async (content: string | Buffer, name = 'prices.csv', as = me()): Promise<Answer<ImportDetail>> => {
    const body = new FormData();
    for (const [field, value] of Object.entries(fields)) body.append(field, value);
    body.append('file', new File([Uint8Array.from(Buffer.from(content))], name));
    const response = await app.app.request(`/api/v1${path}`, { method: 'POST', headers: as.headers, body });
    return { status: response.status, body: (await response.json()) as Answer<ImportDetail>['body'] };
  };
  const call = <Body>(name: string, body?: object, as = me()) =>
    callAs<Answer<Body>['body']>(app, as, name.replace(' ', ` ${path}`), { body });
  return {
    send,
    call,
    check: (id: string, plan: ImportPlan) => call<ImportCheck>(`POST /${id}/check`, plan),
    get: (id: string) => call<ImportDetail>(`GET /${id}`),
    run: (id: string) => call<ImportInfo>(`POST /${id}/run`),
    undo: (id: string) => call<ImportInfo>(`POST /${id}/undo`),
    /** Sends, checks and imports a file, to its end. */
    whole: async (content: string | Buffer, correct: (plan: ImportPlan) => ImportPlan, name?: string) => {
      const { body } = await send(content, name);
      await call(`POST /${body.info.id}/check`, correct(body.guess.plan));
      await call(`POST /${body.info.id}/run`);
      await runJobs(app);
      return (await call<ImportDetail>(`GET /${body.info.id}`)).body.info;
    },
  };
}

export const runJobs = (app: TestApp): Promise<void> => new JobRunner({ deps: app.deps, jobs: importJobs }).runDue();

export const targetsOf = ({ columns }: ImportPlan): Record<string, ImportTarget> =>
  Object.fromEntries(columns.map(({ name, target }) => [name, target]));
