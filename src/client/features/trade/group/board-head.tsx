import { Link } from '@tanstack/react-router';
import type { BoardRequest } from '../../../../contract/trade/group.ts';
import { formatMoney } from '../../../../core/money/money.ts';
import { Choice } from '../../../ui/kit/fields/choice.tsx';
import { useMoneyView } from '../../../ui/money/money-view.ts';
import { Name } from '../../../ui/name.tsx';
import { StateMark } from '../state-mark.tsx';
import classes from './board.module.css';
import { groupTexts as words } from './group-texts.ts';
import { mayAgree } from './may-agree.ts';

type BoardHeadProps = {
  request: BoardRequest;
  isChosen: boolean;
  isCheapest: boolean;
  onChoose: (isChosen: boolean) => void;
};

/** One supplier: where its request stands, what all of it costs, and the choice of it. */
export function BoardHead({ request, isChosen, isCheapest, onChoose }: BoardHeadProps) {
  const { basis, currency } = useMoneyView();
  const { id, supplier, state, netRial, payableRial, freightRial } = request;
  const whole = basis === 'net' ? netRial : payableRial;
  return (
    <div className={classes.head}>
      <Link to="/profile/directorderinfo/$id" params={{ id }} className={classes.link}>
        <Name text={supplier.name} />
      </Link>
      <StateMark state={state} />
      {whole !== null && <span>{`${words.requestTotal}: ${formatMoney(whole + freightRial, currency)}`}</span>}
      {isCheapest && <span className={classes.best}>{words.cheapest}</span>}
      {mayAgree(request) && (
        <Choice
          type="checkbox"
          isSmall
          className={classes.choice}
          checked={isChosen}
          onChange={({ currentTarget: { checked } }) => onChoose(checked)}
        >
          {words.choose(supplier.name)}
        </Choice>
      )}
    </div>
  );
}
