import type { AgentTerms } from '../../../contract/merchants/merchant-agent.ts';
import { unprocessable } from '../../platform/errors/app-error.ts';
import type { MerchantAgentRow } from '../agent.table.ts';

/**
 * The terms among the members of a body.
 * @throws 422 for terms whose last day is over
 */
export function checkTerms({ role, permissions, validTo, spendLimit }: AgentTerms, today: string): AgentTerms {
  if (validTo !== null && validTo < today) throw unprocessable('valid_to_past', 'پایان اعتبار گذشته است.', 'validTo');
  return { role, permissions: permissions.toSorted(), validTo, spendLimit };
}

export const spendLimitOf = ({
  spendLimitRial: rial,
  spendPeriod: period,
}: Pick<MerchantAgentRow, 'spendLimitRial' | 'spendPeriod'>): AgentTerms['spendLimit'] =>
  rial === null || period === null ? null : { rial, period };

export const termsColumns = ({ spendLimit, ...terms }: AgentTerms) => ({
  ...terms,
  spendLimitRial: spendLimit?.rial ?? null,
  spendPeriod: spendLimit?.period ?? null,
});

export const hasTerms = (row: MerchantAgentRow, { role, permissions, validTo, spendLimit }: AgentTerms): boolean =>
  row.role === role &&
  row.validTo === validTo &&
  row.permissions.join() === permissions.join() &&
  row.spendLimitRial === (spendLimit?.rial ?? null) &&
  row.spendPeriod === (spendLimit?.period ?? null);
