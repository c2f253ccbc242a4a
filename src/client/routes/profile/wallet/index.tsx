import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../../data/session/start-own-reads.ts';
import { payoutReads } from '../../../features/wallet/payouts/queries.ts';
import { walletReads } from '../../../features/wallet/queries.ts';
import { WalletScreen } from '../../../features/wallet/wallet-screen.tsx';
import { filterOf, readWalletSearch, type WalletSearch } from '../../../features/wallet/wallet-search.ts';
import { merchantReads } from '../../../parts/account/merchants/queries.ts';
import { paymentReads } from '../../../parts/wallet/queries.ts';

export const Route = createFileRoute('/profile/wallet/')({
  // Read where it is used, in a later chunk.
  validateSearch: (search) => search as WalletSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    startOwnReads(context, (api) => {
      const search = readWalletSearch(deps);
      const { credit, open, payment } = paymentReads(api);
      const { transactions, consumers } = walletReads(api);
      return [
        credit(search.merchantId),
        transactions(filterOf(search)),
        open(),
        payoutReads(api).list(search.merchantId),
        payoutReads(api).terms(),
        consumers(),
        merchantReads(api).mine(),
        merchantReads(api).agencies(),
        ...(search.paymentId === undefined ? [] : [payment(search.paymentId)]),
      ];
    }),
  component: function WalletRoute() {
    const search = readWalletSearch(Route.useSearch());
    const navigate = Route.useNavigate();
    return <WalletScreen search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
  },
});
