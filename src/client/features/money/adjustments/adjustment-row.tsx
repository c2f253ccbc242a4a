import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Adjustment } from '../../../../contract/wallet/adjustment.ts';
import { formatRial } from '../../../../core/money/money.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import cards from '../../../parts/account/cards.module.css';
import type { DeskColumns } from '../../../parts/account/desk-rows.tsx';
import { TextSheet } from '../../../parts/form/text-sheet.tsx';
import { Button, buttonClass } from '../../../ui/kit/button.tsx';
import { ConfirmSheet } from '../../../ui/kit/confirm-sheet.tsx';
import { Name } from '../../../ui/name.tsx';
import { DialogButton } from '../dialog-button.tsx';
import { moneyTexts } from '../money-texts.ts';
import { decisionDraftKey, moneyWrites } from '../mutations.ts';

const { adjustments: words } = moneyTexts;
const REASON_MAX = 500;

/** One proposal: another operator decides about it, its proposer takes it back. */
export function AdjustmentCard({ adjustment }: { adjustment: Adjustment }) {
  const { ownerName, ownerKind, reason, proposerName, isOwn, createdAt } = adjustment;
  return (
    <article className={cards.card}>
      <h3>
        {changeOf(adjustment)} <span className={cards.mark}>{moneyTexts.owner[ownerKind]}</span>
      </h3>
      <p>
        <Name text={ownerName} />
      </p>
      <p className={cards.reason}>{reason}</p>
      <p className={cards.facts}>{`${words.by(proposerName)} · ${formatJalali(createdAt, 'dateTime')}`}</p>
      {isOwn && <p className={cards.facts}>{words.own}</p>}
      <AdjustmentWays adjustment={adjustment} />
    </article>
  );
}

/** The same at a desk. */
export const adjustmentColumns: DeskColumns<Adjustment> = [
  { name: moneyTexts.columns.amount, look: 'figure', cell: (adjustment) => changeOf(adjustment) },
  {
    name: moneyTexts.columns.wallet,
    cell: ({ ownerName, ownerKind }) => (
      <>
        <Name text={ownerName} />
        <p className={cards.facts}>{moneyTexts.owner[ownerKind]}</p>
      </>
    ),
  },
  { name: moneyTexts.columns.reason, look: 'text', cell: ({ reason }) => <p className={cards.reason}>{reason}</p> },
  { name: moneyTexts.columns.by, cell: ({ proposerName }) => <Name text={proposerName} /> },
  { name: moneyTexts.columns.at, cell: ({ createdAt }) => formatJalali(createdAt, 'dateTime') },
  {
    name: moneyTexts.columns.ways,
    cell: (adjustment) => (
      <>
        {adjustment.isOwn && <p className={cards.facts}>{words.own}</p>}
        <AdjustmentWays adjustment={adjustment} />
      </>
    ),
  },
];

const changeOf = ({ amountRial }: Adjustment): string =>
  `${amountRial > 0 ? words.add : words.take} ${formatRial(Math.abs(amountRial))}`;

function AdjustmentWays({ adjustment }: { adjustment: Adjustment }) {
  const { id, ownerName, requestId, isOwn } = adjustment;
  const writes = moneyWrites(usePrivateApi());
  const approve = useMutation(writes.approve());
  const withdraw = useMutation(writes.withdraw());
  const [open, setOpen] = useState<'approve' | 'refuse'>();
  const close = () => setOpen(undefined);
  return (
    <>
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
          {words.approval.effect(changeOf(adjustment))}
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
    </>
  );
}
