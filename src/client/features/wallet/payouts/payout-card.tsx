import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Payout } from '../../../../contract/wallet/payout.ts';
import { formatRial } from '../../../../core/money/money.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { useIsOnline } from '../../../offline/connection/use-is-online.ts';
import cards from '../../../parts/account/cards.module.css';
import { Button } from '../../../ui/kit/button.tsx';
import { ConfirmSheet } from '../../../ui/kit/confirm-sheet.tsx';
import { Name } from '../../../ui/name.tsx';
import { payoutWrites } from './mutations.ts';
import { payoutTexts as words } from './payout-texts.ts';

/** One payout: how much, to where, and what became of it. */
export function PayoutCard({ payout }: { payout: Payout }) {
  const { id, amountRial, maskedIban, accountName, state, bankReference, refusal, createdAt, endedAt } = payout;
  const takeBack = useMutation(payoutWrites(usePrivateApi()).takeBack());
  const isOnline = useIsOnline();
  const [isAsked, setAsked] = useState(false);
  const amount = formatRial(amountRial);
  return (
    <article className={cards.card}>
      <h3>
        {amount} <span className={cards.mark}>{words.states[state]}</span>
      </h3>
      <p>
        {`${words.to} `}
        <bdi dir="ltr">{maskedIban}</bdi>
        {' · '}
        <Name text={accountName} />
      </p>
      <p className={cards.facts}>
        <time dateTime={endedAt ?? createdAt}>{formatJalali(endedAt ?? createdAt, 'dateTime')}</time>
      </p>
      {bankReference && (
        <p>
          {`${words.reference}: `}
          <bdi dir="ltr">{bankReference}</bdi>
        </p>
      )}
      {refusal && <p className={cards.reason}>{words.refusal(refusal)}</p>}
      {state === 'requested' && (
        <div className={cards.ways}>
          <Button
            look="quiet"
            size="compact"
            disabled={!isOnline}
            aria-haspopup="dialog"
            aria-label={words.takeBackNamed(amount)}
            onClick={() => setAsked(true)}
          >
            {words.takeBack}
          </Button>
        </div>
      )}
      {isAsked && (
        <ConfirmSheet
          heading={words.takingBack.heading}
          confirm={words.takingBack.confirm}
          cancel={words.takingBack.cancel}
          isBusy={takeBack.isPending}
          onConfirm={(shut) => takeBack.mutate(id, { onSuccess: shut })}
          onClose={() => setAsked(false)}
        >
          {words.takingBack.effect}
        </ConfirmSheet>
      )}
    </article>
  );
}
