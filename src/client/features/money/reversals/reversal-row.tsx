import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReversibleAttempt } from '../../../../contract/wallet/money.ts';
import { formatRial } from '../../../../core/money/money.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import cards from '../../../parts/account/cards.module.css';
import type { DeskColumns } from '../../../parts/account/desk-rows.tsx';
import { ConfirmSheet } from '../../../ui/kit/confirm-sheet.tsx';
import { Message } from '../../../ui/kit/message.tsx';
import { Name } from '../../../ui/name.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { DialogButton } from '../dialog-button.tsx';
import { moneyTexts } from '../money-texts.ts';
import { moneyWrites } from '../mutations.ts';

const { reversals: words } = moneyTexts;
const TOAST_ID = 'reversed';

export function ReversibleCard({ attempt }: { attempt: ReversibleAttempt }) {
  const { title, amountRial, gatewayCode, state, isLate, until } = attempt;
  return (
    <article className={cards.card}>
      <h3>
        {formatRial(amountRial)} <span className={cards.mark}>{isLate ? words.late : gatewayCode}</span>
      </h3>
      <Outcome attempt={attempt} />
      <p>
        <Name text={title} />
      </p>
      <p className={cards.facts}>
        <Name text={attempt.payerName} />
        <BankNumbers attempt={attempt} />
      </p>
      {state === 'verified' && <p className={cards.facts}>{words.until(formatJalali(until, 'dateTime'))}</p>}
      <ReversalWays attempt={attempt} />
    </article>
  );
}

/** The same at a desk. */
export const reversalColumns: DeskColumns<ReversibleAttempt> = [
  {
    name: moneyTexts.columns.amount,
    look: 'figure',
    cell: ({ amountRial, isLate, gatewayCode }) => (
      <>
        {formatRial(amountRial)} <span className={cards.mark}>{isLate ? words.late : gatewayCode}</span>
      </>
    ),
  },
  { name: moneyTexts.attempts.what, look: 'text', cell: ({ title }) => <Name text={title} /> },
  {
    name: words.payer,
    cell: (attempt) => (
      <>
        <Name text={attempt.payerName} />
        <BankNumbers attempt={attempt} />
      </>
    ),
  },
  {
    name: words.untilWhen,

    cell: ({ state, until }) => state === 'verified' && formatJalali(until, 'dateTime'),
  },
  {
    name: moneyTexts.columns.ways,
    cell: (attempt) => (
      <>
        <Outcome attempt={attempt} />
        <ReversalWays attempt={attempt} />
      </>
    ),
  },
];

const Outcome = ({ attempt: { state, failure } }: { attempt: ReversibleAttempt }) => (
  <>
    {state === 'reversing' && <Message tone="info">{words.outcomes.asking}</Message>}
    {state === 'verified' && failure !== null && <Message tone="failed">{words.failed(failure)}</Message>}
  </>
);

const BankNumbers = ({ attempt: { cardMask, refId } }: { attempt: ReversibleAttempt }) => (
  <>
    {cardMask && (
      <>
        {' · '}
        <bdi dir="ltr">{cardMask}</bdi>
      </>
    )}
    {refId && (
      <>
        {` · ${words.reference} `}
        <bdi dir="ltr">{refId}</bdi>
      </>
    )}
  </>
);

function ReversalWays({ attempt }: { attempt: ReversibleAttempt }) {
  const { id, payerName, amountRial, state, isOwn } = attempt;
  const reverse = useMutation(moneyWrites(usePrivateApi()).reverse());
  const [isOpen, setOpen] = useState(false);
  const handleReverse = (shut: () => void) =>
    reverse.mutate(id, {
      onSuccess: ({ state: stands }) => {
        const kind = stands === 'verified' ? 'failed' : 'done';
        showToast({
          id: TOAST_ID,
          kind,
          text: words.outcomes[stands === 'verified' ? 'refused' : stands === 'reversed' ? 'done' : 'asking'],
        });
        shut();
      },
    });
  return (
    <>
      {isOwn && <p className={cards.facts}>{words.own}</p>}
      {state === 'verified' && !isOwn && (
        <div className={cards.ways}>
          <DialogButton look="quiet" label={words.reverseNamed(formatRial(amountRial))} onOpen={() => setOpen(true)}>
            {words.reverse}
          </DialogButton>
        </div>
      )}
      {isOpen && (
        <ConfirmSheet
          heading={words.confirming.heading}
          confirm={words.confirming.confirm}
          cancel={words.confirming.cancel}
          isBusy={reverse.isPending}
          onConfirm={handleReverse}
          onClose={() => setOpen(false)}
        >
          {words.confirming.effect(formatRial(amountRial), payerName)}
        </ConfirmSheet>
      )}
    </>
  );
}
