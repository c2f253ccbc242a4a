import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReadGate } from '../../../data/read-gate.tsx';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { useIsOnline } from '../../../offline/connection/use-is-online.ts';
import cards from '../../../parts/account/cards.module.css';
import { profileReads } from '../../../parts/account/personal-info/queries.ts';
import { paymentTexts } from '../../../parts/wallet/payment-texts.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { Skeleton } from '../../../ui/kit/skeleton.tsx';
import { walletReads } from '../queries.ts';
import classes from '../wallet.module.css';
import { walletTexts } from '../wallet-texts.ts';
import { ConsumerCard } from './consumer-card.tsx';
import { InvitationSheet } from './invitation-sheet.tsx';

const { consumers: words } = walletTexts;

/** Whose wallet the user charges, and who charges the user's; nothing for who has neither. */
export function ConsumersPart() {
  const api = usePrivateApi();
  const consumers = useQuery({ ...walletReads(api).consumers(), throwOnError: false });
  const profile = useQuery({ ...profileReads(api).own(), throwOnError: false });
  const isOnline = useIsOnline();
  const [isInviting, setInviting] = useState(false);
  const roles: readonly string[] = profile.data?.roles ?? [];
  const isOwner = roles.includes('consumerOwner') && !roles.includes('operator');
  const all = consumers.data ?? [];
  const own = all.filter(({ side }) => side === 'owner');
  // What is over is no news for who was charged.
  const mine = all.filter(({ side, state }) => side === 'consumer' && (state === 'invited' || state === 'active'));
  if (!isOwner && mine.length === 0) return null;
  return (
    <>
      {mine.length > 0 && (
        <section className={classes.section}>
          <h2>{words.mine}</h2>
          <ul className={cards.cards}>
            {mine.map((one) => (
              <ConsumerCard key={one.id} consumer={one} />
            ))}
          </ul>
        </section>
      )}
      {isOwner && (
        <section className={classes.section}>
          <h2>{words.heading}</h2>
          <p className={classes.soft}>{words.lead}</p>
          {/* Nobody is invited before it is known who is: a read that is on its way would not have them. */}
          <ReadGate query={consumers} skeleton={<Skeleton shape="cards" count={1} />} hideTime>
            {() => (
              <>
                {own.length === 0 ? (
                  <p>{words.none}</p>
                ) : (
                  <ul className={cards.cards}>
                    {own.map((one) => (
                      <ConsumerCard key={one.id} consumer={one} />
                    ))}
                  </ul>
                )}
                <div className={cards.ways}>
                  <Button disabled={!isOnline} aria-haspopup="dialog" onClick={() => setInviting(true)}>
                    {words.invite}
                  </Button>
                </div>
              </>
            )}
          </ReadGate>
          {!isOnline && <p className={classes.soft}>{paymentTexts.offline}</p>}
        </section>
      )}
      {isInviting && <InvitationSheet onClose={() => setInviting(false)} />}
    </>
  );
}
