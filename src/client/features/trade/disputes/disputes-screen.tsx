import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { DisputeCard } from '../../../../contract/trade/fulfilment.ts';
import { formatTrackingCode } from '../../../../core/ids/tracking-code.ts';
import { formatRial } from '../../../../core/money/money.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { type DeskColumns, DeskRows, rowTargetClass } from '../../../parts/account/desk-rows.tsx';
import { isRefused, Refused } from '../../../parts/account/operator-gate.tsx';
import { Icon } from '../../../ui/image/icon.tsx';
import { endOf, ListEnd } from '../../../ui/kit/list-end.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { RowContent, rowClass, rowListClass } from '../../../ui/kit/row.tsx';
import { Skeleton } from '../../../ui/kit/skeleton.tsx';
import { Name } from '../../../ui/name.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { tradeReads } from '../queries.ts';
import { tradeTexts } from '../trade-texts.ts';
import { disputesTexts as words } from './disputes-texts.ts';

/** What operators decide about: the dispute that waits longest first. */
export function DisputesScreen() {
  const list = useInfiniteQuery(tradeReads(usePrivateApi()).disputes());
  if (isRefused(list.error)) return <Refused />;
  return (
    <section>
      <PageHead title={words.title} noindex />
      <ReadGate query={list} skeleton={<Skeleton shape="rows" count={4} />} hideTime>
        {({ pages }) => {
          const cards = pages.flatMap(({ items }) => items);
          if (cards.length === 0) return <Notice {...words.none} />;
          return (
            <>
              <DeskRows
                caption={words.title}
                columns={disputeColumns}
                items={cards}
                keyOf={({ requestId }) => requestId}
                cards={() => (
                  <ul className={rowListClass}>
                    {cards.map((card) => (
                      <li key={card.requestId}>
                        <DisputeRow card={card} />
                      </li>
                    ))}
                  </ul>
                )}
              />
              <ListEnd {...endOf(list)} />
            </>
          );
        }}
      </ReadGate>
    </section>
  );
}

const DisputeRow = ({ card }: { card: DisputeCard }) => (
  <Link to="/profile/directorderinfo/$id" params={{ id: card.requestId }} className={rowClass}>
    <RowContent
      sign={<Icon name="rows" />}
      name={<Name text={card.reason} />}
      facts={
        <>
          <Name text={words.between(card.buyerName ?? tradeTexts.buyer, card.supplierName)} />
          <span>{words.openedBy[card.openedBy]}</span>
          {card.number && <bdi dir="ltr">{formatTrackingCode(card.number)}</bdi>}
          <time dateTime={card.openedAt}>{formatJalali(card.openedAt, 'dateTime')}</time>
        </>
      }
      end={card.payableRial === null ? null : <span>{formatRial(card.payableRial)}</span>}
    />
  </Link>
);

const disputeColumns: DeskColumns<DisputeCard> = [
  {
    name: words.columns.reason,
    look: 'text',
    cell: ({ requestId, reason }) => (
      <Link to="/profile/directorderinfo/$id" params={{ id: requestId }} className={rowTargetClass}>
        <Name text={reason} />
      </Link>
    ),
  },
  { name: words.columns.buyer, cell: ({ buyerName }) => <Name text={buyerName ?? tradeTexts.buyer} /> },
  { name: words.columns.supplier, cell: ({ supplierName }) => <Name text={supplierName} /> },
  { name: words.columns.openedBy, look: 'figure', cell: ({ openedBy }) => words.openedBy[openedBy] },
  {
    name: words.columns.number,
    look: 'figure',
    cell: ({ number }) => number && <bdi dir="ltr">{formatTrackingCode(number)}</bdi>,
  },
  {
    name: words.columns.openedAt,

    cell: ({ openedAt }) => <time dateTime={openedAt}>{formatJalali(openedAt, 'dateTime')}</time>,
  },
  {
    name: words.columns.sum,
    look: 'figure',
    cell: ({ payableRial }) => payableRial !== null && formatRial(payableRial),
  },
];
