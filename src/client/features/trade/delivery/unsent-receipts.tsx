import { useLastSub } from '../../../data/session/use-sub.ts';
import { deviceOutbox, useOutbox } from '../../../offline/outbox/device-outbox.ts';
import type { OutboxRow } from '../../../offline/outbox/outbox-row.ts';
import { dropRow, retryRow } from '../../../offline/outbox/row-actions.ts';
import { useShownState } from '../../../offline/outbox/use-shown-state.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { Message } from '../../../ui/kit/message.tsx';
import { RECEIPT_OPERATION, receiptObjectKey } from './receipt-operation.ts';
import { receiptWords as words } from './receipt-texts.ts';

/** Finds the receipt of a delivery that the user has written on this device and the server has not confirmed. */
export function useUnsentReceipts(): (deliveryId: string) => OutboxRow | undefined {
  const { rows } = useOutbox();
  const sub = useLastSub();
  return (deliveryId) =>
    rows.findLast(
      (row) => row.operation === RECEIPT_OPERATION && row.sub === sub && row.objectKey === receiptObjectKey(deliveryId),
    );
}

/** A receipt that waits on the device, with its state and what to do with it. */
export const UnsentReceipt = ({ row }: { row: OutboxRow | undefined }) => row && <Unsent row={row} />;

function Unsent({ row }: { row: OutboxRow }) {
  const state = useShownState(row);
  const hasFailed = state === 'failed' || state === 'conflict';
  const shown = deviceOutbox.waitsForSignIn(row) ? 'waitsForSignIn' : hasFailed ? 'failed' : state;
  return (
    <Message
      tone={hasFailed ? 'failed' : 'info'}
      action={
        state !== 'sending' && (
          <>
            {hasFailed && (
              <Button size="compact" onClick={() => void retryRow(row)}>
                {words.again}
              </Button>
            )}
            <Button size="compact" look="quiet" onClick={() => void dropRow(row)}>
              {words.drop}
            </Button>
          </>
        )
      }
    >
      {words.states[shown]}
      {hasFailed && row.fault?.text && `: ${row.fault.text}`}
    </Message>
  );
}
