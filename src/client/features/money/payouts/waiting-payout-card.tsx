import type { WaitingPayout } from '../../../../contract/wallet/payout.ts';
import { formatIban } from '../../../../core/money/iban.ts';
import { formatRial } from '../../../../core/money/money.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import cards from '../../../parts/account/cards.module.css';
import type { DeskColumns } from '../../../parts/account/desk-rows.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { Message } from '../../../ui/kit/message.tsx';
import { Name } from '../../../ui/name.tsx';
import { copyText } from '../../../ui/share.ts';
import classes from '../money.module.css';
import { moneyTexts } from '../money-texts.ts';
import { PayoutWays } from './payout-ways.tsx';

const { payouts: words } = moneyTexts;

/** One operator at a time pays it: the whole number of the account is shown to that one. */
export function WaitingPayoutCard({ payout }: { payout: WaitingPayout }) {
  const { amountRial, accountName, ownerName, ownerKind, createdAt } = payout;
  return (
    <article className={cards.card}>
      <h3>
        {formatRial(amountRial)} <span className={cards.mark}>{moneyTexts.owner[ownerKind]}</span>
      </h3>
      <Payer payout={payout} />
      <AccountNumber payout={payout} />
      <p>
        <Name text={accountName} />
      </p>
      <p className={cards.facts}>
        <Name text={ownerName} />
        {' · '}
        <time dateTime={createdAt}>{formatJalali(createdAt, 'dateTime')}</time>
      </p>
      <PayoutWays payout={payout} />
    </article>
  );
}

/** The same at a desk. */
export const payoutColumns: DeskColumns<WaitingPayout> = [
  { name: moneyTexts.columns.amount, look: 'figure', cell: ({ amountRial }) => formatRial(amountRial) },
  {
    name: moneyTexts.columns.wallet,
    cell: ({ ownerName, ownerKind }) => (
      <>
        <Name text={ownerName} />
        <p className={cards.facts}>{moneyTexts.owner[ownerKind]}</p>
      </>
    ),
  },
  {
    name: words.account,
    cell: (payout) => (
      <>
        <AccountNumber payout={payout} />
        <p className={cards.facts}>
          <Name text={payout.accountName} />
        </p>
      </>
    ),
  },
  {
    name: moneyTexts.columns.at,

    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatJalali(createdAt, 'dateTime')}</time>,
  },
  {
    name: moneyTexts.columns.ways,
    cell: (payout) => (
      <>
        <Payer payout={payout} />
        <PayoutWays payout={payout} />
      </>
    ),
  },
];

const Payer = ({ payout: { payer } }: { payout: WaitingPayout }) =>
  payer && (
    <Message tone="info">
      {payer.isMe
        ? words.paying(formatJalali(payer.since, 'dateTime'))
        : words.paidBy(payer.name, formatJalali(payer.since, 'dateTime'))}
    </Message>
  );

function AccountNumber({ payout: { iban, maskedIban, payer } }: { payout: WaitingPayout }) {
  return (
    <p className={classes.iban}>
      <bdi dir="ltr">{payer?.isMe ? formatIban(iban) : maskedIban}</bdi>
      {payer?.isMe && (
        <Button size="compact" look="quiet" onClick={() => void copyText(iban, words.copied)}>
          {words.copy}
        </Button>
      )}
    </p>
  );
}
