import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import type { TradeRequest } from '../../../../contract/trade/trade-request.ts';
import { formatTrackingCode } from '../../../../core/ids/tracking-code.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import type { RequestState } from '../../../../core/trade/request-states.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { eventsRead } from '../../../parts/trade/queries.ts';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { Message } from '../../../ui/kit/message.tsx';
import { Skeleton } from '../../../ui/kit/skeleton.tsx';
import { lazyContent } from '../../../ui/lazy-part.tsx';
import { Name } from '../../../ui/name.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Written } from '../../../ui/written.tsx';
import { ApprovalPart } from '../approval/approval-part.tsx';
import { approvalTexts } from '../approval/approval-texts.ts';
import { currentQuote } from '../current-quote.ts';
import { groupTexts } from '../group/group-texts.ts';
import { tradeReads } from '../queries.ts';
import { QuoteForm } from '../quote/quote-form.tsx';
import { QuoteSummary } from '../quote/quote-summary.tsx';
import { SealedMessage } from '../sealed-message.tsx';
import { StateMark } from '../state-mark.tsx';
import shared from '../trade.module.css';
import { tradeTexts } from '../trade-texts.ts';
import { EventList } from './event-list.tsx';
import { LinesTable } from './lines-table.tsx';
import { Parties } from './parties.tsx';
import classes from './request.module.css';
import { RequestActions } from './request-actions.tsx';
import { requestTexts as words } from './request-texts.ts';

/** Only what is published has it; it shows the rows that wait on the device. */
const Fulfilment = lazyContent(() => import('../delivery/fulfilment.tsx').then((part) => part.Fulfilment));

const DocumentsPart = lazyContent(() => import('../documents/documents-part.tsx').then((part) => part.DocumentsPart));

type RequestScreenProps = {
  id: string;
  /** What the parties write to each other about it. */
  talk: (request: TradeRequest) => ReactNode;
};

/** One request, for its buyer and its seller: where it stands, what to do next, what is asked and for how much. */
export function RequestScreen({ id, talk }: RequestScreenProps) {
  const api = usePrivateApi();
  const reads = tradeReads(api);
  const request = useQuery(reads.request(id));
  const prices = useQuery(reads.prices(id));
  const events = useQuery(eventsRead(api, id));
  const [wantsToQuote, setQuoting] = useState(false);
  const isQuoting = wantsToQuote && request.data?.allowedActions.includes('quote') === true;
  return (
    <ReadGate query={request} skeleton={<Skeleton shape="rows" count={6} />}>
      {(one) => (
        <article className={classes.request}>
          <PageHead title={titleOf(one)} noindex />
          <header className={classes.head}>
            <p className={classes.state}>
              <StateMark state={one.state} />
              {one.turn !== 'none' && one.role !== 'operator' && one.approval?.state !== 'open' && (
                <span>{words.turn[one.turn][one.role]}</span>
              )}
            </p>
            {one.title && (
              <p>
                <Name text={one.title} />
              </p>
            )}
            <p className={shared.soft}>
              {one.number && (
                <span>
                  {`${words.number}: `}
                  <bdi dir="ltr">{formatTrackingCode(one.number)}</bdi>
                </span>
              )}
              {one.submittedAt && <span>{`${words.submittedAt}: ${formatJalali(one.submittedAt, 'dateTime')}`}</span>}
              {one.neededBy && <span>{tradeTexts.neededBy(formatJalali(one.neededBy))}</span>}
              {one.confirmBy && <span>{tradeTexts.confirmBy(formatJalali(one.confirmBy, 'dateTime'))}</span>}
            </p>
            {one.group && (
              <p className={shared.soft}>
                <span>{groupTexts.share(one.group.count)}</span>
                <Link
                  to="/profile/directorder/group/$id"
                  params={{ id: one.group.id }}
                  className={buttonClass('secondary', 'compact')}
                >
                  {groupTexts.compare}
                </Link>
              </p>
            )}
            {one.reason && !currentQuote(one)?.counter && (
              <Message tone="info">
                <Written text={`${isAgreed(one.state) ? words.remark : words.reason}: ${one.reason}`} />
              </Message>
            )}
            {one.buyerMerchant && (
              <p className={shared.soft}>{approvalTexts.buyer.boughtFor(one.buyerMerchant.name)}</p>
            )}
            {one.autoRefusal && <Message tone="info">{approvalTexts.autoRefusal(one.autoRefusal)}</Message>}
            <SealedMessage request={one} />
            {!one.isSellerHere && one.role === 'buyer' && <Message tone="info">{words.absentSeller}</Message>}
          </header>
          <ApprovalPart request={one} />
          {one.publishedAt ? (
            <Suspense fallback={<Skeleton shape="rows" />}>
              <Fulfilment request={one} />
            </Suspense>
          ) : (
            !isQuoting && <RequestActions request={one} prices={prices.data} onQuote={() => setQuoting(true)} />
          )}
          {isQuoting ? (
            <QuoteForm request={one} prices={prices.data} onDone={() => setQuoting(false)} />
          ) : (
            <LinesTable request={one} prices={prices.data} />
          )}
          <QuoteSummary request={one} />
          {one.description && <Written text={one.description} />}
          <Parties request={one} />
          {one.state !== 'draft' && (
            <Suspense fallback={null}>
              <DocumentsPart request={one} />
            </Suspense>
          )}
          {talk(one)}
          {one.role === 'buyer' && one.state !== 'draft' && (
            <Link
              to="/profile/directorder"
              search={{ again: id }}
              className={buttonClass('secondary', 'regular', classes.document)}
            >
              {words.again}
            </Link>
          )}
          {one.publishedAt && (
            <Link
              to="/profile/directOrderReport/$id"
              params={{ id }}
              className={buttonClass('secondary', 'regular', classes.document)}
            >
              {words.seeDocument}
            </Link>
          )}
          {events.data && <EventList events={events.data.items} />}
        </article>
      )}
    </ReadGate>
  );
}

/** What a party has added to its yes is no reason. */
const isAgreed = (state: RequestState): boolean =>
  state === 'quoted' || state === 'awaitingConfirmation' || state === 'published';

const titleOf = ({ number }: TradeRequest): string =>
  number ? tradeTexts.number(formatTrackingCode(number)) : tradeTexts.draft;
