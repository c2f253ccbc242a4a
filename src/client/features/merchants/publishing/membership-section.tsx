import { useMutation } from '@tanstack/react-query';
import type { Membership, MembershipPlan, MembershipPlans } from '../../../../contract/membership/membership.ts';
import type { OwnMerchant } from '../../../../contract/merchants/merchant.ts';
import {
  endOfPeriod,
  GRACE_DAYS,
  type MembershipStateName,
  membershipStateAt,
} from '../../../../core/people/membership.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import cards from '../../../parts/account/cards.module.css';
import { Button } from '../../../ui/kit/button.tsx';
import { useNow } from '../../../ui/minute-clock.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { publishingWrites } from './mutations.ts';
import { PaidOffer } from './paid-offer.tsx';
import classes from './publishing-screen.module.css';
import { publishingTexts } from './publishing-texts.ts';

const { membership: words } = publishingTexts;
const TOAST_ID = 'membership-taken';

type MembershipSectionProps = {
  merchant: OwnMerchant;
  membership: MembershipPlans;
};

/** The running period, until when, and the way to the next one. */
export function MembershipSection({ merchant, membership: { current, last, plans } }: MembershipSectionProps) {
  const now = useNow();
  // A saved copy is older than the state that it was answered with.
  const state = current && now !== undefined ? membershipStateAt(new Date(current.to), new Date(now)) : current?.state;
  return (
    <div className={cards.card}>
      {current && state ? <Period membership={current} state={state} /> : <p>{words.none}</p>}
      {last && last.no > (current?.no ?? 0) && <p>{words.next(formatJalali(last.to))}</p>}
      {state !== 'active' &&
        plans
          .filter(({ priceRial }) => priceRial === 0)
          .map((plan) => <Offer key={plan.code} merchant={merchant} plan={plan} isNext={!!current} />)}
      {merchant.status === 'confirmed' &&
        plans
          .filter(({ priceRial }) => priceRial > 0)
          .map((plan) => <PaidOffer key={plan.code} merchantId={merchant.id} plan={plan} no={(last?.no ?? 0) + 1} />)}
    </div>
  );
}

function Period({ membership, state }: { membership: Membership; state: MembershipStateName }) {
  const { plan, to } = membership;
  const end = formatJalali(to);
  return (
    <>
      <p className={classes.plan}>
        {words.plan(plan.title)}{' '}
        <span className={cards.mark} data-status={state}>
          {words.states[state]}
        </span>
      </p>
      <p>{state === 'active' ? words.until(end) : words.ended(end)}</p>
      <p className={cards.facts}>{words.limits(plan.limits).join(' · ')}</p>
      {state === 'grace' && <p>{words.graceUntil(formatJalali(endOfPeriod(new Date(to), GRACE_DAYS)))}</p>}
      {state === 'expired' && <p>{words.expired}</p>}
    </>
  );
}

type OfferProps = {
  merchant: OwnMerchant;
  plan: MembershipPlan;
  /** The merchant had a period before. */
  isNext: boolean;
};

function Offer({ merchant: { id, status }, plan, isNext }: OfferProps) {
  const take = useMutation(publishingWrites(usePrivateApi()).takeBasePlan());
  const handleTake = () =>
    take.mutate(id, { onSuccess: () => showToast({ id: TOAST_ID, kind: 'done', text: words.taken }) });
  if (status !== 'confirmed')
    return <p className={cards.facts}>{status === 'suspended' ? words.suspended : words.notConfirmed}</p>;
  return (
    <>
      <p className={cards.facts}>
        {[words.offer(plan.title, plan.periodDays, words.free), ...words.limits(plan.limits)].join(' · ')}
      </p>
      <div className={cards.ways}>
        <Button look="primary" isBusy={take.isPending} onClick={handleTake}>
          {take.isPending ? words.taking : isNext ? words.takeNext : words.take(plan.title)}
        </Button>
      </div>
    </>
  );
}
