import type { MerchantAgent } from '../../../src/contract/merchants/merchant-agent.ts';
import type { TradeRequest } from '../../../src/contract/trade/trade-request.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { LEGAL_FORM, lineOf } from '../../factories/trade.ts';
import { signInDevice } from '../render-app.tsx';
import { ADDRESS, call, makeMerchant, makeWorld, newPhone, takeDevice } from './trade-people.ts';

const AGENTS = '/customers/profile/merchant-agents';

/** A merchant that buys, its owner, and an agent who may spend nothing alone; what the agent has asked for. */
export async function makeAsked(device: 'owner' | 'agent') {
  const world = await makeWorld({ device: 'nobody' });
  const phone = newPhone();
  // Who signs in last has the device.
  const signs = { owner: {}, agent: {} } as Record<'owner' | 'agent', Awaited<ReturnType<typeof signInDevice>>>;
  for (const one of device === 'owner' ? (['agent', 'owner'] as const) : (['owner', 'agent'] as const)) {
    takeDevice();
    signs[one] = await signInDevice(one === 'agent' ? phone : newPhone());
  }
  const { owner, agent } = signs;
  const merchantName = `خریدار ${phone}`;
  const merchantId = await makeMerchant(owner, merchantName);
  await call('PUT', `/merchants/${merchantId}/legal-form`, { as: owner, body: LEGAL_FORM });
  const terms = { role: 'خرید', permissions: ['buyOnBehalf'], validTo: null, spendLimit: { rial: 0, period: 'month' } };
  const { id: agentId, version } = await call<MerchantAgent>('POST', AGENTS, {
    as: owner,
    body: { merchantId, phone, ...terms },
  });
  let agency = await call<MerchantAgent>('PUT', AGENTS, { as: agent, version, body: { agentId, state: 'active' } });
  /** Of the agent in a month. */
  const setLimit = async (rial: number): Promise<void> => {
    const body = { agentId, spendLimit: { rial, period: 'month' } };
    agency = await call<MerchantAgent>('PUT', AGENTS, { as: owner, version: agency.version, body });
  };
  const endAgency = () => call('DELETE', AGENTS, { as: owner, version: agency.version, body: { agentId } });
  const addressOf = async (as: typeof owner, title: string): Promise<string> => {
    const body = { ...ADDRESS, title, clientId: uuidv7() };
    return (await call<{ id: string }>('POST', '/deliveryaddresses', { as, body })).id;
  };
  const addressId = await addressOf(agent, 'کارخانه');
  /** In the name of the merchant, as the agent; the request of the first supplier. */
  const ask = async (supplierIds = [world.supplierId]): Promise<TradeRequest> => {
    const { requests } = await call<{ requests: TradeRequest[] }>('POST', '/traderequests/direct-order', {
      as: agent,
      body: {
        ...{ id: uuidv7(), supplierIds, buyerMerchantId: merchantId, addressId, submit: true },
        lines: [lineOf(world.offers.fixed.id, '۲٫۵')],
      },
    });
    const request = requests.find(({ supplier }) => supplier.id === supplierIds[0]);
    if (!request) throw new Error('nothing was asked');
    return request;
  };
  const { id } = await ask();
  const get = (as: typeof owner) => call<TradeRequest>('GET', `/traderequests/${id}`, { as });
  const people = { owner, agent, merchantId, merchantName, setLimit, endAgency };
  return { ...people, world, id, ask, addressId, addressOf, get };
}
