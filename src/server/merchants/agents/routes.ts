import { Hono } from 'hono';
import {
  agentChange,
  agentInvitation,
  agentRemoval,
  agentsQuery,
  merchantAgent,
} from '../../../contract/merchants/merchant-agent.ts';
import { pageOf } from '../../../contract/page.ts';
import type { AppDeps } from '../../app-deps.ts';
import { actorOf } from '../../platform/actor.ts';
import { answerWrite } from '../../platform/command/answer-write.ts';
import { seenVersion } from '../../platform/http/if-match.ts';
import { answers } from '../../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../../platform/http/private-answers.ts';
import { validate } from '../../platform/http/validate.ts';
import { changeAgent, endAgent } from './change-agent.ts';
import { inviteAgent } from './invite-agent.ts';
import { listAgents } from './read.ts';

const tag = 'Customers';
const versioned = { tag, problems: [404, 412, 415, 428], isWrite: true, isVersioned: true } as const;

/** Mounted at `/api/v1/customers/profile/merchant-agents`. */
export function agentRoutes(deps: AppDeps) {
  return new Hono()
    .use(privateAnswers())
    .get(
      '/',
      answers(pageOf(merchantAgent), 'نمایندگان بازرگان کاربر، یا دعوت‌های خود او', { tag }),
      validate('query', agentsQuery),
      async (c) => c.json(await listAgents(deps.db, { actor: actorOf(c), now: deps.now() }, c.req.valid('query'))),
    )
    .post(
      '/',
      answers(merchantAgent, 'دعوت یک شماره به نمایندگی بازرگان', {
        tag,
        status: 201,
        problems: [404, 415],
        isWrite: true,
      }),
      validate('json', agentInvitation),
      (c) => answerWrite(c, deps, inviteAgent, c.req.valid('json')),
    )
    .put(
      '/',
      answers(merchantAgent, 'پاسخ به دعوت، یا تغییر اجازه‌های یک نماینده', versioned),
      validate('json', agentChange),
      (c) => answerWrite(c, deps, changeAgent, { ...c.req.valid('json'), version: seenVersion(c) }),
    )
    .delete('/', answers(merchantAgent, 'پایان یک نمایندگی', versioned), validate('json', agentRemoval), (c) =>
      answerWrite(c, deps, endAgent, { ...c.req.valid('json'), version: seenVersion(c) }),
    );
}
