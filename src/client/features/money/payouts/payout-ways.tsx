import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { WaitingPayout } from '../../../../contract/wallet/payout.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import cards from '../../../parts/account/cards.module.css';
import { TextSheet } from '../../../parts/form/text-sheet.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { ConfirmSheet } from '../../../ui/kit/confirm-sheet.tsx';
import { DialogButton } from '../dialog-button.tsx';
import { moneyTexts } from '../money-texts.ts';
import { decisionDraftKey, moneyWrites } from '../mutations.ts';
import { SettleSheet } from './settle-sheet.tsx';

const { payouts: words } = moneyTexts;
const REASON_MAX = 200;

/** What an operator may do with a payout now. */
export function PayoutWays({ payout }: { payout: WaitingPayout }) {
  const { id, isOwn } = payout;
  const writes = moneyWrites(usePrivateApi());
  const release = useMutation(writes.release());
  const [open, setOpen] = useState<'settle' | 'refuse' | 'release'>();
  const close = () => setOpen(undefined);
  return (
    <>
      {isOwn ? <p className={cards.facts}>{words.own}</p> : <Buttons payout={payout} onOpen={setOpen} />}
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
    </>
  );
}

type WaysProps = {
  payout: WaitingPayout;
  onOpen: (sheet: 'settle' | 'refuse' | 'release') => void;
};

function Buttons({ payout: { id, ownerName, payer }, onOpen }: WaysProps) {
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
