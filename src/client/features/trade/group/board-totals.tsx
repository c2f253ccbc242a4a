import type { GroupBoard } from '../../../../contract/trade/group.ts';
import { formatMoney } from '../../../../core/money/money.ts';
import { type BoardBasis, totalsOf } from '../../../../core/trade/board.ts';
import { useMoneyView } from '../../../ui/money/money-view.ts';
import { Name } from '../../../ui/name.tsx';
import classes from './board.module.css';
import { groupTexts as words } from './group-texts.ts';

/** What it costs from one supplier, and what each line costs from who is cheapest in it. */
export function BoardTotals({ board: { lines, requests }, basis }: { board: GroupBoard; basis: BoardBasis }) {
  const { currency } = useMoneyView();
  const { split, whole, wholeAt } = totalsOf(requests, lines.length, basis);
  const names = wholeAt.flatMap((at) => requests[at]?.supplier.name ?? []).join('، ');
  return (
    <section className={classes.totals} aria-label={words.totals}>
      {whole === undefined ? (
        <p>{words.noWhole}</p>
      ) : (
        <p>
          {`${words.whole}: `}
          <strong>{formatMoney(Math.round(whole), currency)}</strong> <Name text={names} />
        </p>
      )}
      {split !== undefined && lines.length > 1 && (
        <p>
          {`${words.split}: `}
          <strong>{formatMoney(Math.round(split), currency)}</strong>
        </p>
      )}
    </section>
  );
}
