import type { PurposeRules } from './purpose.ts';

/** Money that stays in the payer's own wallet. */
export const chargePurpose: PurposeRules = {
  purpose: 'charge',
  // It is made by its own call, with an amount of the payer's choice.
  findOwed: async () => undefined,
  settle: async () => {},
};
