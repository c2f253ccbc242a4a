import type { MembershipAndPrice } from '../../../../contract/trade/membership-and-price.ts';
import type { TradeRequest } from '../../../../contract/trade/trade-request.ts';
import { formatTrackingCode } from '../../../../core/ids/tracking-code.ts';
import { formatRial } from '../../../../core/money/money.ts';
import { rialWords } from '../../../../core/money/rial-words.ts';
import { quantityText } from '../../../../core/trade/quantity.ts';
import { Message } from '../../../ui/kit/message.tsx';
import { Table } from '../../../ui/kit/table.tsx';
import { Name } from '../../../ui/name.tsx';
import { currentQuote } from '../current-quote.ts';
import { quoteTexts } from '../quote/quote-texts.ts';
import shared from '../trade.module.css';
import { XlsxButton } from '../xlsx-button.tsx';
import { answerText } from './answer-text.ts';
import { linesSheet } from './lines-sheet.ts';
import classes from './request.module.css';
import { requestTexts as words } from './request-texts.ts';

type LinesTableProps = {
  request: TradeRequest;
  /** Undefined until it is read. */
  prices: MembershipAndPrice | undefined;
};

/** What is asked, and what it costs: as agreed, or by the published prices of now. */
export function LinesTable({ request, prices }: LinesTableProps) {
  const priceOf = new Map(prices?.lines.map((line) => [line.lineNo, line]));
  const quote = currentQuote(request);
  const sums = request.totals ?? prices;
  const { columns } = words;
  // The page's head tells of an absent seller.
  const ofWhole = prices?.blockers.find(({ code, lineNo }) => lineNo === undefined && code !== 'seller_absent');
  const freightRial = request.freightRial ?? prices?.freightRial ?? 0;
  const vatPermille = prices?.lines[0]?.vatPermille;
  const priceSource = quote ? words.quotedPrice : words.priceNow;
  return (
    <section className={classes.part}>
      <h2>{words.lines}</h2>
      <p className={shared.soft}>{request.totals ? words.agreed : priceSource}</p>
      <Table
        caption={words.lines}
        className={classes.lines}
        columns={[columns.line, columns.qty, columns.unitPrice, columns.net].map((name) => ({ name }))}
      >
        <tbody>
          {request.lines.map((line) => {
            const now = priceOf.get(line.lineNo);
            const price = line.price ?? now;
            const answer = quote?.lines.find((one) => one.lineNo === line.lineNo && one.altNo === 0);
            const blocker = prices?.blockers.find(({ lineNo }) => lineNo === line.lineNo);
            return (
              <tr key={line.lineId}>
                <th scope="row">
                  <Name text={line.orderedTitle ?? line.offer?.title ?? line.freeText ?? ''} />
                  {line.note && (
                    <small className={classes.note}>
                      <Name text={`${words.note}: ${line.note}`} />
                    </small>
                  )}
                  {answer && <small className={classes.note}>{answerText(answer, line.unit.nameFa)}</small>}
                  {!request.totals && now?.changed && <small className={classes.blocked}>{words.changed}</small>}
                  {!request.totals && blocker && <small className={classes.blocked}>{blocker.message}</small>}
                </th>
                <td data-label={columns.qty}>{`${quantityText(line.orderedQty ?? line.qty)} ${line.unit.nameFa}`}</td>
                <td data-label={columns.unitPrice}>
                  {amount(price?.unitPriceRial)}
                  {price && price.per !== '1' && (
                    <small className={classes.note}>
                      {quoteTexts.perText(quantityText(price.per), line.unit.nameFa)}
                    </small>
                  )}
                </td>
                <td data-label={columns.net}>{amount(price?.netRial)}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      {request.number && (
        <div className={classes.document}>
          <XlsxButton
            fileName={words.sheet.file(formatTrackingCode(request.number))}
            table={() => linesSheet(request, prices)}
          />
        </div>
      )}
      {typeof sums?.payableRial === 'number' ? (
        <dl className={classes.sums}>
          <div>
            <dt>{words.net}</dt>
            <dd>{amount(sums.netRial === null ? null : sums.netRial - freightRial)}</dd>
          </div>
          {freightRial > 0 && (
            <div>
              <dt>{words.freight}</dt>
              <dd>{amount(freightRial)}</dd>
            </div>
          )}
          <div>
            <dt>{words.vat(vatPermille)}</dt>
            <dd>{amount(sums.vatRial)}</dd>
          </div>
          <div className={classes.payable}>
            <dt>{words.payable}</dt>
            <dd>
              {formatRial(sums.payableRial)}
              <small>{rialWords(sums.payableRial)}</small>
            </dd>
          </div>
        </dl>
      ) : (
        prices && <Message tone="info">{words.noPrice}</Message>
      )}
      {!request.totals && ofWhole && <Message tone="info">{ofWhole.message}</Message>}
    </section>
  );
}

const amount = (rial: number | null | undefined): string => (typeof rial === 'number' ? formatRial(rial) : '—');
