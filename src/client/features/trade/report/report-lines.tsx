import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { quantityText } from '../../../../core/trade/quantity.ts';
import { Name } from '../../../ui/name.tsx';
import { quoteTexts } from '../quote/quote-texts.ts';
import { requestTexts } from '../request/request-texts.ts';
import type { Paper, PaperLine } from './paper.ts';
import classes from './report.module.css';
import { reportTexts as words } from './report-texts.ts';

const { columns } = requestTexts;

/** The lines that were agreed, each with its amounts in rial; the head is repeated on every printed page. */
export const ReportLines = ({ paper: { lines, totals, freightRial } }: { paper: Paper }) => (
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
          <Line key={line.lineNo} line={line} />
        ))}
        {freightRial > 0 && (
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
    </table>
  </div>
);

const Line = ({ line }: { line: PaperLine }) => (
  <tr>
    <td>{formatNumber(line.lineNo)}</td>
    <th scope="row">
      <Name text={line.title} />
      {line.note && (
        <small>
          <Name text={line.note} />
        </small>
      )}
    </th>
    <td>{`${quantityText(line.qty)} ${line.unitName}`}</td>
    <td>
      {formatNumber(line.unitPriceRial)}
      {line.per !== '1' && <small>{quoteTexts.perText(quantityText(line.per), line.unitName)}</small>}
    </td>
    <td>{formatNumber(line.netRial)}</td>
    <td>{formatNumber(line.vatRial)}</td>
    <td>{formatNumber(line.netRial + line.vatRial)}</td>
  </tr>
);
