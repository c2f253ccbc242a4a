import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { formatMoney, formatRial } from '../../../core/money/money.ts';
import { ReadGate } from '../../data/read-gate.tsx';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { useIsOnline } from '../../offline/connection/use-is-online.ts';
import { paymentTexts } from '../../parts/wallet/payment-texts.ts';
import { paymentReads } from '../../parts/wallet/queries.ts';
import { Button } from '../../ui/kit/button.tsx';
import { Skeleton } from '../../ui/kit/skeleton.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { HoldsList } from './holds-list.tsx';
import classes from './wallet.module.css';
import { walletTexts as words } from './wallet-texts.ts';

const ChargeSheet = lazyPart(() => import('./charge-sheet.tsx'));

/** What a wallet has, what of it is set aside and why, and the way to more. @param merchantId of a merchant's wallet */
export function CreditPart({ merchantId }: { merchantId: string | undefined }) {
  const credit = useQuery(paymentReads(usePrivateApi()).credit(merchantId));
  const isOnline = useIsOnline();
  const [isCharging, setCharging] = useState(false);
  return (
    <>
      <ReadGate query={credit} skeleton={<Skeleton shape="cards" count={1} />}>
        {({ availableRial, blockedRial, holds, hasMoreHolds }) => (
          <section className={classes.credit} aria-label={words.available}>
            <p className={classes.available}>
              {formatRial(availableRial)}
              <small>{formatMoney(availableRial, 'toman')}</small>
            </p>
            <Button look="accent" disabled={!isOnline} aria-haspopup="dialog" onClick={() => setCharging(true)}>
              {words.charge.open}
            </Button>
            {merchantId !== undefined && <p className={classes.soft}>{words.merchantHint}</p>}
            {blockedRial > 0 ? (
              <div className={classes.soft}>
                <p>{words.blocked(formatRial(blockedRial))}</p>
                <HoldsList merchantId={merchantId} credit={{ holds, hasMoreHolds }} />
              </div>
            ) : (
              <p className={classes.soft}>{words.nothingBlocked}</p>
            )}
            {!isOnline && <p className={classes.soft}>{paymentTexts.offline}</p>}
          </section>
        )}
      </ReadGate>
      <Suspense fallback={null}>
        {isCharging && <ChargeSheet merchantId={merchantId} onClose={() => setCharging(false)} />}
      </Suspense>
    </>
  );
}
