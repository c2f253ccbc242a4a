import { useInfiniteQuery } from '@tanstack/react-query';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { moneyTexts } from '../money-texts.ts';
import { moneyReads } from '../queries.ts';
import { WaitingList } from '../waiting-list.tsx';
import { ReversibleCard, reversalColumns } from './reversal-row.tsx';

const { reversals: words } = moneyTexts;

/** What a bank can still give back to the card that it came from. */
export function ReversalsSection() {
  const list = useInfiniteQuery(moneyReads(usePrivateApi()).reversals());
  return (
    <WaitingList
      count={0}
      list={list}
      heading={words.heading}
      hint={words.hint}
      none={words.none}
      draw={(attempt) => <ReversibleCard key={attempt.id} attempt={attempt} />}
      columns={reversalColumns}
    />
  );
}
