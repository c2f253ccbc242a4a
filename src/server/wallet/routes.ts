import { Hono } from 'hono';
import { z } from 'zod';
import { idParam, pageOf } from '../../contract/page.ts';
import { chargeBody, redirection } from '../../contract/payments/payment.ts';
import { consumerAnswer, consumerInvitation, walletConsumer } from '../../contract/wallet/consumer.ts';
import {
  chargeByUserBody,
  creditQuery,
  holdsQuery,
  walletCredit,
  walletGrant,
  walletHold,
  walletQuery,
  walletStatement,
  walletStatementQuery,
  walletTransaction,
} from '../../contract/wallet/wallet.ts';
import type { AppDeps } from '../app-deps.ts';
import { beginCharge } from '../payments/attempts/begin-attempt.ts';
import { sendAttempt } from '../payments/attempts/send-attempt.ts';
import { actorOf, userIdOf } from '../platform/actor.ts';
import { answerWrite, runWrite } from '../platform/command/answer-write.ts';
import { auditRefusals } from '../platform/command/audit-refusals.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { answers } from '../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../platform/http/private-answers.ts';
import { validate } from '../platform/http/validate.ts';
import { answerConsumer, inviteConsumer } from './consumers/change-consumer.ts';
import { chargeByUser } from './consumers/charge-by-user.ts';
import { listConsumers } from './consumers/read-consumers.ts';
import { readStatement } from './read-statement.ts';
import { listTransactions, listWalletHolds, readCredit, transactionsCsv } from './read-wallet.ts';

const tag = 'Wallet';
const MOVE = { tag, problems: [403, 404, 409, 415, 422], isWrite: true } as const;

/** Mounted at `/api/v1/wallettransactions`. A wallet is its owner's alone, and of a merchant also its paying agents'. */
export function walletRoutes(deps: AppDeps) {
  const { db } = deps;
  return new Hono()
    .use(privateAnswers(), auditRefusals(deps))
    .get(
      '/',
      answers(pageOf(walletTransaction), 'تراکنش‌های کیف پول، تازه‌ترین نخست؛ یا همه در یک جدول', {
        tag,
        contentType: ['application/json', 'text/csv'],
      }),
      validate('query', walletQuery),
      async (c) => {
        const query = c.req.valid('query');
        const reading = { actor: actorOf(c), now: deps.now() };
        if (query.format !== 'csv') return c.json(await listTransactions(db, reading, query));
        c.header('content-disposition', 'attachment; filename="wallet.csv"');
        return c.body(await transactionsCsv(db, reading, query), 200, { 'content-type': 'text/csv; charset=utf-8' });
      },
    )
    .get(
      '/statement',
      answers(walletStatement, 'صورت‌حساب یک ماه، قدیمی‌ترین نخست', { tag }),
      validate('query', walletStatementQuery),
      async (c) => c.json(await readStatement(db, { actor: actorOf(c), now: deps.now() }, c.req.valid('query'))),
    )
    .get(
      '/credit/byuser',
      answers(walletCredit, 'موجودی و آنچه کنار گذاشته شده', { tag }),
      validate('query', creditQuery),
      async (c) => {
        const { merchantId, userId } = c.req.valid('query');
        // Nobody reads the wallet of another person; the answer does not say whether there is one.
        if (userId !== undefined && userId !== userIdOf(actorOf(c))) throw notFound('کیف پول');
        return c.json(await readCredit(db, { actor: actorOf(c), now: deps.now() }, merchantId));
      },
    )
    .get(
      '/holds',
      answers(pageOf(walletHold), 'آنچه از کیف پول کنار گذاشته شده، قدیمی‌ترین نخست', { tag }),
      validate('query', holdsQuery),
      async (c) => c.json(await listWalletHolds(db, { actor: actorOf(c), now: deps.now() }, c.req.valid('query'))),
    )
    .post(
      '/charge',
      answers(redirection, 'شارژ کیف پول خود، یا بازرگانی خود، از درگاه یک بانک', {
        ...MOVE,
        status: 201,
        problems: [403, 404, 409, 415, 422, 503],
      }),
      validate('json', chargeBody),
      async (c) => {
        const { attemptId } = await runWrite(c, deps, beginCharge, c.req.valid('json'));
        return c.json(await sendAttempt(deps, attemptId), 201);
      },
    )
    .post(
      '/charge-by-user',
      answers(walletGrant, 'شارژ کیف پول مصرف‌کننده‌ای که پذیرفته است، از کیف پول خود', { ...MOVE, status: 201 }),
      validate('json', chargeByUserBody),
      (c) => answerWrite(c, deps, chargeByUser, c.req.valid('json')),
    )
    .get(
      '/consumers',
      answers(z.array(walletConsumer), 'کسانی که کیف پولشان را شارژ می‌کنم، و کسانی که کیف پول مرا', {
        tag,
        problems: [],
      }),
      async (c) => c.json(await listConsumers(db, userIdOf(actorOf(c)))),
    )
    .post(
      '/consumers',
      answers(walletConsumer, 'دعوت یک شماره به شارژ کیف پولش', {
        ...MOVE,
        status: 201,
        problems: [403, 409, 415, 422],
      }),
      validate('json', consumerInvitation),
      (c) => answerWrite(c, deps, inviteConsumer, c.req.valid('json')),
    )
    .put(
      '/consumers/:id',
      answers(walletConsumer, 'پاسخ به دعوت، یا پایان آن', MOVE),
      validate('param', idParam),
      validate('json', consumerAnswer),
      (c) => answerWrite(c, deps, answerConsumer, { ...c.req.valid('json'), ...c.req.valid('param') }),
    );
}
