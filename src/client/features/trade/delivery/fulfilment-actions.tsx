import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Payment } from '../../../../contract/payments/payment.ts';
import type { TradeRequest } from '../../../../contract/trade/trade-request.ts';
import { formatRial } from '../../../../core/money/money.ts';
import { unrecordedRial } from '../../../../core/trade/fulfilment.ts';
import type { RequestMoveName } from '../../../../core/trade/request-states.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { useIsOnline } from '../../../offline/connection/use-is-online.ts';
import { TextSheet } from '../../../parts/form/text-sheet.tsx';
import { paymentWrites } from '../../../parts/wallet/mutations.ts';
import { PaySheetOutlet } from '../../../parts/wallet/pay-sheet-outlet.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { PressSheet } from '../press-sheet.tsx';
import { reasonDraftKey } from '../shared-write.ts';
import shared from '../trade.module.css';
import { tradeTexts } from '../trade-texts.ts';
import { DecideSheet } from './decide-sheet.tsx';
import { deliveryWordsOf } from './delivery-texts.ts';
import { fulfilmentTexts as words } from './fulfilment-texts.ts';
import { fulfilmentWrites, refusalDraftKey } from './mutations.ts';
import { PaymentSheet } from './payment-sheet.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';
import { ShipSheet } from './ship-sheet.tsx';
import { useUnsentReceipts } from './unsent-receipts.tsx';

/** In the order of their weight: the first that is possible is the one to do next. */
const actions = [
  'agreeCancel',
  'receive',
  'confirmPayment',
  'pay',
  'recordPayment',
  'close',
  'ship',
  'decideDispute',
  'refuseCancel',
  'refusePayment',
  'dispute',
  'withdrawDispute',
  'askCancel',
  'cancelUnpaid',
] as const satisfies readonly RequestMoveName[];
type Action = (typeof actions)[number];

const REASON_MAX = 1_000;
/** What a party can do at any time is never the one thing to do next. */
const isOnlyPossible = (action: Action): boolean => actions.indexOf(action) > actions.indexOf('decideDispute');

/** What the reader may do with a published request, the next thing in saffron. Only a receipt waits for a network. */
export function FulfilmentActions({ request }: { request: TradeRequest }) {
  const isOnline = useIsOnline();
  const [open, setOpen] = useState<Action>();
  const [payment, setPayment] = useState<Payment>();
  const begin = useMutation(paymentWrites(usePrivateApi()).open());
  const due = request.schedule.find((one) => unrecordedRial(one, request.settlements) > 0)?.no ?? 1;
  const handlePress = (action: Action) => {
    if (action !== 'pay') return setOpen(action);
    // What is owed is the server's word; the sheet shows it.
    begin.mutate({ purpose: 'trade', objectId: request.id, scheduleNo: due }, { onSuccess: setPayment });
  };
  const handleDirect = () => {
    setPayment(undefined);
    setOpen('recordPayment');
  };
  const unsentOf = useUnsentReceipts();
  const isToReceive = request.deliveries.some((one) => isUnreceived(one, unsentOf));
  const possible = actions.filter(
    (action) => request.allowedActions.includes(action) && (action !== 'receive' || isToReceive),
  );
  if (possible.length === 0) return null;
  const [next] = possible;
  return (
    <div className={shared.actions}>
      {possible.map((action) => (
        <Button
          key={action}
          look={action === next && !isOnlyPossible(action) ? 'accent' : isOnlyPossible(action) ? 'quiet' : 'secondary'}
          disabled={!isOnline && action !== 'receive'}
          isBusy={action === 'pay' && begin.isPending}
          onClick={() => handlePress(action)}
        >
          {action === 'pay' ? words.payInstalment(due) : deliveryWordsOf(request).actions[action]}
        </Button>
      ))}
      {!isOnline && <p className={shared.soft}>{tradeTexts.offline}</p>}
      {payment && <PaySheetOutlet payment={payment} onDirect={handleDirect} onClose={() => setPayment(undefined)} />}
      {open && open !== 'pay' && <OpenSheet action={open} request={request} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

type Delivery = TradeRequest['deliveries'][number];

/** What a device has written down of it counts, though the server has not heard of it. */
const isUnreceived = ({ id, receivedAt }: Delivery, unsentOf: ReturnType<typeof useUnsentReceipts>): boolean =>
  receivedAt === null && unsentOf(id) === undefined;

type OpenSheetProps = { action: Exclude<Action, 'pay'>; request: TradeRequest; onClose: () => void };

function OpenSheet({ action, request, onClose }: OpenSheetProps) {
  const writes = fulfilmentWrites(usePrivateApi());
  const { id } = request;
  // What the sheet was opened for, also once the answer has changed the request.
  const unsentOf = useUnsentReceipts();
  const [delivery] = useState(() => request.deliveries.find((one) => isUnreceived(one, unsentOf)));
  const [payment] = useState(() => request.settlements.find(({ state }) => state === 'waiting'));
  const text = { lengthMax: REASON_MAX, known: '', onSaved: onClose, onClose };
  switch (action) {
    case 'ship':
      return <ShipSheet request={request} onClose={onClose} />;
    case 'receive':
      return delivery && <ReceiptSheet request={request} delivery={delivery} onClose={onClose} />;
    case 'decideDispute':
      return <DecideSheet request={request} onClose={onClose} />;
    case 'recordPayment':
      return <PaymentSheet request={request} onClose={onClose} />;
    case 'confirmPayment':
      return (
        payment && (
          <PressSheet
            words={{ ...words.confirm, effect: `${words.methods[payment.method]}: ${formatRial(payment.amountRial)}` }}
            detail={payment.reference}
            write={writes.confirmPayment()}
            variables={{ id, settlementId: payment.id }}
            onClose={onClose}
          />
        )
      );
    case 'refusePayment':
      return (
        payment && (
          <TextSheet
            {...words.refuseSheet}
            {...text}
            draftKey={refusalDraftKey(payment.id)}
            write={writes.refusePayment()}
            send={(comment) => ({ id, settlementId: payment.id, comment })}
          />
        )
      );
    case 'askCancel':
    case 'dispute':
      return (
        <TextSheet
          {...words[action === 'dispute' ? 'disputeSheet' : 'askCancelSheet']}
          {...text}
          draftKey={reasonDraftKey(id, action)}
          write={writes.giveReason(action)}
          send={(comment) => ({ id, comment })}
        />
      );
    default:
      return (
        <PressSheet
          words={action === 'close' ? deliveryWordsOf(request).close : words.press[action]}
          write={writes.press(action)}
          variables={{ id }}
          onClose={onClose}
        />
      );
  }
}
