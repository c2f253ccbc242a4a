import { Hono } from 'hono';
import {
  chosenPreferences,
  notice,
  noticePreferences,
  noticesReading,
  unreadNotices,
} from '../../contract/notices/notice.ts';
import { pageOf, pageQuery } from '../../contract/page.ts';
import type { AppDeps } from '../app-deps.ts';
import { actorOf, userIdOf } from '../platform/actor.ts';
import { answerWrite } from '../platform/command/answer-write.ts';
import { answers } from '../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../platform/http/private-answers.ts';
import { validate } from '../platform/http/validate.ts';
import { choosePreferences, readNotices } from './change-settings.ts';
import { countUnread, listNotices, readPreferences } from './read.ts';

const tag = 'Notices';
const CHANGE = { tag, problems: [415], isWrite: true } as const;

/** Mounted at `/api/v1/notices`. Everything here belongs to the signed-in user. */
export function noticeRoutes(deps: AppDeps) {
  const { db } = deps;
  return new Hono()
    .use(privateAnswers())
    .get(
      '/',
      answers(pageOf(notice), 'اعلان‌های کاربر، تازه‌ترین نخست', { tag, problems: [] }),
      validate('query', pageQuery),
      async (c) => c.json(await listNotices(db, userIdOf(actorOf(c)), c.req.valid('query'))),
    )
    .get('/unread', answers(unreadNotices, 'شمار اعلان‌های خوانده‌نشده', { tag, problems: [] }), async (c) =>
      c.json(await countUnread(db, userIdOf(actorOf(c)))),
    )
    .put(
      '/read',
      answers(unreadNotices, 'خوانده شدن اعلان‌ها تا یک شماره؛ پاسخ شمار خوانده‌نشده‌هاست', CHANGE),
      validate('json', noticesReading),
      (c) => answerWrite(c, deps, readNotices, c.req.valid('json')),
    )
    .get(
      '/preferences',
      answers(noticePreferences, 'نوع‌هایی که به مرورگر پیام نمی‌فرستند', { tag, problems: [] }),
      async (c) => c.json(await readPreferences(db, userIdOf(actorOf(c)))),
    )
    .put(
      '/preferences',
      answers(noticePreferences, 'گزیدن نوع‌هایی که به مرورگر پیام نمی‌فرستند', CHANGE),
      validate('json', chosenPreferences),
      (c) => answerWrite(c, deps, choosePreferences, c.req.valid('json')),
    );
}
