import { randomUUID } from 'node:crypto';
import { legalFormBody, ownLegalForm } from '../../../src/contract/merchants/legal-form.ts';
import {
  type MerchantForm,
  merchantCard,
  merchantForm,
  merchantNameCheck,
  ownMerchant,
  ownMerchantDetail,
} from '../../../src/contract/merchants/merchant.ts';
import { merchantAgent } from '../../../src/contract/merchants/merchant-agent.ts';
import { merchantDelegation } from '../../../src/contract/merchants/merchant-delegation.ts';
import { saleCity } from '../../../src/contract/merchants/sale-city.ts';
import { saleSetting, saleSettingBody } from '../../../src/contract/merchants/sale-setting.ts';
import { pageOf } from '../../../src/contract/page.ts';
import { buildLegalForm } from '../../factories/legal-forms.ts';
import { agentTerms, buildAgents } from '../../factories/merchant-agents.ts';
import { buildDelegation, buildSaleCity } from '../../factories/merchants.ts';
import { areaCalls } from '../../setup/area-calls.ts';
import { buildOwnMerchant, exampleOf, PAST_DAY } from '../../setup/seeded-world.ts';

const MERCHANT = exampleOf(merchantForm) as MerchantForm;
/** More than a test file deletes. */
const AGENTS = 36;
const AGENT_PHONE = '09360000000';

export const merchantsCalls = areaCalls(
  {
    'GET /api/v1/customers/profile/merchant-agents': { access: 'party', answer: pageOf(merchantAgent) },
    'POST /api/v1/customers/profile/merchant-agents': { access: 'party', answer: merchantAgent },
    'PUT /api/v1/customers/profile/merchant-agents': { access: 'party', answer: merchantAgent },
    'DELETE /api/v1/customers/profile/merchant-agents': { access: 'party', answer: merchantAgent },
    'GET /api/v1/merchantdelegations': { access: 'all', answer: pageOf(merchantDelegation) },
    'GET /api/v1/merchantdelegations/{id}': { access: 'all', answer: merchantDelegation },
    'GET /api/v1/merchants/confirmed': { access: 'all', answer: pageOf(merchantCard) },
    'GET /api/v1/merchantsalesetting': { access: 'all', answer: saleSetting },
    'PUT /api/v1/merchantsalesetting': { access: 'user', answer: ownMerchantDetail },
    'GET /api/v1/salecities': { access: 'all', answer: pageOf(saleCity) },
    'GET /api/v1/merchants': { access: 'user', answer: pageOf(ownMerchant) },
    'POST /api/v1/merchants': { access: 'user', answer: ownMerchant },
    'GET /api/v1/merchants/is-valid-name': { access: 'user', answer: merchantNameCheck },
    'GET /api/v1/merchants/{id}': { access: 'owner', answer: ownMerchantDetail },
    'PUT /api/v1/merchants/{id}': { access: 'owner', answer: ownMerchant },
    'POST /api/v1/merchants/{id}/submit': { access: 'owner', answer: ownMerchant },
    'POST /api/v1/merchants/{id}/confirm': { access: 'operator', answer: ownMerchant },
    'POST /api/v1/merchants/{id}/reject': { access: 'operator', answer: ownMerchant },
    'POST /api/v1/merchants/{id}/suspend': { access: 'operator', answer: ownMerchant },
    'POST /api/v1/merchants/{id}/resume': { access: 'operator', answer: ownMerchant },
    'PUT /api/v1/merchants/{id}/supplier': { access: 'operator', answer: ownMerchant },
    'GET /api/v1/merchants/{id}/legal-form': { access: 'owner', answer: ownLegalForm },
    'PUT /api/v1/merchants/{id}/legal-form': { access: 'owner', answer: ownLegalForm },
  },
  async (world) => {
    const { app, supplierId, leafId, merchantId } = world;
    const { db } = app;
    const scope = { scopeCategoryIds: [leafId], regionIds: ['IR-10'] };
    const delegationId = await buildDelegation(db, { supplierId, merchantId }, scope);
    await buildSaleCity(db, merchantId, 'کاشان');
    const [agentId = ''] = await buildAgents(db, merchantId, 1);
    const pastAgentIds = await buildAgents(db, merchantId, AGENTS, { validTo: PAST_DAY });
    const ownMerchantId = await buildOwnMerchant(world, 'بازرگانی من', 'draft');
    await buildLegalForm(db, ownMerchantId);
    const saleMerchantId = await buildOwnMerchant(world, 'بازرگانی فروش', 'draft');
    // The example of the form has the name of a merchant that waits, so it changes none.
    await buildOwnMerchant(world, MERCHANT.name, 'waitingConfirm');
    const reason = 'شماره پاسخ نمی‌دهد';
    return {
      ids: {
        '/api/v1/merchantdelegations/{id}': delegationId,
        '/api/v1/merchants/{id}': ownMerchantId,
      },
      examples: {
        'GET /api/v1/customers/profile/merchant-agents': { query: { merchantId } },
        'POST /api/v1/customers/profile/merchant-agents': { body: { merchantId, phone: AGENT_PHONE, ...agentTerms } },
        'PUT /api/v1/customers/profile/merchant-agents': { body: { agentId, ...agentTerms }, isVersioned: true },
        'DELETE /api/v1/customers/profile/merchant-agents': () => ({
          body: { agentId: pastAgentIds.pop() },
          isVersioned: true,
        }),
        'GET /api/v1/salecities': { query: { merchantId } },
        'POST /api/v1/merchants': () => ({
          body: { clientId: randomUUID(), ...MERCHANT, name: `بازرگانی ${randomUUID()}` },
        }),
        'GET /api/v1/merchants/is-valid-name': { query: { name: 'بازرگانی تازه' } },
        'PUT /api/v1/merchants/{id}/legal-form': { body: exampleOf(legalFormBody), isVersioned: true },
        'PUT /api/v1/merchants/{id}': { body: { ...MERCHANT, name: 'بازرگانی من' }, isVersioned: true },
        // A move that is sent again finds its merchant where it leads.
        'POST /api/v1/merchants/{id}/submit': { id: await buildOwnMerchant(world, 'بازرگانی یک', 'draft') },
        'POST /api/v1/merchants/{id}/confirm': { id: await buildOwnMerchant(world, 'بازرگانی دو', 'waitingConfirm') },
        'POST /api/v1/merchants/{id}/reject': {
          id: await buildOwnMerchant(world, 'بازرگانی سه', 'waitingConfirm'),
          body: { reason },
        },
        'POST /api/v1/merchants/{id}/suspend': {
          id: await buildOwnMerchant(world, 'بازرگانی چهار', 'confirmed'),
          body: { reason },
        },
        'POST /api/v1/merchants/{id}/resume': { id: await buildOwnMerchant(world, 'بازرگانی پنج', 'suspended') },
        'PUT /api/v1/merchants/{id}/supplier': {
          id: await buildOwnMerchant(world, 'بازرگانی شش', 'confirmed'),
          body: { supplierId },
        },
        'GET /api/v1/merchantsalesetting': { query: { merchantId } },
        'PUT /api/v1/merchantsalesetting': {
          body: { ...exampleOf(saleSettingBody), merchantId: saleMerchantId },
          isVersioned: true,
        },
      },
    };
  },
);
