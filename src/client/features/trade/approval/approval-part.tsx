import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { TradeApproval } from '../../../../contract/trade/approval.ts';
import type { TradeRequest } from '../../../../contract/trade/trade-request.ts';
import { formatRial } from '../../../../core/money/money.ts';
import { rialWords } from '../../../../core/money/rial-words.ts';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { useIsOnline } from '../../../offline/connection/use-is-online.ts';
import { faultText } from '../../../parts/form/field-faults.ts';
import { TextSheet } from '../../../parts/form/text-sheet.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { Message } from '../../../ui/kit/message.tsx';
import { Written } from '../../../ui/written.tsx';
import { reasonDraftKey } from '../shared-write.ts';
import shared from '../trade.module.css';
import { tradeTexts } from '../trade-texts.ts';
import classes from './approval.module.css';
import { approvalTexts as words } from './approval-texts.ts';
import { approvalWrites } from './mutations.ts';

const REASON_MAX = 1_000;

/** What an agent has asked the principal for: its numbers, and the answer as one press. */
export function ApprovalPart({ request }: { request: TradeRequest }) {
  const { approval } = request;
  if (!approval) return null;
  if (approval.state === 'open') return <OpenApproval id={request.id} approval={approval} />;
  // What came of it stands as long as the request waits for another try.
  const isPast = !request.allowedActions.includes(approval.move);
  if (isPast) return null;
  if (approval.state === 'refused')
    return (
      <Message tone="info">
        {words.refused(approval.decidedBy)}
        {approval.reason && <Written text={approval.reason} />}
      </Message>
    );
  return approval.state === 'voided' ? <Message tone="info">{words.voided}</Message> : null;
}

function OpenApproval({ id, approval }: { id: string; approval: TradeApproval }) {
  const writes = approvalWrites(usePrivateApi());
  const isOnline = useIsOnline();
  const approve = useMutation(writes.approve());
  const withdraw = useMutation(writes.withdraw());
  const [isRefusing, setRefusing] = useState(false);
  const { move, payableRial, allowedActions, askedBy, askedAt, pickedLines, comment } = approval;
  const may = (action: TradeApproval['allowedActions'][number]) => allowedActions.includes(action);
  const answer = { id, approvalId: approval.id };
  const error = approve.error ?? withdraw.error;
  return (
    <section className={classes.part}>
      <h2>{may('approve') ? words.asked(askedBy) : words.waitingFor(move)}</h2>
      <p>{words.what[move]}</p>
      <p className={classes.whole}>
        {formatRial(payableRial)}
        <small>{rialWords(payableRial)}</small>
      </p>
      <p className={shared.soft}>
        <span>{words.askedAt(formatJalali(askedAt, 'dateTime'))}</span>
        {pickedLines !== null && <span>{words.picked(formatNumber(pickedLines))}</span>}
      </p>
      {comment && <Written text={comment} />}
      <div className={shared.actions}>
        {may('approve') && (
          <Button look="accent" disabled={!isOnline} isBusy={approve.isPending} onClick={() => approve.mutate(answer)}>
            {words.approve}
          </Button>
        )}
        {may('refuse') && (
          <Button disabled={!isOnline} onClick={() => setRefusing(true)}>
            {words.refuse}
          </Button>
        )}
        {may('withdraw') && (
          <Button disabled={!isOnline} isBusy={withdraw.isPending} onClick={() => withdraw.mutate(answer)}>
            {words.withdraw}
          </Button>
        )}
        {!isOnline && <p className={shared.soft}>{tradeTexts.offline}</p>}
      </div>
      {error && <Message tone="failed">{faultText(error, { failed: words.failed })}</Message>}
      {isRefusing && (
        <TextSheet
          heading={words.refusal.heading}
          words={words.refusal.words}
          lengthMax={REASON_MAX}
          draftKey={reasonDraftKey(approval.id, 'approval')}
          known=""
          write={writes.refuse()}
          send={(reason) => ({ ...answer, reason })}
          onSaved={() => setRefusing(false)}
          onClose={() => setRefusing(false)}
        />
      )}
    </section>
  );
}
