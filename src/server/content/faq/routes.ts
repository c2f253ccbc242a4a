import { type Context, Hono } from 'hono';
import { z } from 'zod';
import {
  countedQuestion,
  faqCategoryCard,
  faqGroups,
  faqPlatformQuery,
  faqVoteAnswer,
  questionsOfCategoryQuery,
  usefulBody,
  visitedQuestions,
  visitedQuestionsQuery,
} from '../../../contract/content/faq.ts';
import { idParam, pageOf } from '../../../contract/page.ts';
import type { AppDeps } from '../../app-deps.ts';
import { actorKey, actorOf } from '../../platform/actor.ts';
import { answerWrite } from '../../platform/command/answer-write.ts';
import { datedRead } from '../../platform/http/cache/dated-read.ts';
import { callerKey } from '../../platform/http/client-address.ts';
import { answers } from '../../platform/http/openapi/route-docs.ts';
import { limitRate } from '../../platform/http/rate-limit.ts';
import { validate } from '../../platform/http/validate.ts';
import { countQuestionVisit } from './count-question-visit.ts';
import { rateAnswer } from './rate-answer.ts';
import { listActiveCategories, listGroups, listMostVisited, listQuestionsOfCategory } from './read.ts';

const tag = 'FAQ';

/** The pace of a quick reader. */
const VOTER_LIMIT = { burst: 60, perSecond: 0.5 };
/** Many devices may share an IP address: an office or a mobile network. */
const ADDRESS_LIMIT = { burst: 300, perSecond: 5 };

/** Mounted at `/api/v1`. Answers with counts are computed for each request: a visit changes them, but not the revision. */
export function faqRoutes(deps: AppDeps) {
  const { db, env, workGate, publicCache } = deps;
  const fresh = datedRead(workGate, env.TRUST_PROXY);
  const cached = publicCache.publicRead();
  const ofAddress = limitRate({ ...ADDRESS_LIMIT, keyOf: (c) => callerKey(c, env.TRUST_PROXY) });
  const ofVoter = limitRate({ ...VOTER_LIMIT, keyOf: (c: Context) => actorKey(actorOf(c)) });
  return new Hono()
    .get(
      '/faqquestions/top-most-visited/by-platform',
      fresh,
      answers(visitedQuestions, 'پرسش‌ها، پربازدیدترین نخست', { tag, problems: [] }),
      validate('query', visitedQuestionsQuery),
      async (c) => c.json(await listMostVisited(db, c.req.valid('query'))),
    )
    .get(
      '/faqquestions/by-category/by-platform',
      fresh,
      answers(pageOf(countedQuestion), 'پرسش‌های یک دسته با پاسخ و شمار بازدید', { tag }),
      validate('query', questionsOfCategoryQuery),
      async (c) => c.json(await listQuestionsOfCategory(db, c.req.valid('query'))),
    )
    .get(
      '/faqquestions/group-by-category',
      answers(faqGroups, 'همهٔ پرسش‌ها و پاسخ‌ها، دسته به دسته', { tag, problems: [] }),
      validate('query', faqPlatformQuery),
      cached,
      async (c) => c.json(await listGroups(db, c.req.valid('query').platform)),
    )
    .get(
      '/faqcategories/active-list/by-platform',
      answers(z.array(faqCategoryCard), 'دسته‌های پرسش‌ها با شمار پرسش‌ها', { tag, problems: [] }),
      validate('query', faqPlatformQuery),
      cached,
      async (c) => c.json(await listActiveCategories(db, c.req.valid('query').platform)),
    )
    .post(
      '/faqquestions/:id/visit',
      ofAddress,
      ofVoter,
      answers(faqVoteAnswer, 'شمردن باز شدن یک پرسش، هر کاربر یا دستگاه یک بار', { tag, isWrite: true }),
      validate('param', idParam),
      (c) => answerWrite(c, deps, countQuestionVisit, c.req.valid('param')),
    )
    .post(
      '/faqquestions/:id/useful',
      ofAddress,
      ofVoter,
      answers(faqVoteAnswer, 'آیا پاسخ به کار آمد؛ هر کاربر یا دستگاه یک رأی، که عوض یا پس گرفته می‌شود', {
        tag,
        problems: [404, 415],
        isWrite: true,
      }),
      validate('param', idParam),
      validate('json', usefulBody),
      (c) => answerWrite(c, deps, rateAnswer, { ...c.req.valid('param'), ...c.req.valid('json') }),
    );
}
