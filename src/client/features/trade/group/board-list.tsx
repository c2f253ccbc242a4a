import { landedPerBase, marksOf, totalsOf } from '../../../../core/trade/board.ts';
import { quantityText } from '../../../../core/trade/quantity.ts';
import { Name } from '../../../ui/name.tsx';
import classes from './board.module.css';
import { CellAnswer } from './board-cell.tsx';
import { BoardHead } from './board-head.tsx';
import type { BoardViewProps } from './board-view.ts';
import { groupTexts as words } from './group-texts.ts';

/** On a phone: one line after the other, with its suppliers in the order of their landed cost; those without one last. */
export function BoardList({ board: { lines, requests }, basis, picked, onPick }: BoardViewProps) {
  const { wholeAt } = totalsOf(requests, lines.length, basis);
  return (
    <>
      <ul className={classes.heads}>
        {requests.map((request, at) => (
          <li key={request.id}>
            <BoardHead request={request} picked={picked} isCheapest={wholeAt.includes(at)} onPick={onPick} />
          </li>
        ))}
      </ul>
      <ol className={classes.lines}>
        {lines.map((line, row) => {
          const marks = marksOf(requests, row, basis);
          const answers = requests.flatMap((request, at) => {
            const cell = request.cells[row];
            return cell ? [{ request, at, cell, cost: landedPerBase(cell, request, basis) ?? Number.MAX_VALUE }] : [];
          });
          return (
            <li key={line.lineId} className={classes.card}>
              <h2>
                <Name text={line.title} />{' '}
                <span className={classes.soft}>{`${quantityText(line.qty)} ${line.unit.nameFa}`}</span>
              </h2>
              {!marks.isPriced && <p className={classes.lacking}>{words.unpriced}</p>}
              <ul className={classes.answers}>
                {answers
                  .toSorted((a, b) => a.cost - b.cost)
                  .map(({ request, at, cell }) => (
                    <li key={request.id}>
                      <span className={classes.supplier}>
                        <Name text={request.supplier.name} />
                      </span>
                      <CellAnswer {...{ cell, request, at, marks, picked, onPick }} asked={line} />
                    </li>
                  ))}
              </ul>
            </li>
          );
        })}
      </ol>
    </>
  );
}
