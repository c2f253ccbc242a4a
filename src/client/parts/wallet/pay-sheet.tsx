import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Payment } from '../../../contract/payments/payment.ts';
import { formatMoney, formatRial } from '../../../core/money/money.ts';
import { CHARGE_MIN_RIAL, partsOf, splitIn } from '../../../core/payments/payment-states.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { useIsOnline } from '../../offline/connection/use-is-online.ts';
import { Button } from '../../ui/kit/button.tsx';
import { Message } from '../../ui/kit/message.tsx';
import { Sheet } from '../../ui/kit/sheet.tsx';
import { Name } from '../../ui/name.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { useBank } from './bank.ts';
import { GatewayChoice, gatewayOf } from './gateway-choice.tsx';
import { paymentWrites } from './mutations.ts';
import { PaymentFault } from './payment-fault.tsx';
import { paymentTexts as words } from './payment-texts.ts';
import classes from './payments.module.css';
import { paymentReads } from './queries.ts';

const TOAST_ID = 'paid';

export type PaySheetProps = {
  /** What is paid: open, as the server has answered just now. */
  payment: Payment;
  /** The buyer has paid the seller without Rasteh. */
  onDirect?: () => void;
  onClose: () => void;
};

/** The ways to pay: from the wallet, by a bank, or past Rasteh. Each is done now or not at all. */
export default function PaySheet({ payment: given, onDirect, onClose }: PaySheetProps) {
  const api = usePrivateApi();
  const writes = paymentWrites(api);
  const isOnline = useIsOnline();
  const [payment, setPayment] = useState(given);
  const [gatewayCode, setGatewayCode] = useState('');
  const { walletMerchant } = payment;
  const credit = useQuery(paymentReads(api).credit(walletMerchant?.id));
  const gateways = useQuery(paymentReads(api).gateways());
  const { isLeaving, leave } = useBank();
  const [last] = payment.attempts;
  const isAtBank = payment.pollAfterMs !== null;
  const again = useMutation(writes.open());
  const wallet = useMutation(writes.payFromWallet());
  const request = useMutation(writes.goToBank(last !== undefined));
  const charge = useMutation(writes.charge());
  const { id: paymentId, amountRial, purpose } = payment;
  const gateway = gatewayOf(gateways.data ?? [], isAtBank && last ? last.gatewayCode : gatewayCode);
  const shortRial = credit.data ? Math.max(0, amountRial - credit.data.availableRial) : 0;
  // Above what the gateway takes at once, the wallet is charged in parts.
  const parts = gateway
    ? partsOf(shortRial, { minRial: Math.max(CHARGE_MIN_RIAL, gateway.minRial), maxRial: gateway.maxRial })
    : [];
  const chargedRial = parts[0] ?? 0;
  const isAboveMax = gateway !== undefined && amountRial > gateway.maxRial;
  const isBusy = isLeaving || [again, wallet, request, charge].some(({ isPending }) => isPending);
  const error = wallet.error ?? request.error ?? charge.error;
  const begin = (action: () => void) => () => {
    for (const one of [wallet, request, charge]) one.reset();
    action();
  };
  const handleAgain = begin(() => {
    const { objectId, scheduleNo } = payment;
    if (purpose !== 'charge') again.mutate({ purpose, objectId, scheduleNo }, { onSuccess: setPayment });
  });
  const handleBank = begin(
    () => gateway && request.mutate({ paymentId, gatewayCode: gateway.code }, { onSuccess: leave }),
  );
  const handleCharge = begin(
    () =>
      gateway &&
      charge.mutate(
        { amountRial: chargedRial, gatewayCode: gateway.code, merchantId: walletMerchant?.id },
        { onSuccess: leave },
      ),
  );
  const handleWallet = (close: () => void) =>
    begin(() =>
      wallet.mutate(
        { paymentId, amountRial },
        {
          onSuccess: () => {
            showToast({ id: TOAST_ID, kind: 'done', text: words.paid });
            close();
          },
        },
      ),
    );
  const canPayNow = shortRial === 0 && !isAtBank && purpose !== 'charge';
  return (
    <Sheet heading={words.sheet.heading} onClose={onClose}>
      {(close) => (
        <div className={classes.body}>
          <p className={classes.amount}>
            {formatRial(amountRial)}
            <small>
              {formatMoney(amountRial, 'toman')} · <Name text={payment.title} />
            </small>
          </p>
          {purpose === 'trade' && <p>{words.sheet.held}</p>}
          {isAtBank && <Message tone="info">{words.atBank}</Message>}
          {error && <PaymentFault error={error} paymentId={paymentId} onAgain={handleAgain} onLeave={close} />}
          {!isOnline && <Message tone="info">{words.offline}</Message>}
          {!isAtBank && purpose !== 'charge' && (
            <section className={classes.way}>
              {credit.data && <p>{words.sheet.credit(formatRial(credit.data.availableRial), walletMerchant?.name)}</p>}
              {canPayNow ? (
                <Button look="accent" disabled={!isOnline} isBusy={isBusy} onClick={handleWallet(close)}>
                  {wallet.isPending ? words.sheet.paying : words.sheet.pay}
                </Button>
              ) : (
                <>
                  <p>{words.sheet.short(formatRial(shortRial))}</p>
                  {gateway && shortRial > 0 && (
                    <>
                      {parts.length > 1 && <p>{words.sheet.parts(parts)}</p>}
                      <Button disabled={!isOnline} isBusy={isBusy} onClick={handleCharge}>
                        {parts.length > 1
                          ? words.sheet.chargePart(formatRial(chargedRial))
                          : words.sheet.chargeAndPay(formatRial(chargedRial))}
                      </Button>
                      <p className={classes.soft}>{words.sheet.chargeHint}</p>
                    </>
                  )}
                </>
              )}
            </section>
          )}
          <section className={classes.way}>
            {gateways.data && <GatewayChoice gateways={gateways.data} chosen={gatewayCode} onChoose={setGatewayCode} />}
            {isAboveMax ? (
              <Message tone="info">{words.sheet.aboveMax(splitIn(amountRial, gateway.maxRial))}</Message>
            ) : (
              <Button
                look={canPayNow ? 'secondary' : 'accent'}
                disabled={!isOnline || !gateway}
                isBusy={isBusy}
                onClick={handleBank}
              >
                {isLeaving ? words.leaving : isAtBank ? words.sheet.continue : words.sheet.bank}
              </Button>
            )}
          </section>
          {onDirect && (
            <section className={classes.way}>
              <Button look="quiet" onClick={onDirect}>
                {words.sheet.direct}
              </Button>
            </section>
          )}
        </div>
      )}
    </Sheet>
  );
}
