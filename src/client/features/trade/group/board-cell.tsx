import type { BoardCell, BoardRequest } from '../../../../contract/trade/group.ts';
import { formatMoney } from '../../../../core/money/money.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { type LineMarks, landedPerBase, landedRial } from '../../../../core/trade/board.ts';
import { quantityText } from '../../../../core/trade/quantity.ts';
import { Choice } from '../../../ui/kit/fields/choice.tsx';
import { useMoneyView } from '../../../ui/money/money-view.ts';
import { Name } from '../../../ui/name.tsx';
import { mayPick } from './awards.ts';
import classes from './board.module.css';
import type { BoardViewProps } from './board-view.ts';
import { groupTexts as words } from './group-texts.ts';

type CellAnswerProps = {
  cell: BoardCell;
  request: BoardRequest;
  /** The place of the request on the board. */
  at: number;
  marks: LineMarks;
  /** As it is asked of most. */
  asked: { lineId: string; title: string; qty: string };
} & Pick<BoardViewProps, 'picked' | 'onPick'>;

/** What one supplier says to a line: the landed cost first, then what it is made of. */
export function CellAnswer({ cell, request, at, marks, asked, picked, onPick }: CellAnswerProps) {
  const { basis, currency } = useMoneyView();
  const perBase = landedPerBase(cell, request, basis);
  const whole = landedRial(cell, request, basis);
  const money = (rial: number) => formatMoney(Math.round(rial), currency);
  const isPriced = perBase !== undefined && whole !== undefined;
  return (
    <div className={classes.answer}>
      {marks.cheapest.includes(at) && <span className={classes.best}>{words.cheapest}</span>}
      {marks.soonest.includes(at) && <span className={classes.best}>{words.soonest}</span>}
      {cell.answer !== 'quoted' && <span className={classes.lacking}>{words.answers[cell.answer]}</span>}
      {isPriced && (
        <>
          <strong>{`${money(perBase)} ${words.per(cell.baseUnit.nameFa)}`}</strong>
          <span>{money(whole)}</span>
        </>
      )}
      {cell.title !== asked.title && <Name text={cell.title} />}
      {cell.qty !== asked.qty && <span>{`${quantityText(cell.qty)} ${cell.unit.nameFa}`}</span>}
      {cell.reason && <span className={classes.soft}>{cell.reason}</span>}
      {cell.leadDays !== null && <span className={classes.soft}>{words.lead(cell.leadDays)}</span>}
      {cell.minimum !== null && cell.minimum > 1 && (
        <span className={classes.soft}>{words.minimum(cell.minimum, cell.unit.nameFa)}</span>
      )}
      {cell.note && (
        <span className={classes.soft}>
          <Name text={cell.note} />
        </span>
      )}
      {cell.validUntil && <span className={classes.soft}>{words.validUntil(formatJalali(cell.validUntil))}</span>}
      {mayPick(request, cell) && (
        <Choice
          type="checkbox"
          isSmall
          className={classes.choice}
          checked={picked.get(asked.lineId) === request.id}
          onChange={({ currentTarget: { checked } }) => onPick([asked.lineId], checked ? request.id : undefined)}
        >
          {words.take}
          <span className="visually-hidden">{` ${asked.title}، ${request.supplier.name}`}</span>
        </Choice>
      )}
    </div>
  );
}
