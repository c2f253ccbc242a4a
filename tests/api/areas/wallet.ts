import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { pageOf } from '../../../src/contract/page.ts';
import { redirection } from '../../../src/contract/payments/payment.ts';
import { walletConsumer } from '../../../src/contract/wallet/consumer.ts';
import {
  walletCredit,
  walletGrant,
  walletHold,
  walletStatement,
  walletTransaction,
} from '../../../src/contract/wallet/wallet.ts';
import { persons } from '../../../src/server/account/person/person.table.ts';
import { walletConsumers } from '../../../src/server/wallet/consumers/consumer.table.ts';
import { buildSignedIn } from '../../factories/sessions.ts';
import { fundWallet } from '../../factories/wallets.ts';
import { areaCalls } from '../../setup/area-calls.ts';
import { newPhone, signIn } from '../../setup/sign-in.ts';

const PATH = '/api/v1/wallettransactions';
const CAP_RIAL = 1_000_000_000;
/** More than a test file answers. */
const INVITATIONS = 60;
/** More people than a test file charges wallets of. */
const CHARGERS = 60;

export const walletCalls = areaCalls(
  {
    [`GET ${PATH}`]: { access: 'user', answer: pageOf(walletTransaction) },
    [`GET ${PATH}/statement`]: { access: 'user', answer: walletStatement },
    [`GET ${PATH}/credit/byuser`]: { access: 'user', answer: walletCredit },
    [`GET ${PATH}/holds`]: { access: 'user', answer: pageOf(walletHold) },
    [`POST ${PATH}/charge`]: { access: 'user', answer: redirection },
    [`POST ${PATH}/charge-by-user`]: { access: 'consumerOwner', answer: walletGrant },
    [`GET ${PATH}/consumers`]: { access: 'user', answer: z.array(walletConsumer) },
    [`POST ${PATH}/consumers`]: { access: 'consumerOwner', answer: walletConsumer },
    [`PUT ${PATH}/consumers/{id}`]: { access: 'owner', answer: walletConsumer },
  },
  async ({ app, held, newcomer }) => {
    const { db } = app;
    await fundWallet(app, held.userId, 5_000_000);
    // Operators move nobody's money.
    const owner = await signIn(app, newPhone());
    await db
      .update(persons)
      .set({ roles: ['consumerOwner'] })
      .where(eq(persons.id, owner.userId));
    await fundWallet(app, owner.userId, CAP_RIAL);
    const active = { ownerPersonId: owner.userId, dailyCapRial: CAP_RIAL, state: 'active' } as const;
    await db
      .insert(walletConsumers)
      .values({ id: randomUUID(), phone: newPhone(), personId: newcomer.userId, ...active });
    const invited = Array.from({ length: INVITATIONS }, () => randomUUID());
    await db
      .insert(walletConsumers)
      .values(invited.map((id) => ({ ...active, id, phone: newPhone(), state: 'invited' as const })));
    const chargers = await buildSignedIn(app, CHARGERS);
    const { headers } = owner;
    return {
      examples: {
        [`GET ${PATH}`]: { query: { format: 'json' } },
        [`GET ${PATH}/statement`]: { query: { month: '1405-08' } },
        // A charge that was begun before stands in the way of the next.
        [`POST ${PATH}/charge`]: () => ({
          headers: chargers.pop(),
          body: { id: randomUUID(), amountRial: 1_000_000, gatewayCode: 'sandbox' },
        }),
        [`POST ${PATH}/charge-by-user`]: () => ({
          headers,
          body: { id: randomUUID(), targetUserId: newcomer.userId, amountRial: 1_000, reason: 'تنخواه' },
        }),
        [`GET ${PATH}/consumers`]: { headers },
        [`POST ${PATH}/consumers`]: () => ({ headers, body: { phone: newPhone(), dailyCapRial: CAP_RIAL } }),
        [`PUT ${PATH}/consumers/{id}`]: () => ({ headers, id: invited.pop(), body: { state: 'ended' } }),
      },
    };
  },
);
