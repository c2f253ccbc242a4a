import { type Context, Hono } from 'hono';
import { z } from 'zod';
import {
  changedThread,
  conversation,
  conversationsQuery,
  messageBody,
  sentMessage,
  threadChange,
  unreadThread,
} from '../../contract/conversations/conversation.ts';
import { foundMessage, foundMessagesQuery } from '../../contract/conversations/found-message.ts';
import {
  newTalkReport,
  receivedTalkReport,
  talkReport,
  talkReportDecision,
  talkReportsQuery,
} from '../../contract/conversations/report.ts';
import {
  conversationFileQuery,
  flatThread,
  flatThreadQuery,
  messageQuery,
  thread,
  threadQuery,
} from '../../contract/conversations/thread.ts';
import { idParam, pageOf } from '../../contract/page.ts';
import type { AppDeps } from '../app-deps.ts';
import { answerContent, fileTypes } from '../files/answer-content.ts';
import { actorOf } from '../platform/actor.ts';
import { answerWrite } from '../platform/command/answer-write.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { answers } from '../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../platform/http/private-answers.ts';
import { validate } from '../platform/http/validate.ts';
import { changeThread } from './change-thread.ts';
import { deleteMessage } from './delete-message.ts';
import { listConversations, readUnreadThread } from './list-conversations.ts';
import { getConversationFile, openThread } from './open-thread.ts';
import { readAround, readFlat } from './read-thread.ts';
import { decideReport } from './reports/decide-report.ts';
import { listReports } from './reports/read-reports.ts';
import { sendReport } from './reports/send-report.ts';
import { searchMessages } from './search-messages.ts';
import { sendMessage } from './send-message.ts';
import { noteStrangers, STRANGERS_CODE } from './talk-rates.ts';

const tag = 'Conversations';

/** Mounted at `/api/v1/conversations`. Each conversation is known to the people of its two parties; to nobody else. */
export function conversationRoutes(deps: AppDeps) {
  const { db } = deps;
  const readingOf = (c: Context) => ({ actor: actorOf(c), now: deps.now() });
  return new Hono()
    .use(privateAnswers())
    .get(
      '/',
      answers(pageOf(conversation), 'گفت‌وگوهای کاربر، تازه‌ترین پیام نخست', { tag, problems: [] }),
      validate('query', conversationsQuery),
      async (c) => c.json(await listConversations(db, readingOf(c), c.req.valid('query'))),
    )
    .get(
      '/unread-thread',
      answers(unreadThread, 'شمار پیام‌های خوانده‌نشده، و گفت‌وگوهای آن‌ها', { tag, problems: [] }),
      async (c) => c.json(await readUnreadThread(db, readingOf(c))),
    )
    .get(
      '/messages',
      answers(pageOf(foundMessage), 'جست‌وجو در پیام‌های خود، تازه‌ترین نخست', { tag, problems: [] }),
      validate('query', foundMessagesQuery),
      async (c) => c.json(await searchMessages(db, readingOf(c), c.req.valid('query'))),
    )
    .get(
      '/thread/flat',
      answers(flatThread, 'پیام‌های یک گفت‌وگو، یا آنچه در آن تغییر کرده است', { tag }),
      validate('query', flatThreadQuery),
      async (c) => {
        const { conversationId, ...range } = c.req.valid('query');
        return c.json(await readFlat(db, await openThread(deps, actorOf(c), conversationId), range));
      },
    )
    .post(
      '/',
      answers(sentMessage, 'فرستادن پیام، و آغاز گفت‌وگو', {
        tag,
        status: 201,
        repeatStatus: 200,
        problems: [403, 404, 409, 415, 422, 429],
        isWrite: true,
      }),
      validate('json', messageBody),
      async (c) => {
        try {
          return await answerWrite(c, deps, sendMessage, c.req.valid('json'));
        } catch (error) {
          if (error instanceof AppError && error.code === STRANGERS_CODE)
            await noteStrangers(deps, { actor: actorOf(c), input: {} });
          throw error;
        }
      },
    )
    .get(
      '/reports',
      answers(pageOf(receivedTalkReport), 'گزارش‌های گفت‌وگو، برای کارشناس', { tag, problems: [403] }),
      validate('query', talkReportsQuery),
      async (c) => c.json(await listReports(db, actorOf(c), c.req.valid('query'))),
    )
    .post(
      '/reports/:id/decision',
      answers(receivedTalkReport, 'تصمیم کارشناس دربارهٔ یک گزارش', {
        tag,
        problems: [403, 404, 409, 415, 422],
        isWrite: true,
      }),
      validate('param', idParam),
      validate('json', talkReportDecision),
      (c) => answerWrite(c, deps, decideReport, { ...c.req.valid('param'), ...c.req.valid('json') }),
    )
    .post(
      '/:id/reports',
      answers(talkReport, 'گزارش طرف دیگر یک گفت‌وگو', {
        tag,
        status: 201,
        repeatStatus: 200,
        problems: [404, 409, 415, 422, 429],
        isWrite: true,
      }),
      validate('param', idParam),
      validate('json', newTalkReport),
      (c) => answerWrite(c, deps, sendReport, { conversationId: c.req.valid('param').id, report: c.req.valid('json') }),
    )
    .get(
      '/:id/thread',
      answers(thread, 'یک گفت‌وگو و پیام‌های پیرامون یک پیام، یا تازه‌ترین‌ها', { tag }),
      validate('param', idParam),
      validate('query', threadQuery),
      async (c) => {
        const opened = await openThread(deps, actorOf(c), c.req.valid('param').id);
        return c.json(await readAround(db, opened, c.req.valid('query').around));
      },
    )
    .put(
      '/:id/thread',
      answers(changedThread, 'ویرایش یک پیام، خواندن، سکوت یا بستن گفت‌وگو', {
        tag,
        problems: [403, 404, 409, 415, 423],
        isWrite: true,
      }),
      validate('param', idParam),
      validate('json', threadChange),
      (c) => answerWrite(c, deps, changeThread, { ...c.req.valid('param'), change: c.req.valid('json') }),
    )
    .delete(
      '/:id/thread',
      answers(changedThread, 'پاک کردن یک پیام؛ نشانی از آن می‌ماند', {
        tag,
        problems: [403, 404, 409, 423],
        isWrite: true,
      }),
      validate('param', idParam),
      validate('query', messageQuery),
      (c) => {
        const given = { ...c.req.valid('param'), ...c.req.valid('query') };
        return answerWrite(c, deps, deleteMessage, given, given);
      },
    )
    .get(
      '/:id/file',
      answers(z.string(), 'یک فایل گفت‌وگو، برای دو سوی آن', {
        tag: 'File contents',
        contentType: fileTypes,
        isRevalidated: true,
      }),
      validate('param', idParam),
      validate('query', conversationFileQuery),
      async (c) => {
        const asked = { ...c.req.valid('param'), ...c.req.valid('query') };
        return answerContent(c, deps.files, await getConversationFile(deps, actorOf(c), asked));
      },
    );
}
