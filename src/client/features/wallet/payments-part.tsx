import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { PaymentState } from '../../../core/payments/payment-states.ts';
import { ApiError } from '../../data/api.ts';
import { ReadGate } from '../../data/read-gate.tsx';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { paymentReads, walletKey } from '../../parts/wallet/queries.ts';
import { Message } from '../../ui/kit/message.tsx';
import { Skeleton } from '../../ui/kit/skeleton.tsx';
import { PaymentCard } from './payment-card.tsx';
import classes from './wallet.module.css';
import { walletTexts as words } from './wallet-texts.ts';

/** The payment that the address names, as the bank's page leads to it. */
export function ShownPayment({ paymentId }: { paymentId: string }) {
  const payment = useQuery({ ...paymentReads(usePrivateApi()).payment(paymentId), throwOnError: false });
  const client = useQueryClient();
  const state = payment.data?.state;
  const before = useRef<PaymentState>(undefined);
  useEffect(() => {
    // What the bank has said in the meantime changes the wallet.
    if (before.current !== undefined && before.current !== state)
      void client.invalidateQueries({ queryKey: walletKey });
    before.current = state;
  }, [client, state]);
  const isMissing = payment.error instanceof ApiError && payment.error.status === 404;
  return (
    <section className={classes.section}>
      <h2>{words.payment.heading}</h2>
      {isMissing && !payment.data ? (
        <Message tone="info">{words.payment.missing}</Message>
      ) : (
        <ReadGate query={payment} skeleton={<Skeleton shape="cards" count={1} />} hideTime>
          {(found) => <PaymentCard payment={found} />}
        </ReadGate>
      )}
    </section>
  );
}

/** What was begun and is not paid. @param shownId of a payment that is shown already */
export function OpenPayments({ shownId }: { shownId: string | undefined }) {
  const open = useQuery({ ...paymentReads(usePrivateApi()).open(), throwOnError: false });
  const others = open.data?.filter(({ id }) => id !== shownId) ?? [];
  if (others.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2>{words.open.heading}</h2>
      {others.map((payment) => (
        <PaymentCard key={payment.id} payment={payment} />
      ))}
    </section>
  );
}
