import type { TradeRequest } from '../../../../contract/trade/trade-request.ts';
import { formatRial } from '../../../../core/money/money.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { documentTypes } from '../../../../core/trade/document-types.ts';
import { Message } from '../../../ui/kit/message.tsx';
import { Name } from '../../../ui/name.tsx';
import { Written } from '../../../ui/written.tsx';
import shared from '../trade.module.css';
import { deliveryWordsOf } from './delivery-texts.ts';
import classes from './fulfilment.module.css';
import { fulfilmentTexts as words } from './fulfilment-texts.ts';
import { lineNames } from './line-names.ts';
import { ReceiptPhotos } from './receipt-photos.tsx';
import { UnsentReceipt, useUnsentReceipts } from './unsent-receipts.tsx';

/** What has become of a published request: what arrived, what is paid, and what the parties disagree about. */
export function FulfilmentPart({ request }: { request: TradeRequest }) {
  const { deliveryState, paymentState, closesAt, cancelAskedBy, dispute, missingPapers } = request;
  const paperNames = documentTypes.flatMap(({ id, title }) => (missingPapers.includes(id) ? [title] : []));
  const delivered = deliveryWordsOf(request);
  const isHeld = paperNames.length > 0 && deliveryState === 'accepted' && paymentState === 'paid';
  return (
    <section className={classes.part}>
      <h2>{words.heading}</h2>
      <p>{delivered.delivery[deliveryState]}</p>
      <p>{words.payment[paymentState]}</p>
      {isHeld && <Message tone="info">{delivered.papersMissing(paperNames)}</Message>}
      {closesAt && <p className={shared.soft}>{words.closesAt(formatJalali(closesAt, 'dateTime'))}</p>}
      {cancelAskedBy && <Message tone="info">{words.cancelAsked[cancelAskedBy]}</Message>}
      {dispute && (
        <Message tone="info">
          <strong>{words.disputeBy[dispute.openedBy]}</strong>
          <Written text={dispute.reason} />
          {dispute.outcome && (
            <span>
              {words.outcomes[dispute.outcome]}
              {dispute.outcome === 'part' && dispute.refundRial !== null && `: ${formatRial(dispute.refundRial)}`}
            </span>
          )}
          {dispute.words && <Written text={dispute.words} />}
        </Message>
      )}
      <Deliveries request={request} />
      <Payments request={request} />
    </section>
  );
}

function Deliveries({ request }: { request: TradeRequest }) {
  const nameOf = lineNames(request);
  const unsentOf = useUnsentReceipts();
  const own = deliveryWordsOf(request);
  if (request.deliveries.length === 0) return null;
  return (
    <>
      <h3>{own.deliveries}</h3>
      <ol className={classes.list}>
        {request.deliveries.map(({ id, no, carrier, note, shippedAt, receivedAt, receiptFiles, lines }) => (
          <li key={id}>
            <strong>{own.deliveryNo(no)}</strong>
            <span className={shared.soft}>
              <span>{`${own.shippedAt}: ${formatJalali(shippedAt, 'dateTime')}`}</span>
              <span>{receivedAt ? `${own.receivedAt}: ${formatJalali(receivedAt, 'dateTime')}` : own.onWay}</span>
              {carrier && (
                <span>
                  {`${own.carrier}: `}
                  <Name text={carrier} />
                </span>
              )}
            </span>
            {lines.map(({ lineNo, qty, receivedQty, receivedNote }) => {
              const { title, unit } = nameOf(lineNo);
              return (
                <span key={lineNo}>
                  <Name text={title} />
                  {`: ${receivedQty === null ? words.sent(qty, unit) : own.arrived(receivedQty, qty, unit)}`}
                  {receivedNote && <Written text={receivedNote} />}
                </span>
              );
            })}
            {note && <Written text={`${own.carrier}: ${note}`} />}
            <ReceiptPhotos requestId={request.id} no={no} fileIds={receiptFiles} />
            <UnsentReceipt row={unsentOf(id)} />
          </li>
        ))}
      </ol>
    </>
  );
}

const Payments = ({ request: { schedule, settlements } }: { request: TradeRequest }) => (
  <>
    <h3>{words.schedule}</h3>
    <ol className={classes.list}>
      {schedule.map(({ no, due, amountRial, settledRial }) => (
        <li key={no}>
          <strong>{`${words.instalment(no)} (${words.due[due]})`}</strong>
          <span>{words.settled(settledRial, amountRial)}</span>
          {settlements
            .filter(({ instalmentNo }) => instalmentNo === no)
            .map((one) => (
              <span key={one.id} className={shared.soft}>
                <span>{`${words.methods[one.method]}: ${formatRial(one.amountRial)}`}</span>
                <bdi dir="ltr">{one.reference}</bdi>
                <span>{formatJalali(one.paidOn)}</span>
                <span>{words.settlementStates[one.state]}</span>
                {one.refusal && <Written text={one.refusal} />}
              </span>
            ))}
        </li>
      ))}
    </ol>
  </>
);
