import { expect } from 'vitest';
import type { MerchantAgent } from '../../../src/contract/merchants/merchant-agent.ts';
import type { Page } from '../../../src/contract/page.ts';
import type { Problem } from '../../../src/contract/problem.ts';
import { agentTerms } from '../../factories/merchant-agents.ts';
import { buildMerchant } from '../../factories/merchants.ts';
import { type CallOptions, callAs } from '../../setup/call-as.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import type { TestApp } from '../../setup/test-app.ts';

const PATH = '/customers/profile/merchant-agents';

/** A confirmed merchant with its owner, and somebody whom no merchant has invited. Needs the places. */
export async function openMerchant(app: TestApp) {
  const owner = await signIn(app, newPhone());
  const merchantId = await buildMerchant(app.db, `بازرگانی ${owner.userId}`, { ownerPersonId: owner.userId });
  const agentPhone = newPhone();
  const agent = await signIn(app, agentPhone);

  const call = (as: SignedIn, method: string, options: CallOptions) =>
    callAs<MerchantAgent & Problem>(app, as, `${method} ${PATH}`, options);
  const invite = (more: object = {}, as = owner) =>
    call(as, 'POST', { body: { merchantId, phone: agentPhone, ...agentTerms, ...more } });
  const change = (as: SignedIn, { id, version }: Pick<MerchantAgent, 'id' | 'version'>, body: object) =>
    call(as, 'PUT', { body: { agentId: id, ...body }, version });
  const end = (as: SignedIn, { id, version }: Pick<MerchantAgent, 'id' | 'version'>) =>
    call(as, 'DELETE', { body: { agentId: id }, version });
  const listOf = (as: SignedIn, query = '') => callAs<Page<MerchantAgent> & Problem>(app, as, `GET ${PATH}?${query}`);

  const invited = async (more: object = {}): Promise<MerchantAgent> => {
    const { status, body } = await invite(more);
    expect(status).toBe(201);
    return body;
  };
  const activated = async (more: object = {}): Promise<MerchantAgent> => {
    const { status, body } = await change(agent, await invited(more), { state: 'active' });
    expect(status).toBe(200);
    return body;
  };
  return { owner, agent, agentPhone, merchantId, call, invite, change, end, listOf, invited, activated };
}
