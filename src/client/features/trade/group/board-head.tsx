import { Link } from '@tanstack/react-router';
import type { BoardRequest } from '../../../../contract/trade/group.ts';
import { formatMoney } from '../../../../core/money/money.ts';
import { Choice } from '../../../ui/kit/fields/choice.tsx';
import { useMoneyView } from '../../../ui/money/money-view.ts';
import { Name } from '../../../ui/name.tsx';
import { approvalTexts } from '../approval/approval-texts.ts';
import { StateMark } from '../state-mark.tsx';
import { pickableOf } from './awards.ts';
import classes from './board.module.css';
import type { BoardViewProps } from './board-view.ts';
import { groupTexts as words } from './group-texts.ts';

type BoardHeadProps = {
  request: BoardRequest;
  isCheapest: boolean;
} & Pick<BoardViewProps, 'picked' | 'onPick'>;

/** One supplier: where its request stands, what all of it costs, and the choice of it. */
export function BoardHead({ request, isCheapest, picked, onPick }: BoardHeadProps) {
  const { basis, currency } = useMoneyView();
  const { id, supplier, state, approval, netRial, payableRial } = request;
  const lineIds = pickableOf(request).map(({ lineId }) => lineId);
  const whole = basis === 'net' ? netRial : payableRial;
  return (
    <div className={classes.head}>
      <Link to="/profile/directorderinfo/$id" params={{ id }} className={classes.link}>
        <Name text={supplier.name} />
      </Link>
      <StateMark state={state} />
      {approval?.state === 'open' && (
        <span className={classes.lacking}>
          {approval.allowedActions.includes('approve') ? approvalTexts.toApprove : approvalTexts.waiting}
        </span>
      )}
      {whole !== null && <span>{`${words.requestTotal}: ${formatMoney(whole, currency)}`}</span>}
      {isCheapest && <span className={classes.best}>{words.cheapest}</span>}
      {lineIds.length > 1 && (
        <Choice
          type="checkbox"
          isSmall
          className={classes.choice}
          checked={lineIds.every((lineId) => picked.get(lineId) === id)}
          onChange={({ currentTarget: { checked } }) => onPick(lineIds, checked ? id : undefined)}
        >
          {words.choose(supplier.name)}
        </Choice>
      )}
    </div>
  );
}
