import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { TradeInvoice } from '../../../../contract/trade/invoice.ts';
import type { TradeRequest } from '../../../../contract/trade/trade-request.ts';
import { toPersianDigits } from '../../../../core/numbers/numerals.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import type { RequestMoveName } from '../../../../core/trade/request-states.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { useIsOnline } from '../../../offline/connection/use-is-online.ts';
import { Button, buttonClass } from '../../../ui/kit/button.tsx';
import { Message } from '../../../ui/kit/message.tsx';
import { PressSheet } from '../press-sheet.tsx';
import { tradeReads } from '../queries.ts';
import shared from '../trade.module.css';
import { tradeTexts } from '../trade-texts.ts';
import classes from './invoice.module.css';
import { invoiceTexts as words } from './invoice-texts.ts';
import { invoiceWrites } from './mutations.ts';

/** What a seller does before the papers. */
const sooner: readonly RequestMoveName[] = ['agreeCancel', 'confirmPayment', 'ship'];

/** The official invoice of a published request: its number, or the way to issue it. */
export function InvoicePart({ request }: { request: TradeRequest }) {
  const { data } = useQuery({ ...tradeReads(usePrivateApi()).invoice(request.id), throwOnError: false });
  if (!data) return null;
  const { invoice, missing } = data;
  const isIssuer = request.allowedActions.includes('issueInvoice');
  // Of what was cancelled there never is one.
  if (!invoice && !isIssuer && request.state !== 'published') return null;
  return (
    <section className={classes.part} aria-labelledby="request-invoice">
      <h2 id="request-invoice">{words.heading}</h2>
      {invoice ? (
        <>
          <p>{words.numbered(toPersianDigits(invoice.number), formatJalali(invoice.issuedAt))}</p>
          <Link
            to="/profile/directOrderReport/$id"
            params={{ id: request.id }}
            search={{ paper: 'invoice' }}
            className={buttonClass()}
          >
            {words.see}
          </Link>
        </>
      ) : missing.length > 0 ? (
        <Gaps request={request} missing={missing} />
      ) : isIssuer ? (
        <Issue request={request} />
      ) : (
        <p className={shared.soft}>{words.none}</p>
      )}
    </section>
  );
}

type GapsProps = { request: TradeRequest; missing: TradeInvoice['missing'] };

/** What is not written yet, by name, and where its owner writes it. */
function Gaps({ request: { role, seller }, missing }: GapsProps) {
  const isOwn = (party: 'seller' | 'buyer') => role === party && missing.some((one) => one.party === party);
  const isAsked = role === 'seller' && missing.some(({ party }) => party === 'buyer');
  return (
    <Message tone="info">
      <p>{words.missing(missing.map(({ name }) => name).join('، '))}</p>
      {isAsked && <p>{words.askBuyer}</p>}
      {isOwn('buyer') && (
        <>
          <p>{words.yourPart}</p>
          <Link to="/profile/personal-info" className={buttonClass('secondary', 'compact')}>
            {words.completeOwn}
          </Link>
        </>
      )}
      {isOwn('seller') && seller && (
        <Link
          to="/profile/suppliers/merchants/$merchantId"
          params={{ merchantId: seller.merchantId }}
          className={buttonClass('secondary', 'compact')}
        >
          {words.completeLegal}
        </Link>
      )}
    </Message>
  );
}

function Issue({ request: { id, allowedActions } }: { request: TradeRequest }) {
  const writes = invoiceWrites(usePrivateApi());
  const isOnline = useIsOnline();
  const [isAsking, setAsking] = useState(false);
  const isNext = !sooner.some((move) => allowedActions.includes(move));
  return (
    <>
      <p className={shared.soft}>{isOnline ? words.none : tradeTexts.offline}</p>
      <Button look={isNext ? 'accent' : 'secondary'} disabled={!isOnline} onClick={() => setAsking(true)}>
        {words.issue}
      </Button>
      {isAsking && (
        <PressSheet words={words.sheet} write={writes.issue()} variables={{ id }} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
