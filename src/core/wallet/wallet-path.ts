/** The page of a wallet: the reader's own, or that of a merchant. */
export const walletPath = (owner: { personId: string } | { merchantId: string }): string =>
  'merchantId' in owner ? `/profile/wallet?merchantId=${owner.merchantId}` : '/profile/wallet';
