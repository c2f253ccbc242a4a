import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Payment } from '../../../contract/payments/payment.ts';
import { formatRial } from '../../../core/money/money.ts';
import { formatJalali } from '../../../core/time/dates.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { useIsOnline } from '../../offline/connection/use-is-online.ts';
import cards from '../../parts/account/cards.module.css';
import { paymentWrites } from '../../parts/wallet/mutations.ts';
import { PaySheetOutlet } from '../../parts/wallet/pay-sheet-outlet.tsx';
import { paymentTexts } from '../../parts/wallet/payment-texts.ts';
import { Button, buttonClass } from '../../ui/kit/button.tsx';
import { ConfirmSheet } from '../../ui/kit/confirm-sheet.tsx';
import { Name } from '../../ui/name.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { walletTexts as words } from './wallet-texts.ts';

const TOAST_ID = 'payment-cancelled';

/** One payment: what for, how it stands, its ways to the bank, and what can be done with it. */
export function PaymentCard({ payment }: { payment: Payment }) {
  const { title, path, amountRial, state, paidBy, paidAt, expiresAt, attempts, pollAfterMs, purpose } = payment;
  const cancel = useMutation(paymentWrites(usePrivateApi()).cancel());
  const isOnline = useIsOnline();
  const [open, setOpen] = useState<'pay' | 'cancel'>();
  const close = () => setOpen(undefined);
  const handleCancel = (shut: () => void) =>
    cancel.mutate(payment, {
      onSuccess: ({ state: left }) => {
        const { done, waiting } = paymentTexts.cancel;
        showToast({ id: TOAST_ID, kind: 'done', text: left === 'cancelling' ? waiting : done });
        shut();
      },
    });
  const isAtBank = pollAfterMs !== null;
  return (
    <article className={cards.card}>
      <h3>
        <Name text={title} />{' '}
        <span className={cards.mark}>
          {isAtBank && state === 'open' ? paymentTexts.atBank : paymentTexts.states[state]}
        </span>
      </h3>
      <p>
        <strong>{formatRial(amountRial)}</strong>
      </p>
      <p className={cards.facts}>
        {paidAt && `${formatJalali(paidAt, 'dateTime')} `}
        {paidBy === 'wallet' && paymentTexts.fromWallet}
        {state === 'open' && expiresAt && paymentTexts.until(formatJalali(expiresAt, 'dateTime'))}
      </p>
      {attempts.length > 0 && (
        <ul className={cards.facts}>
          {attempts.map(({ id, state: stood, refId, at }) => (
            <li key={id}>
              {`${formatJalali(at, 'dateTime')}: ${paymentTexts.attempts[stood]} `}
              {refId && (
                <>
                  {`${paymentTexts.reference} `}
                  <bdi dir="ltr">{refId}</bdi>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {state === 'open' && (
        <div className={cards.ways}>
          <Button
            look="primary"
            size="compact"
            disabled={!isOnline}
            aria-haspopup="dialog"
            aria-label={words.open.continueNamed(title)}
            onClick={() => setOpen('pay')}
          >
            {words.open.continue}
          </Button>
          <Button
            look="quiet"
            size="compact"
            disabled={!isOnline}
            aria-label={words.open.cancelNamed(title)}
            onClick={() => setOpen('cancel')}
          >
            {paymentTexts.cancel.open}
          </Button>
        </div>
      )}
      {state === 'open' && !isOnline && <p className={cards.facts}>{paymentTexts.offline}</p>}
      {state === 'paid' && purpose !== 'charge' && (
        <Link to={path} className={buttonClass('link')}>
          {words.payment.seeObject}
        </Link>
      )}
      {open === 'pay' && <PaySheetOutlet payment={payment} onClose={close} />}
      {open === 'cancel' && (
        <ConfirmSheet
          heading={paymentTexts.cancel.heading}
          confirm={paymentTexts.cancel.confirm}
          cancel={paymentTexts.cancel.keep}
          isBusy={cancel.isPending}
          onConfirm={handleCancel}
          onClose={close}
        >
          {paymentTexts.cancel.effect}
        </ConfirmSheet>
      )}
    </article>
  );
}
