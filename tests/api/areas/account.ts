import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { buyer, buyerBody } from '../../../src/contract/account/buyer.ts';
import { customerCard, personCustomerBody } from '../../../src/contract/account/customer.ts';
import { legalAddress } from '../../../src/contract/account/legal-address.ts';
import { accountDeletion, personalExport } from '../../../src/contract/account/personal-export.ts';
import { profile } from '../../../src/contract/account/profile.ts';
import { session, sessionEnd } from '../../../src/contract/account/session.ts';
import { signInStarted } from '../../../src/contract/account/sign-in.ts';
import { CLIENT_ID, tokenAnswer } from '../../../src/contract/account/token.ts';
import { pageOf } from '../../../src/contract/page.ts';
import { buildLegalAddresses, legalForm } from '../../factories/legal-addresses.ts';
import { buildSessions } from '../../factories/sessions.ts';
import { areaCalls } from '../../setup/area-calls.ts';
import { exampleOf, PROFILE } from '../../setup/seeded-world.ts';
import { challengeOf, newPhone, newVerifier } from '../../setup/sign-in.ts';

/** More than a test file deletes, and with those that it adds fewer than a person may have. */
const ADDRESSES = 36;
const SESSIONS = 60;

export const accountCalls = areaCalls(
  {
    'POST /connect/token': { access: 'all' },
    'POST /connect/revocation': { access: 'all' },
    'POST /api/v1/connect/token': { access: 'all', answer: tokenAnswer },
    'POST /api/v1/connect/revocation': { access: 'all', answer: z.object({}) },
    'POST /api/v1/users/login-by-otp': { access: 'all', answer: signInStarted },
    'GET /api/v1/users/sessions': { access: 'user', answer: z.array(session) },
    'DELETE /api/v1/users/sessions/{id}': { access: 'owner', answer: sessionEnd },
    'GET /api/v1/users/export': { access: 'user', answer: personalExport },
    'GET /api/v1/users/export/archive': { access: 'user' },
    'POST /api/v1/users/deletion': { access: 'user', answer: accountDeletion },
    'GET /api/v1/customers': { access: 'trader', answer: customerCard },
    'GET /api/v1/customers/profile': { access: 'user', answer: profile },
    'PUT /api/v1/customers/profile': { access: 'user', answer: profile },
    'POST /api/v1/customers/personcustomer': { access: 'user', answer: profile },
    'GET /api/v1/persons/{id}/addresses': { access: 'owner', answer: pageOf(legalAddress) },
    'POST /api/v1/persons/{id}/addresses': { access: 'owner', answer: legalAddress },
    'PUT /api/v1/persons/{id}/addresses': { access: 'owner', answer: legalAddress },
    'DELETE /api/v1/persons/{id}/addresses': { access: 'owner', answer: legalAddress },
    'POST /api/v1/buyers': { access: 'user', answer: buyer },
  },
  async ({ app, held, heldPhone, full, ended, renewed, nextLeaving }) => {
    const [legalId = '', ...legalIds] = await buildLegalAddresses(app.db, held.userId, ADDRESSES);
    const [sessionId = '', ...sessionIds] = await buildSessions(app, held.userId, SESSIONS);
    const form = (cookie: string) => ({
      body: { grant_type: 'refresh_token', client_id: CLIENT_ID },
      isForm: true,
      headers: { cookie: `rasteh-session=${cookie}` },
    });
    const ending = { isForm: true, headers: { cookie: `rasteh-session=${ended.cookie}` } };
    return {
      ids: { '/api/v1/persons/{id}': held.userId, '/api/v1/users/sessions/{id}': sessionId },
      examples: {
        // Of who has little: these tests send them often.
        'GET /api/v1/users/export': { headers: full.headers },
        'GET /api/v1/users/export/archive': { headers: full.headers },
        'POST /api/v1/users/login-by-otp': () => ({
          body: { phoneNumber: newPhone(), codeChallenge: challengeOf(newVerifier()) },
        }),
        'POST /connect/token': form(renewed.cookie),
        'POST /api/v1/connect/token': form(renewed.cookie),
        'POST /connect/revocation': ending,
        'POST /api/v1/connect/revocation': ending,
        'GET /api/v1/customers': { query: { phone: heldPhone } },
        'PUT /api/v1/customers/profile': { body: PROFILE, isVersioned: true },
        'POST /api/v1/customers/personcustomer': { body: exampleOf(personCustomerBody) },
        'POST /api/v1/buyers': { body: exampleOf(buyerBody) },
        'POST /api/v1/persons/{id}/addresses': () => ({ body: { clientId: randomUUID(), ...legalForm } }),
        'PUT /api/v1/persons/{id}/addresses': { body: { addressId: legalId, ...legalForm }, isVersioned: true },
        'DELETE /api/v1/persons/{id}/addresses': () => ({ body: { addressId: legalIds.pop() }, isVersioned: true }),
        'DELETE /api/v1/users/sessions/{id}': () => ({ id: sessionIds.pop(), isVersioned: true }),
        'POST /api/v1/users/deletion': () => ({ headers: nextLeaving() }),
      },
    };
  },
);
