import type { BuyingParty } from '../../../contract/trade/trade-request.ts';

/** A company with who buys for it, or a person. */
export const buyerName = ({ companyName, name }: Pick<BuyingParty, 'companyName' | 'name'>): string =>
  companyName ? `${companyName} (${name})` : name;
