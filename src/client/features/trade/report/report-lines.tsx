import type { TradeRequest } from '../../../../contract/trade/trade-request.ts';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { quantityText } from '../../../../core/trade/quantity.ts';
import { Name } from '../../../ui/name.tsx';
import { requestTexts } from '../request/request-texts.ts';
import classes from './report.module.css';
import { reportTexts as words } from './report-texts.ts';

const { columns } = requestTexts;

/** The lines that were agreed, each with its amounts in rial; the head is repeated on every printed page. */
export const ReportLines = ({ request: { lines, totals } }: { request: TradeRequest }) => (
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
        {lines.map((line) => (
          <tr key={line.lineId}>
            <td>{formatNumber(line.lineNo)}</td>
            <th scope="row">
              <Name text={line.offer?.title ?? line.freeText ?? ''} />
              {line.note && (
                <small>
                  <Name text={line.note} />
                </small>
              )}
            </th>
            <td>{`${quantityText(line.qty)} ${line.unit.nameFa}`}</td>
            <td>{line.price && formatNumber(line.price.unitPriceRial)}</td>
            <td>{line.price && formatNumber(line.price.netRial)}</td>
            <td>{line.price && formatNumber(line.price.vatRial)}</td>
            <td>{line.price && formatNumber(line.price.netRial + line.price.vatRial)}</td>
          </tr>
        ))}
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
