import { Hono } from 'hono';
import { waitingCounts } from '../../contract/waiting/waiting.ts';
import type { AppDeps } from '../app-deps.ts';
import type { Waiting } from '../define-area.ts';
import { actorOf } from '../platform/actor.ts';
import { answers } from '../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../platform/http/private-answers.ts';
import { readWaiting } from './read.ts';

const tag = 'Waiting';

/** Mounted at `/api/v1/waiting`: the counts of the account's menu. */
export const waitingRoutes = (deps: AppDeps, waiting: Waiting) =>
  new Hono()
    .use(privateAnswers())
    .get('/', answers(waitingCounts, 'آنچه در بخش‌های حساب در انتظار کاربر است', { tag, problems: [] }), async (c) =>
      c.json(await readWaiting(deps, waiting, { actor: actorOf(c) })),
    )
    .get(
      '/operator',
      answers(waitingCounts, 'آنچه در بخش‌های مدیریت در انتظار کارشناس است', { tag, problems: [403] }),
      async (c) => c.json(await readWaiting(deps, waiting, { actor: actorOf(c), role: 'operator' })),
    );
