import { marksOf, totalsOf } from '../../../../core/trade/board.ts';
import { quantityText } from '../../../../core/trade/quantity.ts';
import { Table } from '../../../ui/kit/table.tsx';
import { Name } from '../../../ui/name.tsx';
import classes from './board.module.css';
import { CellAnswer } from './board-cell.tsx';
import { BoardHead } from './board-head.tsx';
import type { BoardViewProps } from './board-view.ts';
import { groupTexts as words } from './group-texts.ts';

/** At a desk: a row for each line, a column for each supplier; head and first column stay. */
export function BoardTable({ board: { lines, requests }, basis, picked, onPick }: BoardViewProps) {
  const { wholeAt } = totalsOf(requests, lines.length, basis);
  return (
    <Table
      caption={words.title}
      isWide
      frame={{ className: classes.frame, tabIndex: 0 }}
      className={classes.table}
      columns={[
        { name: words.line },
        ...requests.map((request, at) => ({
          key: request.id,
          name: <BoardHead request={request} picked={picked} isCheapest={wholeAt.includes(at)} onPick={onPick} />,
        })),
      ]}
    >
      <tbody>
        {lines.map((line, row) => {
          const marks = marksOf(requests, row, basis);
          return (
            <tr key={line.lineId}>
              <th scope="row" className={classes.line}>
                <Name text={line.title} />
                <span className={classes.soft}>{`${quantityText(line.qty)} ${line.unit.nameFa}`}</span>
                {!marks.isPriced && <span className={classes.lacking}>{words.unpriced}</span>}
              </th>
              {requests.map((request, at) => {
                const cell = request.cells[row];
                return (
                  <td key={request.id}>
                    {cell && <CellAnswer {...{ cell, request, at, marks, picked, onPick }} asked={line} />}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
