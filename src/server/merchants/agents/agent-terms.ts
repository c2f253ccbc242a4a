import type { AgentTerms } from '../../../contract/merchants/merchant-agent.ts';
import { unprocessable } from '../../platform/errors/app-error.ts';
import type { MerchantAgentRow } from '../agent.table.ts';

/**
 * The terms among the members of a body.
 * @throws 422 for terms whose last day is over
 */
export function checkTerms({ role, permissions, validTo }: AgentTerms, today: string): AgentTerms {
  if (validTo !== null && validTo < today) throw unprocessable('valid_to_past', 'پایان اعتبار گذشته است.', 'validTo');
  return { role, permissions: permissions.toSorted(), validTo };
}

export const hasTerms = (row: MerchantAgentRow, { role, permissions, validTo }: AgentTerms): boolean =>
  row.role === role && row.validTo === validTo && row.permissions.join() === permissions.join();
