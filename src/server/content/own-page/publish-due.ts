import { and, asc, eq, lte } from 'drizzle-orm';
import { z } from 'zod';
import { isSystem, SYSTEM } from '../../platform/actor.ts';
import { type CommandDeps, command } from '../../platform/command/command.ts';
import { forbidden } from '../../platform/errors/app-error.ts';
import { handleJob, scheduleKind } from '../../platform/jobs/job-kind.ts';
import { contentPages } from '../page/page.table.ts';
import { publishContent } from '../page/write-page.ts';
import { draftOf } from './read.ts';

const EVERY_MS = 30_000;
/** Of one look; the others come with the next. */
const PAGES_MAX = 100;

/** Publishes the page whose time has come first. Of several servers each takes another page. */
const publishDue = command({
  name: 'content.publishDue',
  input: z.object({}),
  policy: (actor) => isSystem(actor) || forbidden(),
  effect: async ({ tx, now }) => {
    const isDue = and(eq(contentPages.status, 'scheduled'), lte(contentPages.publishedAt, now));
    const [page] = await tx
      .select()
      .from(contentPages)
      .where(isDue)
      .orderBy(asc(contentPages.publishedAt))
      .limit(1)
      .for('update', { skipLocked: true });
    return page && publishContent(tx, page, draftOf(page), now);
  },
  audit: (page) => page && { objectType: 'page', objectId: page.id, details: { version: page.version } },
  answer: (page) => ({ id: page?.id ?? null }),
});

/** Publishes all pages whose time has come; returns their ids. */
export async function publishDuePages(deps: CommandDeps, isStopping: () => boolean = () => false): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < PAGES_MAX && !isStopping()) {
    const { answer } = await publishDue(deps, { actor: SYSTEM, input: {} });
    if (answer.id === null) break;
    ids.push(answer.id);
  }
  return ids;
}

const publishing = scheduleKind({ name: 'content.publishDue', title: 'انتشار مطلب‌های زمان‌دار', everyMs: EVERY_MS });

export const publishingJobs = [
  handleJob(publishing, async ({ deps, isStopping }) => void (await publishDuePages(deps, isStopping))),
];
