import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MembershipPlan } from '../../../../contract/membership/membership.ts';
import type { Payment } from '../../../../contract/payments/payment.ts';
import { formatRial } from '../../../../core/money/money.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { useIsOnline } from '../../../offline/connection/use-is-online.ts';
import cards from '../../../parts/account/cards.module.css';
import { paymentWrites } from '../../../parts/wallet/mutations.ts';
import { PaySheetOutlet } from '../../../parts/wallet/pay-sheet-outlet.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { publishingTexts } from './publishing-texts.ts';
import { membershipKey } from './queries.ts';

const { membership: words } = publishingTexts;

type PaidOfferProps = {
  merchantId: string;
  plan: MembershipPlan;
  /** Of the period that is paid for. */
  no: number;
};

/** The next period by a plan that costs something: it begins at the end of the running one. */
export function PaidOffer({ merchantId, plan, no }: PaidOfferProps) {
  const client = useQueryClient();
  const isOnline = useIsOnline();
  const [payment, setPayment] = useState<Payment>();
  const begin = useMutation(paymentWrites(usePrivateApi()).open());
  const handleBegin = () =>
    begin.mutate({ purpose: 'plan', objectId: merchantId, scheduleNo: no }, { onSuccess: setPayment });
  const handleClose = () => {
    setPayment(undefined);
    void client.invalidateQueries({ queryKey: membershipKey(merchantId) });
  };
  return (
    <>
      <p className={cards.facts}>
        {[words.offer(plan.title, plan.periodDays, formatRial(plan.priceRial)), ...words.limits(plan.limits)].join(
          ' · ',
        )}
      </p>
      <div className={cards.ways}>
        <Button disabled={!isOnline} isBusy={begin.isPending} onClick={handleBegin}>
          {words.pay(plan.title)}
        </Button>
      </div>
      {payment && <PaySheetOutlet payment={payment} onClose={handleClose} />}
    </>
  );
}
