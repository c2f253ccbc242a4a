import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Settlement } from '../../../../contract/wallet/settlement.ts';
import { formatRial } from '../../../../core/money/money.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import cards from '../../../parts/account/cards.module.css';
import type { DeskColumns } from '../../../parts/account/desk-rows.tsx';
import { TextSheet } from '../../../parts/form/text-sheet.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { ConfirmSheet } from '../../../ui/kit/confirm-sheet.tsx';
import { Name } from '../../../ui/name.tsx';
import { DialogButton } from '../dialog-button.tsx';
import { moneyTexts } from '../money-texts.ts';
import { decisionDraftKey, moneyWrites } from '../mutations.ts';

const { settlements: words } = moneyTexts;
const REASON_MAX = 500;

/** One settlement: another operator finds it in the bank account, whoever has written it down takes it back. */
export function SettlementCard({ settlement }: { settlement: Settlement }) {
  const { gatewayCode, amountRial, reference, proposerName, isOwn, createdAt } = settlement;
  return (
    <article className={cards.card}>
      <h3>
        {formatRial(amountRial)} <span className={cards.mark}>{gatewayCode}</span>
      </h3>
      <p className={cards.facts}>
        {`${words.paidOn(dayOf(settlement))} · ${words.reference} `}
        <bdi dir="ltr">{reference}</bdi>
      </p>
      <p className={cards.facts}>{`${words.by(proposerName)} · ${formatJalali(createdAt, 'dateTime')}`}</p>
      {isOwn && <p className={cards.facts}>{words.own}</p>}
      <SettlementWays settlement={settlement} />
    </article>
  );
}

/** The same at a desk. */
export const settlementColumns: DeskColumns<Settlement> = [
  { name: moneyTexts.columns.amount, look: 'figure', cell: ({ amountRial }) => formatRial(amountRial) },
  { name: words.sheet.gateway, look: 'figure', cell: ({ gatewayCode }) => <bdi dir="ltr">{gatewayCode}</bdi> },
  { name: words.sheet.paidOn, look: 'figure', cell: dayOf },
  { name: words.reference, cell: ({ reference }) => <bdi dir="ltr">{reference}</bdi> },
  { name: moneyTexts.columns.by, cell: ({ proposerName }) => <Name text={proposerName} /> },
  { name: moneyTexts.columns.at, cell: ({ createdAt }) => formatJalali(createdAt, 'dateTime') },
  {
    name: moneyTexts.columns.ways,
    cell: (settlement) => (
      <>
        {settlement.isOwn && <p className={cards.facts}>{words.own}</p>}
        <SettlementWays settlement={settlement} />
      </>
    ),
  },
];

function dayOf({ paidOn }: Settlement): string {
  return formatJalali(`${paidOn}T12:00:00.000Z`);
}

function SettlementWays({ settlement }: { settlement: Settlement }) {
  const { id, gatewayCode, amountRial, isOwn } = settlement;
  const writes = moneyWrites(usePrivateApi());
  const approve = useMutation(writes.approveSettlement());
  const withdraw = useMutation(writes.withdrawSettlement());
  const [open, setOpen] = useState<'approve' | 'refuse'>();
  const close = () => setOpen(undefined);
  const amount = formatRial(amountRial);
  return (
    <>
      <div className={cards.ways}>
        {isOwn ? (
          <Button size="compact" isBusy={withdraw.isPending} onClick={() => withdraw.mutate(id)}>
            {words.withdraw}
          </Button>
        ) : (
          <>
            <DialogButton look="primary" label={words.approveNamed(amount)} onOpen={() => setOpen('approve')}>
              {words.approve}
            </DialogButton>
            <DialogButton look="quiet" label={words.refuseNamed(amount)} onOpen={() => setOpen('refuse')}>
              {moneyTexts.refuse}
            </DialogButton>
          </>
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
          {words.approval.effect(amount, gatewayCode)}
        </ConfirmSheet>
      )}
      {open === 'refuse' && (
        <TextSheet
          {...words.refusal}
          look="danger"
          lengthMax={REASON_MAX}
          draftKey={decisionDraftKey(id, 'refuse')}
          known=""
          write={writes.refuseSettlement()}
          send={(reason) => ({ id, reason })}
          onSaved={close}
          onClose={close}
        />
      )}
    </>
  );
}
