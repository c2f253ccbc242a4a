import { Link } from '@tanstack/react-router';
import type { RequestCard } from '../../../../contract/trade/trade-request.ts';
import { formatTrackingCode } from '../../../../core/ids/tracking-code.ts';
import { formatMoney } from '../../../../core/money/money.ts';
import { formatAgo, formatJalali } from '../../../../core/time/dates.ts';
import { Icon } from '../../../ui/image/icon.tsx';
import { RowContent, rowClass } from '../../../ui/kit/row.tsx';
import { useNow } from '../../../ui/minute-clock.ts';
import { useMoneyView } from '../../../ui/money/money-view.ts';
import { Name } from '../../../ui/name.tsx';
import { approvalTexts } from '../approval/approval-texts.ts';
import { groupTexts } from '../group/group-texts.ts';
import { StateMark } from '../state-mark.tsx';
import { tradeTexts as words } from '../trade-texts.ts';
import classes from './requests-screen.module.css';

/** One request in a list: with whom, what, where it stands, and what is due. */
export function RequestRow({ card }: { card: RequestCard }) {
  const now = useNow();
  const { currency } = useMoneyView();
  const { role, supplier, buyerName, lines, linesCount, number, title, payableRial } = card;
  const sum = card.approval?.state === 'open' ? card.approval.payableRial : payableRial;
  const due = dueText(card);
  const other =
    role === 'seller' ? (buyerName ?? (card.isBuyerHidden ? words.hiddenCard : words.buyer)) : supplier.name;
  return (
    <Link
      to={
        card.state === 'draft' && card.approval?.state !== 'open'
          ? '/profile/directorder/edit/$id'
          : '/profile/directorderinfo/$id'
      }
      params={{ id: card.id }}
      className={rowClass}
    >
      <RowContent
        sign={<Icon name="rows" />}
        name={
          <>
            <Name text={title ?? lines[0] ?? words.draft} />{' '}
            {linesCount > 1 && !title && <span className={classes.more}>{words.more(linesCount - 1)}</span>}
          </>
        }
        facts={
          <>
            <Name text={other} />
            {card.buyerMerchantName && <span>{approvalTexts.buyer.boughtFor(card.buyerMerchantName)}</span>}
            {card.group && <span>{groupTexts.share(card.group.count)}</span>}
            {number && <bdi dir="ltr">{formatTrackingCode(number)}</bdi>}
            {due && <span>{due}</span>}
            <time dateTime={card.stateAt}>{formatAgo(card.stateAt, now)}</time>
          </>
        }
        end={
          <span className={classes.end}>
            <TurnMark card={card} />
            <StateMark state={card.state} />
            {sum !== null && <span className={classes.sum}>{formatMoney(sum, currency)}</span>}
          </span>
        }
      />
    </Link>
  );
}

/** What the reader is to do, or what waits for somebody else of the same merchant. */
function TurnMark({ card: { approval, isMyTurn } }: { card: RequestCard }) {
  if (approval?.state !== 'open') return isMyTurn && <span className={classes.turn}>{words.myTurn}</span>;
  return isMyTurn ? (
    <span className={classes.turn}>{approvalTexts.toApprove}</span>
  ) : (
    <span>{approvalTexts.waiting}</span>
  );
}

/** What has to be done by when. */
function dueText({ confirmBy, quoteValidUntil, neededBy }: RequestCard): string | undefined {
  if (confirmBy) return words.confirmBy(formatJalali(confirmBy, 'dateTime'));
  if (quoteValidUntil) return words.quoteUntil(formatJalali(quoteValidUntil));
  return neededBy ? words.neededBy(formatJalali(neededBy)) : undefined;
}
