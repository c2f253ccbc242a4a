/** The clearing of Rasteh's own account at a bank, by which payouts leave; no gateway has this code. */
export const BANK_ACCOUNT = 'bank';
