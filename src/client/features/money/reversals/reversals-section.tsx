import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReversibleAttempt } from '../../../../contract/wallet/money.ts';
import { formatRial } from '../../../../core/money/money.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import cards from '../../../parts/account/cards.module.css';
import { ConfirmSheet } from '../../../ui/kit/confirm-sheet.tsx';
import { Message } from '../../../ui/kit/message.tsx';
import { Name } from '../../../ui/name.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { DialogButton } from '../dialog-button.tsx';
import { moneyTexts } from '../money-texts.ts';
import { moneyWrites } from '../mutations.ts';
import { moneyReads } from '../queries.ts';
import { WaitingList } from '../waiting-list.tsx';

const { reversals: words } = moneyTexts;
const TOAST_ID = 'reversed';

/** What a bank can still give back to the card that it came from. */
export function ReversalsSection() {
  const list = useInfiniteQuery(moneyReads(usePrivateApi()).reversals());
  return (
    <WaitingList
      count={0}
      list={list}
      heading={words.heading}
      hint={words.hint}
      none={words.none}
      draw={(attempt) => <ReversibleCard key={attempt.id} attempt={attempt} />}
    />
  );
}

function ReversibleCard({ attempt }: { attempt: ReversibleAttempt }) {
  const { id, title, payerName, amountRial, gatewayCode, refId, cardMask, state, isLate, isOwn, failure, until } =
    attempt;
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
    <article className={cards.card}>
      <h3>
        {formatRial(amountRial)} <span className={cards.mark}>{isLate ? words.late : gatewayCode}</span>
      </h3>
      {state === 'reversing' && <Message tone="info">{words.outcomes.asking}</Message>}
      {state === 'verified' && failure !== null && <Message tone="failed">{words.failed(failure)}</Message>}
      <p>
        <Name text={title} />
      </p>
      <p className={cards.facts}>
        <Name text={payerName} />
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
      </p>
      {state === 'verified' && <p className={cards.facts}>{words.until(formatJalali(until, 'dateTime'))}</p>}
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
    </article>
  );
}
