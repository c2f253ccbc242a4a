import type { WalletStatement, WalletTransaction } from '../../../../contract/wallet/wallet.ts';
import { formatTrackingCode } from '../../../../core/ids/tracking-code.ts';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { transferWords } from '../../../../core/wallet/transfer-kinds.ts';
import { Table } from '../../../ui/kit/table.tsx';
import { Name } from '../../../ui/name.tsx';
import classes from './statement.module.css';
import { statementTexts as words } from './statement-texts.ts';

const COLUMNS = Object.keys(words.columns).length;

/** What moved, and its sums; the head is repeated on every printed page. */
export const StatementTable = ({ statement }: { statement: WalletStatement }) => {
  const { items, inRial, outRial, closingRial } = statement;
  return (
    <Table
      caption={words.caption}
      isWide
      className={classes.table}
      columns={Object.values(words.columns).map((name) => ({ name }))}
    >
      <tbody>
        {items.map((one) => (
          <Row key={one.seq} transaction={one} />
        ))}
        {items.length === 0 && (
          <tr>
            <td />
            <td colSpan={COLUMNS - 1}>{words.none}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <th scope="row" colSpan={COLUMNS - 4}>
            {words.sum}
          </th>
          <td>{formatNumber(inRial)}</td>
          <td>{formatNumber(outRial)}</td>
          <td>{formatNumber(closingRial)}</td>
        </tr>
      </tfoot>
    </Table>
  );
};

function Row({ transaction }: { transaction: WalletTransaction }) {
  const { seq, at, kind, counterparty, requestNumber, bankReference, amountRial, balanceRial } = transaction;
  const reference = requestNumber ? formatTrackingCode(requestNumber) : bankReference;
  return (
    <tr>
      <td>{formatNumber(seq)}</td>
      <td>{formatJalali(at, 'dateTime')}</td>
      <th scope="row">{transferWords[kind]}</th>
      <td>
        <Name text={counterparty} />
      </td>
      <td>{reference && <bdi dir="ltr">{reference}</bdi>}</td>
      <td>{amountRial > 0 && formatNumber(amountRial)}</td>
      <td>{amountRial < 0 && formatNumber(-amountRial)}</td>
      <td>{formatNumber(balanceRial)}</td>
    </tr>
  );
}
