import { useQuery } from '@tanstack/react-query';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { merchantReads } from '../../parts/account/merchants/queries.ts';
import { Select } from '../../ui/kit/fields/control.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ConsumersPart } from './consumers/consumers-part.tsx';
import { CreditPart } from './credit-part.tsx';
import { OpenPayments, ShownPayment } from './payments-part.tsx';
import { PayoutsPart } from './payouts/payouts-part.tsx';
import { TransactionsPart } from './transactions-part.tsx';
import classes from './wallet.module.css';
import type { WalletSearch } from './wallet-search.ts';
import { walletTexts as words } from './wallet-texts.ts';

type WalletScreenProps = { search: WalletSearch; onSearch: (next: WalletSearch) => void };

/** A wallet: what is in it, what is begun, and what has moved. */
export function WalletScreen({ search, onSearch }: WalletScreenProps) {
  const { merchantId, paymentId } = search;
  return (
    <div className={classes.screen}>
      <PageHead title={words.title} noindex />
      <WhoseWallet
        merchantId={merchantId}
        onChoose={(chosen) => onSearch({ ...search, merchantId: chosen, paymentId: undefined })}
      />
      <CreditPart key={merchantId ?? ''} merchantId={merchantId} />
      {paymentId && <ShownPayment key={paymentId} paymentId={paymentId} />}
      {merchantId === undefined && <OpenPayments shownId={paymentId} />}
      <PayoutsPart key={`payouts ${merchantId ?? ''}`} merchantId={merchantId} />
      <TransactionsPart search={search} onSearch={onSearch} />
      {merchantId === undefined && <ConsumersPart />}
    </div>
  );
}

type WhoseWalletProps = { merchantId: string | undefined; onChoose: (merchantId: string | undefined) => void };

/** The user's own wallet, or that of a merchant that is theirs or for which they may pay; nothing for who has none. */
function WhoseWallet({ merchantId, onChoose }: WhoseWalletProps) {
  const { mine, agencies } = merchantReads(usePrivateApi());
  const owned = useQuery({ ...mine(), throwOnError: false });
  const acting = useQuery({ ...agencies(), throwOnError: false });
  const paidFor = (acting.data?.items ?? []).filter(
    ({ state, permissions }) => state === 'active' && permissions.includes('pay'),
  );
  const found = [...(owned.data?.items ?? []), ...paidFor.map(({ merchant }) => merchant)];
  if (found.length === 0) return null;
  return (
    <Select
      aria-label={words.whose}
      value={merchantId ?? ''}
      onChange={({ currentTarget: { value } }) => onChoose(value || undefined)}
    >
      <option value="">{words.own}</option>
      {found.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
