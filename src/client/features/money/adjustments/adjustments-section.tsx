import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Adjustment } from '../../../../contract/wallet/adjustment.ts';
import { formatRial } from '../../../../core/money/money.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import cards from '../../../parts/account/cards.module.css';
import { TextSheet } from '../../../parts/form/text-sheet.tsx';
import { Button, buttonClass } from '../../../ui/kit/button.tsx';
import { ConfirmSheet } from '../../../ui/kit/confirm-sheet.tsx';
import { Name } from '../../../ui/name.tsx';
import { DialogButton } from '../dialog-button.tsx';
import { moneyTexts } from '../money-texts.ts';
import { decisionDraftKey, moneyWrites } from '../mutations.ts';
import { moneyReads } from '../queries.ts';
import { WaitingList } from '../waiting-list.tsx';
import { ProposalSheet } from './proposal-sheet.tsx';

const { adjustments: words } = moneyTexts;
const REASON_MAX = 500;

export function AdjustmentsSection({ count }: { count: number }) {
  const list = useInfiniteQuery(moneyReads(usePrivateApi()).adjustments());
  const [isOpen, setOpen] = useState(false);
  return (
    <WaitingList
      {...{ count, list }}
      heading={words.heading}
      none={words.none}
      draw={(adjustment) => <AdjustmentCard key={adjustment.id} adjustment={adjustment} />}
    >
      <div>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      </div>
      {isOpen && <ProposalSheet onClose={() => setOpen(false)} />}
    </WaitingList>
  );
}

/** One proposal: another operator decides about it, its proposer takes it back. */
function AdjustmentCard({ adjustment }: { adjustment: Adjustment }) {
  const { id, ownerName, ownerKind, amountRial, reason, requestId, proposerName, isOwn, createdAt } = adjustment;
  const writes = moneyWrites(usePrivateApi());
  const approve = useMutation(writes.approve());
  const withdraw = useMutation(writes.withdraw());
  const [open, setOpen] = useState<'approve' | 'refuse'>();
  const close = () => setOpen(undefined);
  const what = `${amountRial > 0 ? words.add : words.take} ${formatRial(Math.abs(amountRial))}`;
  return (
    <article className={cards.card}>
      <h3>
        {what} <span className={cards.mark}>{moneyTexts.owner[ownerKind]}</span>
      </h3>
      <p>
        <Name text={ownerName} />
      </p>
      <p className={cards.reason}>{reason}</p>
      <p className={cards.facts}>{`${words.by(proposerName)} · ${formatJalali(createdAt, 'dateTime')}`}</p>
      {isOwn && <p className={cards.facts}>{words.own}</p>}
      <div className={cards.ways}>
        {isOwn ? (
          <Button size="compact" isBusy={withdraw.isPending} onClick={() => withdraw.mutate(id)}>
            {words.withdraw}
          </Button>
        ) : (
          <>
            <DialogButton look="primary" label={words.approveNamed(ownerName)} onOpen={() => setOpen('approve')}>
              {words.approve}
            </DialogButton>
            <DialogButton look="quiet" label={words.refuseNamed(ownerName)} onOpen={() => setOpen('refuse')}>
              {moneyTexts.refuse}
            </DialogButton>
          </>
        )}
        {requestId !== null && (
          <Link to="/profile/directorderinfo/$id" params={{ id: requestId }} className={buttonClass('link')}>
            {words.request}
          </Link>
        )}
      </div>
      {open === 'approve' && (
        <ConfirmSheet
          heading={words.approval.heading}
          look="primary"
          confirm={words.approval.confirm}
          cancel={words.approval.cancel}
          isBusy={approve.isPending}
          onConfirm={(shut) => approve.mutate(id, { onSuccess: shut })}
          onClose={close}
        >
          {words.approval.effect(what)}
        </ConfirmSheet>
      )}
      {open === 'refuse' && (
        <TextSheet
          {...words.refusal}
          look="danger"
          lengthMax={REASON_MAX}
          draftKey={decisionDraftKey(id, 'refuse')}
          known=""
          write={writes.refuseAdjustment()}
          send={(said) => ({ id, reason: said })}
          onSaved={close}
          onClose={close}
        />
      )}
    </article>
  );
}
