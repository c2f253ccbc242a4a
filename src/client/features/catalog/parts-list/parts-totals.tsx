import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { type PartsLine, type PartsTotal, totalLines } from '../../../../core/parts-list/parts-line.ts';
import { texts } from '../../../texts/app-texts.ts';
import { WithHelp } from '../../../ui/help-button.tsx';
import { Table } from '../../../ui/kit/table.tsx';
import { Money } from '../../../ui/money/money.tsx';
import { Name } from '../../../ui/name.tsx';
import { partsListTexts as words } from '../parts/parts-list-texts.ts';
import { PaperPhones } from '../product/call/paper-phones.tsx';
import classes from './parts-totals.module.css';

/** What each supplier gets and all together, with and without the tax. */
export function PartsTotals({ lines }: { lines: readonly PartsLine[] }) {
  const { all, suppliers } = totalLines(lines);
  if (suppliers.length === 0) return null;
  return (
    <section className={classes.totals} aria-labelledby="parts-totals">
      <WithHelp id="parts-list.totals">
        <h2 id="parts-totals">{words.totals}</h2>
      </WithHelp>
      <Table
        caption={words.totals}
        isWide
        className={classes.table}
        columns={[
          { name: texts.product.columns.supplier },
          { name: words.linesHeading },
          { name: words.withoutVat },
          { name: words.vat },
          { name: words.withVat },
        ]}
      >
        <tbody>
          {suppliers.map(({ supplier, ...total }) => (
            <tr key={supplier.id}>
              <th scope="row">
                <Name text={supplier.name} />
                <PaperPhones phones={supplier.phones} />
              </th>
              <Amounts total={total} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.all}</th>
            <Amounts total={all} />
          </tr>
        </tfoot>
      </Table>
      {all.unpriced > 0 && <p className={classes.note}>{words.unpriced(all.unpriced)}</p>}
    </section>
  );
}

function Amounts({ total: { lines, unpriced, netRial, vatRial } }: { total: PartsTotal }) {
  const isKnown = lines > unpriced;
  return (
    <>
      <td>{formatNumber(lines)}</td>
      <td>{isKnown ? <Money rial={netRial} /> : texts.product.onRequest}</td>
      <td>{isKnown ? <Money rial={vatRial} /> : texts.product.none}</td>
      <td className={classes.sum}>{isKnown ? <Money rial={netRial + vatRial} /> : texts.product.none}</td>
    </>
  );
}
