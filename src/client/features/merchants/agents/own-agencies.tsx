import { useQuery } from '@tanstack/react-query';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import classes from '../../../parts/account/cards.module.css';
import { merchantReads } from '../../../parts/account/merchants/queries.ts';
import { agentTexts } from './agents-texts.ts';
import { OwnAgencyCard } from './own-agency-card.tsx';

const open: ReadonlySet<string> = new Set(['invited', 'active']);

/** Invitations of the person and the merchants for which they act; nothing if there are none. */
export function OwnAgencies({ onSetting }: { onSetting: (merchantId: string) => void }) {
  const { data } = useQuery({ ...merchantReads(usePrivateApi()).agencies(), throwOnError: false });
  const agencies = data?.items.filter(({ state }) => open.has(state)) ?? [];
  if (agencies.length === 0) return null;
  return (
    <section className={classes.screen} aria-labelledby="own-agencies">
      <h2 id="own-agencies">{agentTexts.own.heading}</h2>
      <ul className={classes.cards}>
        {agencies.map((agency) => (
          <OwnAgencyCard key={agency.id} agency={agency} onSetting={() => onSetting(agency.merchant.id)} />
        ))}
      </ul>
    </section>
  );
}
