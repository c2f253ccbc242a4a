import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { OwnMerchant } from '../../../../contract/merchants/merchant.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import cards from '../../../parts/account/cards.module.css';
import { merchantReads } from '../../../parts/account/merchants/queries.ts';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { Skeleton } from '../../../ui/kit/skeleton.tsx';
import { Name } from '../../../ui/name.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { LegalFormSection } from './legal-form-section.tsx';
import { MembershipSection } from './membership-section.tsx';
import classes from './publishing-screen.module.css';
import { publishingTexts as words } from './publishing-texts.ts';
import { publishingReads } from './queries.ts';

/** What one of the person's merchants needs to publish. */
export function PublishingScreen({ merchantId }: { merchantId: string }) {
  const merchants = useQuery(merchantReads(usePrivateApi()).mine());
  return (
    <section className={cards.screen}>
      <PageHead title={words.open} noindex />
      <ReadGate query={merchants} skeleton={<Skeleton shape="cards" count={2} />} hideTime>
        {({ items }) => {
          const merchant = items.find(({ id }) => id === merchantId);
          return merchant ? <Publishing merchant={merchant} /> : <NotOwned />;
        }}
      </ReadGate>
    </section>
  );
}

function Publishing({ merchant }: { merchant: OwnMerchant }) {
  const reads = publishingReads(usePrivateApi());
  const membership = useQuery(reads.membership(merchant.id));
  const legalForm = useQuery(reads.legalForm(merchant.id));
  return (
    <div className={classes.sections}>
      <div>
        <h2>
          {words.open}: <Name text={merchant.name} />
        </h2>
        <p className={classes.hint}>{words.intro}</p>
        <Link to="/profile/suppliers" className={buttonClass('link')}>
          {words.back}
        </Link>
      </div>
      <section className={classes.section}>
        <h3>{words.membership.heading}</h3>
        <ReadGate query={membership} skeleton={<Skeleton shape="cards" count={1} />}>
          {(data) => <MembershipSection merchant={merchant} membership={data} />}
        </ReadGate>
      </section>
      <section className={classes.section}>
        <h3>{words.legal.heading}</h3>
        <p className={classes.hint}>{merchant.status === 'suspended' ? words.legal.suspended : words.legal.intro}</p>
        <ReadGate query={legalForm} skeleton={<Skeleton shape="fields" count={6} />}>
          {(data) => <LegalFormSection key={merchant.id} merchant={merchant} legalForm={data} />}
        </ReadGate>
      </section>
    </div>
  );
}

const NotOwned = () => (
  <Notice heading={words.notMine} hint={words.notMineHint}>
    <Link to="/profile/suppliers" className={buttonClass('primary')}>
      {words.back}
    </Link>
  </Notice>
);
