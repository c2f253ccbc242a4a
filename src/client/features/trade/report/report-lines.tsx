import type { TradeRequest } from '../../../../contract/trade/trade-request.ts';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { quantityText } from '../../../../core/trade/quantity.ts';
import { Name } from '../../../ui/name.tsx';
import { quoteTexts } from '../quote/quote-texts.ts';
import { requestTexts } from '../request/request-texts.ts';
import classes from './report.module.css';
import { reportTexts as words } from './report-texts.ts';

const { columns } = requestTexts;

/** The lines that were agreed, each with its amounts in rial; the head is repeated on every printed page. */
export const ReportLines = ({ request: { lines, totals, freightRial } }: { request: TradeRequest }) => (
  <div className={classes.frame}>
    <table className={classes.table}>
      <caption className="visually-hidden">{requestTexts.lines}</caption>
      <thead>
        <tr>
          <th scope="col">{words.row}</th>
          <th scope="col">{columns.line}</th>
          <th scope="col">{columns.qty}</th>
          <th scope="col">{`${columns.unitPrice} (${requestTexts.rial})`}</th>
          <th scope="col">{columns.net}</th>
          <th scope="col">{columns.vat}</th>
          <th scope="col">{words.total}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(
          ({ lineId, lineNo, offer, freeText, orderedTitle, note, orderedQty, qty, unit, price }) =>
            price && (
              <tr key={lineId}>
                <td>{formatNumber(lineNo)}</td>
                <th scope="row">
                  <Name text={orderedTitle ?? offer?.title ?? freeText ?? ''} />
                  {note && (
                    <small>
                      <Name text={note} />
                    </small>
                  )}
                </th>
                <td>{`${quantityText(orderedQty ?? qty)} ${unit.nameFa}`}</td>
                <td>
                  {formatNumber(price.unitPriceRial)}
                  {price.per !== '1' && <small>{quoteTexts.perText(quantityText(price.per), unit.nameFa)}</small>}
                </td>
                <td>{formatNumber(price.netRial)}</td>
                <td>{formatNumber(price.vatRial)}</td>
                <td>{formatNumber(price.netRial + price.vatRial)}</td>
              </tr>
            ),
        )}
        {freightRial !== null && freightRial > 0 && (
          <tr>
            <td />
            <th scope="row">{requestTexts.freight}</th>
            <td />
            <td />
            <td>{formatNumber(freightRial)}</td>
            <td>{formatNumber(0)}</td>
            <td>{formatNumber(freightRial)}</td>
          </tr>
        )}
      </tbody>
      {totals && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              {requestTexts.payable}
            </th>
            <td>{formatNumber(totals.netRial)}</td>
            <td>{formatNumber(totals.vatRial)}</td>
            <td>{formatNumber(totals.payableRial)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  </div>
);
