import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { MembershipAndPrice } from '../../../../contract/trade/membership-and-price.ts';
import type { TradeRequest } from '../../../../contract/trade/trade-request.ts';
import { formatRial } from '../../../../core/money/money.ts';
import { rialWords } from '../../../../core/money/rial-words.ts';
import { ApiError } from '../../../data/api.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { faultText } from '../../../parts/form/field-faults.ts';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { ConfirmSheet } from '../../../ui/kit/confirm-sheet.tsx';
import { Message } from '../../../ui/kit/message.tsx';
import { tradeWrites } from '../mutations.ts';
import shared from '../trade.module.css';
import { tradeTexts } from '../trade-texts.ts';
import classes from './request.module.css';
import { requestTexts } from './request-texts.ts';

type AgreeSheetProps = {
  /** The buyer accepts the prices, or the seller confirms. */
  kind: 'ask' | 'publish';
  request: TradeRequest;
  prices: MembershipAndPrice;
  onClose: () => void;
};

/** Shows what is agreed, in numbers and in words, before it is. */
export function AgreeSheet({ kind, request, prices, onClose }: AgreeSheetProps) {
  const writes = tradeWrites(usePrivateApi());
  const ask = useMutation(writes.ask());
  const publish = useMutation(writes.publish());
  const words = requestTexts[kind];
  const { quoteId, revision, priceVersion, membership } = prices;
  const payableRial = prices.payableRial ?? 0;
  const { error } = kind === 'ask' ? ask : publish;
  const confirm = (close: () => void) => {
    const { id, snapshotHash } = request;
    if (kind === 'ask') ask.mutate({ id, quoteId, revision, priceVersion, payableRial }, { onSuccess: close });
    else if (snapshotHash) publish.mutate({ id, snapshotHash }, { onSuccess: close });
  };
  return (
    <ConfirmSheet
      heading={words.heading}
      look="primary"
      confirm={words.confirm}
      cancel={words.cancel}
      isBusy={ask.isPending || publish.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className={classes.whole}>
        {formatRial(payableRial)}
        <small>{rialWords(payableRial)}</small>
      </p>
      {kind === 'publish' && <CommissionLines prices={prices} />}
      <p>{words.effect}</p>
      {kind === 'publish' && membership && <p className={shared.soft}>{membershipText(membership)}</p>}
      {error && <Message tone="failed">{faultText(error, { failed: tradeTexts.offline })}</Message>}
      {kind === 'publish' && (membership?.required || isOfMerchant(error)) && (
        <Link to="/profile/suppliers" className={buttonClass('secondary', 'compact')}>
          {requestTexts.membership.open}
        </Link>
      )}
    </ConfirmSheet>
  );
}

/** What the seller gets of what is paid through Rasteh. */
function CommissionLines({ prices }: { prices: MembershipAndPrice }) {
  const { payableRial, commissionRial, commissionVatRial } = prices;
  if (payableRial === null || commissionRial === null) return null;
  const keptRial = commissionRial + (commissionVatRial ?? 0);
  const { commission } = requestTexts;
  return (
    <div>
      <dl className={classes.sums}>
        <div>
          <dt>{commission.kept}</dt>
          <dd>{formatRial(keptRial)}</dd>
        </div>
        <div className={classes.payable}>
          <dt>{commission.yours}</dt>
          <dd>{formatRial(payableRial - keptRial)}</dd>
        </div>
      </dl>
      <p className={shared.soft}>{commission.only}</p>
    </div>
  );
}

function membershipText({ state, used, limit }: NonNullable<MembershipAndPrice['membership']>): string | undefined {
  if (state === 'none' || state === 'expired') return requestTexts.membership.none;
  return limit === null ? undefined : requestTexts.membership.used(used, limit);
}

/** What the merchant lacks, it gets on its own page. */
const isOfMerchant = (error: Error | null): boolean =>
  error instanceof ApiError &&
  ['identity_required', 'membership_required', 'membership_limit'].includes(error.problem?.code ?? '');
