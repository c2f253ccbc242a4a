import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { RequestCard } from '../../../../contract/trade/trade-request.ts';
import { formatTrackingCode } from '../../../../core/ids/tracking-code.ts';
import { formatMoney } from '../../../../core/money/money.ts';
import { formatAgo, formatJalali } from '../../../../core/time/dates.ts';
import { type DeskColumns, rowTargetClass } from '../../../parts/account/desk-rows.tsx';
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
  const due = dueText(card);
  return (
    <RequestLink card={card} className={rowClass}>
      <RowContent
        sign={<Icon name="rows" />}
        name={<RequestName card={card} />}
        facts={
          <>
            <Name text={otherOf(card)} />
            <RequestKin card={card} />
            {card.number && <bdi dir="ltr">{formatTrackingCode(card.number)}</bdi>}
            {due && <span>{due}</span>}
            <time dateTime={card.stateAt}>{formatAgo(card.stateAt, now)}</time>
          </>
        }
        end={
          <span className={classes.end}>
            <TurnMark card={card} />
            <StateMark state={card.state} />
            <RequestSum card={card} />
          </span>
        }
      />
    </RequestLink>
  );
}

/** The same at a desk. */
export const requestColumns: DeskColumns<RequestCard> = [
  {
    name: words.columns.what,
    look: 'text',
    cell: (card) => (
      <RequestLink card={card} className={rowTargetClass}>
        <RequestName card={card} />
      </RequestLink>
    ),
  },
  {
    name: words.columns.other,
    cell: (card) => (
      <>
        <Name text={otherOf(card)} />
        <p className={classes.kin}>
          <RequestKin card={card} />
        </p>
      </>
    ),
  },
  {
    name: words.columns.number,
    look: 'figure',
    cell: ({ number }) => number && <bdi dir="ltr">{formatTrackingCode(number)}</bdi>,
  },
  {
    name: words.columns.state,
    cell: (card) => (
      <span className={classes.stand}>
        <TurnMark card={card} />
        <StateMark state={card.state} />
      </span>
    ),
  },
  { name: words.columns.due, cell: dueText },
  { name: words.columns.sum, look: 'figure', cell: (card) => <RequestSum card={card} /> },
  { name: words.columns.at, look: 'figure', cell: (card) => <StateTime card={card} /> },
];

type CardProps = { card: RequestCard };

const RequestLink = ({
  card,
  className,
  children,
}: CardProps & { className: string | undefined; children: ReactNode }) => (
  <Link
    to={
      card.state === 'draft' && card.approval?.state !== 'open'
        ? '/profile/directorder/edit/$id'
        : '/profile/directorderinfo/$id'
    }
    params={{ id: card.id }}
    className={className}
  >
    {children}
  </Link>
);

const RequestName = ({ card: { title, lines, linesCount } }: CardProps) => (
  <>
    <Name text={title ?? lines[0] ?? words.draft} />{' '}
    {linesCount > 1 && !title && <span className={classes.more}>{words.more(linesCount - 1)}</span>}
  </>
);

const otherOf = ({ role, supplier, buyerName, isBuyerHidden }: RequestCard): string =>
  role === 'seller' ? (buyerName ?? (isBuyerHidden ? words.hiddenCard : words.buyer)) : supplier.name;

/** For whom it is bought, and of how many it is one. */
const RequestKin = ({ card: { buyerMerchantName, group } }: CardProps) => (
  <>
    {buyerMerchantName && <span>{approvalTexts.buyer.boughtFor(buyerMerchantName)}</span>}
    {group && <span>{groupTexts.share(group.count)}</span>}
  </>
);

function RequestSum({ card: { approval, payableRial } }: CardProps) {
  const { currency } = useMoneyView();
  const sum = approval?.state === 'open' ? approval.payableRial : payableRial;
  return sum !== null && <span className={classes.sum}>{formatMoney(sum, currency)}</span>;
}

function StateTime({ card: { stateAt } }: CardProps) {
  const now = useNow();
  return <time dateTime={stateAt}>{formatAgo(stateAt, now)}</time>;
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
