import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WalletCredit, WalletHold } from '../../../contract/wallet/wallet.ts';
import { formatRial } from '../../../core/money/money.ts';
import { formatJalali } from '../../../core/time/dates.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { Button } from '../../ui/kit/button.tsx';
import { endOf, ListEnd } from '../../ui/kit/list-end.tsx';
import { walletReads } from './queries.ts';
import { walletTexts as words } from './wallet-texts.ts';

type HoldsListProps = { merchantId: string | undefined; credit: Pick<WalletCredit, 'holds' | 'hasMoreHolds'> };

/** What blocks a wallet: a few of it, and all of it on request. */
export function HoldsList({ merchantId, credit: { holds, hasMoreHolds } }: HoldsListProps) {
  const [isWhole, setWhole] = useState(false);
  if (isWhole && hasMoreHolds) return <AllHolds merchantId={merchantId} first={holds} />;
  return (
    <>
      <Holds holds={holds} />
      {hasMoreHolds && (
        <Button size="compact" look="quiet" onClick={() => setWhole(true)}>
          {words.allHolds}
        </Button>
      )}
    </>
  );
}

function AllHolds({ merchantId, first }: { merchantId: string | undefined; first: readonly WalletHold[] }) {
  const list = useInfiniteQuery(walletReads(usePrivateApi()).holds(merchantId));
  return (
    <>
      <Holds holds={list.data?.pages.flatMap(({ items }) => items) ?? first} />
      {list.data && <ListEnd {...endOf(list)} />}
    </>
  );
}

const Holds = ({ holds }: { holds: readonly WalletHold[] }) => (
  <ul>
    {holds.map(({ id, kind, amountRial, at }) => (
      <li key={id}>{`${words.holds[kind]}: ${formatRial(amountRial)}، ${formatJalali(at, 'dateTime')}`}</li>
    ))}
  </ul>
);
