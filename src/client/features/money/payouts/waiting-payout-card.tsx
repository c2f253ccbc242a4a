import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { WaitingPayout } from '../../../../contract/wallet/payout.ts';
import { formatIban } from '../../../../core/money/iban.ts';
import { formatRial } from '../../../../core/money/money.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import cards from '../../../parts/account/cards.module.css';
import { TextSheet } from '../../../parts/form/text-sheet.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { ConfirmSheet } from '../../../ui/kit/confirm-sheet.tsx';
import { Message } from '../../../ui/kit/message.tsx';
import { Name } from '../../../ui/name.tsx';
import { copyText } from '../../../ui/share.ts';
import { DialogButton } from '../dialog-button.tsx';
import classes from '../money.module.css';
import { moneyTexts } from '../money-texts.ts';
import { decisionDraftKey, moneyWrites } from '../mutations.ts';
import { SettleSheet } from './settle-sheet.tsx';

const { payouts: words } = moneyTexts;
const REASON_MAX = 200;

/** One operator at a time pays it: the whole number of the account is shown to that one. */
export function WaitingPayoutCard({ payout }: { payout: WaitingPayout }) {
  const { id, amountRial, accountName, ownerName, ownerKind, createdAt, isOwn, payer } = payout;
  const writes = moneyWrites(usePrivateApi());
  const release = useMutation(writes.release());
  const [open, setOpen] = useState<'settle' | 'refuse' | 'release'>();
  const close = () => setOpen(undefined);
  return (
    <article className={cards.card}>
      <h3>
        {formatRial(amountRial)} <span className={cards.mark}>{moneyTexts.owner[ownerKind]}</span>
      </h3>
      {payer && (
        <Message tone="info">
          {payer.isMe
            ? words.paying(formatJalali(payer.since, 'dateTime'))
            : words.paidBy(payer.name, formatJalali(payer.since, 'dateTime'))}
        </Message>
      )}
      <AccountNumber payout={payout} />
      <p>
        <Name text={accountName} />
      </p>
      <p className={cards.facts}>
        <Name text={ownerName} />
        {' · '}
        <time dateTime={createdAt}>{formatJalali(createdAt, 'dateTime')}</time>
      </p>
      {isOwn ? <p className={cards.facts}>{words.own}</p> : <Ways payout={payout} onOpen={setOpen} />}
      {open === 'settle' && <SettleSheet payout={payout} onClose={close} />}
      {open === 'refuse' && (
        <TextSheet
          {...words.refusal}
          look="danger"
          lengthMax={REASON_MAX}
          draftKey={decisionDraftKey(id, 'refuse')}
          known=""
          write={writes.refusePayout()}
          send={(reason) => ({ id, reason })}
          onSaved={close}
          onClose={close}
        />
      )}
      {open === 'release' && (
        <ConfirmSheet
          heading={words.releasing.heading}
          confirm={words.releasing.confirm}
          cancel={words.releasing.cancel}
          isBusy={release.isPending}
          onConfirm={(shut) => release.mutate(id, { onSuccess: shut })}
          onClose={close}
        >
          {words.releasing.effect}
        </ConfirmSheet>
      )}
    </article>
  );
}

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

type WaysProps = {
  payout: WaitingPayout;
  onOpen: (sheet: 'settle' | 'refuse' | 'release') => void;
};

function Ways({ payout: { id, ownerName, payer }, onOpen }: WaysProps) {
  const claim = useMutation(moneyWrites(usePrivateApi()).claim());
  return (
    <div className={cards.ways}>
      {!payer && (
        <Button
          size="compact"
          look="primary"
          aria-label={words.claimNamed(ownerName)}
          isBusy={claim.isPending}
          onClick={() => claim.mutate(id)}
        >
          {words.claim}
        </Button>
      )}
      {payer?.isMe && (
        <DialogButton look="primary" label={words.settleNamed(ownerName)} onOpen={() => onOpen('settle')}>
          {words.settle}
        </DialogButton>
      )}
      {(!payer || payer.isMe) && (
        <DialogButton look="quiet" label={words.refuseNamed(ownerName)} onOpen={() => onOpen('refuse')}>
          {moneyTexts.refuse}
        </DialogButton>
      )}
      {payer && (
        <DialogButton look="quiet" label={words.releaseNamed(ownerName)} onOpen={() => onOpen('release')}>
          {words.release}
        </DialogButton>
      )}
    </div>
  );
}
