import { useInfiniteQuery } from '@tanstack/react-query';
import type { UnknownAttempt } from '../../../contract/wallet/money.ts';
import { formatRial } from '../../../core/money/money.ts';
import { formatJalali } from '../../../core/time/dates.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import cards from '../../parts/account/cards.module.css';
import type { DeskColumns } from '../../parts/account/desk-rows.tsx';
import { Name } from '../../ui/name.tsx';
import { moneyTexts } from './money-texts.ts';
import { moneyReads } from './queries.ts';
import { WaitingList } from './waiting-list.tsx';

const { attempts: words } = moneyTexts;

/** What a bank has not answered for more than an hour. */
export function AttemptsSection({ count }: { count: number }) {
  const list = useInfiniteQuery(moneyReads(usePrivateApi()).attempts());
  return (
    <WaitingList
      {...{ count, list }}
      heading={words.heading}
      hint={words.hint}
      none={words.none}
      draw={({ id, title, gatewayCode, authority, amountRial, createdAt, nextAskAt, asks }) => (
        <article key={id} className={cards.card}>
          <h3>
            {formatRial(amountRial)} <span className={cards.mark}>{gatewayCode}</span>
          </h3>
          <p>
            <Name text={title} />
          </p>
          {authority && (
            <p className={cards.facts}>
              <bdi dir="ltr">{authority}</bdi>
            </p>
          )}
          <p className={cards.facts}>
            {[
              words.began(formatJalali(createdAt, 'dateTime')),
              words.asks(asks),
              nextAskAt && words.next(formatJalali(nextAskAt, 'dateTime')),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </article>
      )}
      columns={attemptColumns}
    />
  );
}

/** The same at a desk. */
const attemptColumns: DeskColumns<UnknownAttempt> = [
  { name: moneyTexts.columns.amount, look: 'figure', cell: ({ amountRial }) => formatRial(amountRial) },
  { name: words.what, look: 'text', cell: ({ title }) => <Name text={title} /> },
  {
    name: moneyTexts.columns.gateway,
    cell: ({ gatewayCode, authority }) => (
      <>
        <bdi dir="ltr">{gatewayCode}</bdi>
        {authority && (
          <p className={cards.facts}>
            <bdi dir="ltr">{authority}</bdi>
          </p>
        )}
      </>
    ),
  },
  { name: words.beganAt, cell: ({ createdAt }) => formatJalali(createdAt, 'dateTime') },
  { name: words.asked, look: 'figure', cell: ({ asks }) => words.asks(asks) },
  { name: words.nextAt, cell: ({ nextAskAt }) => nextAskAt && formatJalali(nextAskAt, 'dateTime') },
];
