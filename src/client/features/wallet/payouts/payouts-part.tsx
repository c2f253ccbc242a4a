import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { formatRial } from '../../../../core/money/money.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { useIsOnline } from '../../../offline/connection/use-is-online.ts';
import cards from '../../../parts/account/cards.module.css';
import { paymentReads } from '../../../parts/wallet/queries.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { ConfirmSheet } from '../../../ui/kit/confirm-sheet.tsx';
import { endOf, ListEnd } from '../../../ui/kit/list-end.tsx';
import { Skeleton } from '../../../ui/kit/skeleton.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import classes from '../wallet.module.css';
import { payoutWrites } from './mutations.ts';
import { PayoutCard } from './payout-card.tsx';
import { payoutTexts as words } from './payout-texts.ts';
import { payoutReads } from './queries.ts';

const PayoutSheet = lazyPart(() => import('./payout-sheet.tsx'));

/** What goes from a wallet to a bank account. @param merchantId of a merchant's wallet */
export function PayoutsPart({ merchantId }: { merchantId: string | undefined }) {
  const api = usePrivateApi();
  const list = useInfiniteQuery(payoutReads(api).list(merchantId));
  const terms = useQuery({ ...payoutReads(api).terms(), throwOnError: false });
  const credit = useQuery({ ...paymentReads(api).credit(merchantId), throwOnError: false });
  const isOnline = useIsOnline();
  const [isAsking, setAsking] = useState(false);
  const minRial = terms.data?.minRial;
  const availableRial = credit.data?.availableRial;
  const isKnown = minRial !== undefined && availableRial !== undefined;
  return (
    <section className={classes.section}>
      <h2>{words.heading}</h2>
      {minRial !== undefined && <p className={classes.soft}>{words.lead(formatRial(minRial))}</p>}
      {isKnown && availableRial >= minRial && (
        <div>
          <Button disabled={!isOnline} aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {words.open}
          </Button>
        </div>
      )}
      {isKnown && availableRial > 0 && availableRial < minRial && credit.data?.blockedRial === 0 && (
        <Waiver merchantId={merchantId} amountRial={availableRial} minRial={minRial} />
      )}
      <ReadGate query={list} skeleton={<Skeleton shape="cards" count={1} />}>
        {({ pages }) => {
          const found = pages.flatMap(({ items }) => items);
          if (found.length === 0) return <p className={classes.soft}>{words.none}</p>;
          return (
            <>
              <div className={cards.cards}>
                {found.map((payout) => (
                  <PayoutCard key={payout.id} payout={payout} />
                ))}
              </div>
              <ListEnd {...endOf(list)} />
            </>
          );
        }}
      </ReadGate>
      <Suspense fallback={null}>
        {isAsking && isKnown && (
          <PayoutSheet
            merchantId={merchantId}
            minRial={minRial}
            availableRial={availableRial}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </section>
  );
}

type WaiverProps = { merchantId: string | undefined; amountRial: number; minRial: number };

/** The way to an empty wallet, which a deleted account needs. */
function Waiver({ merchantId, amountRial, minRial }: WaiverProps) {
  const waive = useMutation(payoutWrites(usePrivateApi()).waive());
  const isOnline = useIsOnline();
  const [isAsked, setAsked] = useState(false);
  const amount = formatRial(amountRial);
  return (
    <div className={classes.soft}>
      <p>{words.waiver.hint(amount, formatRial(minRial))}</p>
      <Button look="quiet" size="compact" disabled={!isOnline} aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {words.waiver.open}
      </Button>
      {isAsked && (
        <ConfirmSheet
          heading={words.waiver.heading}
          confirm={words.waiver.confirm}
          cancel={words.waiver.cancel}
          isBusy={waive.isPending}
          onConfirm={(shut) =>
            waive.mutate({ ...(merchantId !== undefined && { merchantId }), amountRial }, { onSuccess: shut })
          }
          onClose={() => setAsked(false)}
        >
          {words.waiver.effect(amount)}
        </ConfirmSheet>
      )}
    </div>
  );
}
