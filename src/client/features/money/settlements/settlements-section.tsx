import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { MoneyOverview } from '../../../../contract/wallet/money.ts';
import type { Settlement } from '../../../../contract/wallet/settlement.ts';
import { formatRial } from '../../../../core/money/money.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import cards from '../../../parts/account/cards.module.css';
import { TextSheet } from '../../../parts/form/text-sheet.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { ConfirmSheet } from '../../../ui/kit/confirm-sheet.tsx';
import { DialogButton } from '../dialog-button.tsx';
import { moneyTexts } from '../money-texts.ts';
import { decisionDraftKey, moneyWrites } from '../mutations.ts';
import { moneyReads } from '../queries.ts';
import { WaitingList } from '../waiting-list.tsx';
import { SettlementSheet } from './settlement-sheet.tsx';

const { settlements: words } = moneyTexts;
const REASON_MAX = 500;

type SettlementsSectionProps = { count: number; owed: MoneyOverview['owed'] };

/** What gateways owe, and what they are said to have paid. */
export function SettlementsSection({ count, owed }: SettlementsSectionProps) {
  const list = useInfiniteQuery(moneyReads(usePrivateApi()).settlements());
  const [isOpen, setOpen] = useState(false);
  return (
    <WaitingList
      {...{ count, list }}
      heading={words.heading}
      none={words.none}
      draw={(settlement) => <SettlementCard key={settlement.id} settlement={settlement} />}
    >
      {owed.length === 0 ? (
        <p className={cards.facts}>{words.nothingOwed}</p>
      ) : (
        <>
          <ul className={cards.facts}>
            {owed.map(({ gatewayCode, owedRial }) => (
              <li key={gatewayCode}>{words.owes(gatewayCode, formatRial(owedRial))}</li>
            ))}
          </ul>
          <div>
            <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {words.open}
            </Button>
          </div>
        </>
      )}
      {isOpen && <SettlementSheet owed={owed} onClose={() => setOpen(false)} />}
    </WaitingList>
  );
}

/** One settlement: another operator finds it in the bank account, whoever has written it down takes it back. */
function SettlementCard({ settlement }: { settlement: Settlement }) {
  const { id, gatewayCode, amountRial, reference, paidOn, proposerName, isOwn, createdAt } = settlement;
  const writes = moneyWrites(usePrivateApi());
  const approve = useMutation(writes.approveSettlement());
  const withdraw = useMutation(writes.withdrawSettlement());
  const [open, setOpen] = useState<'approve' | 'refuse'>();
  const close = () => setOpen(undefined);
  const amount = formatRial(amountRial);
  return (
    <article className={cards.card}>
      <h3>
        {amount} <span className={cards.mark}>{gatewayCode}</span>
      </h3>
      <p className={cards.facts}>
        {`${words.paidOn(formatJalali(`${paidOn}T12:00:00.000Z`))} · ${words.reference} `}
        <bdi dir="ltr">{reference}</bdi>
      </p>
      <p className={cards.facts}>{`${words.by(proposerName)} · ${formatJalali(createdAt, 'dateTime')}`}</p>
      {isOwn && <p className={cards.facts}>{words.own}</p>}
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
    </article>
  );
}
