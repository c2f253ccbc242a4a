import { useInfiniteQuery } from '@tanstack/react-query';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { moneyTexts } from '../money-texts.ts';
import { moneyReads } from '../queries.ts';
import { WaitingList } from '../waiting-list.tsx';
import { payoutColumns, WaitingPayoutCard } from './waiting-payout-card.tsx';

const { payouts: words } = moneyTexts;

export function PayoutsSection({ count }: { count: number }) {
  const list = useInfiniteQuery(moneyReads(usePrivateApi()).payouts());
  return (
    <WaitingList
      {...{ count, list }}
      heading={words.heading}
      none={words.none}
      draw={(payout) => <WaitingPayoutCard key={payout.id} payout={payout} />}
      columns={payoutColumns}
    />
  );
}
