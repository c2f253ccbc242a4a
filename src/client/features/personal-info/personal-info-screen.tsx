import { useQuery } from '@tanstack/react-query';
import { formatPhone } from '../../../core/people/format-phone.ts';
import { ReadGate } from '../../data/read-gate.tsx';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { profileReads } from '../../parts/account/personal-info/queries.ts';
import { Skeleton } from '../../ui/kit/skeleton.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { BecomeCustomer } from './become-customer.tsx';
import { BuyerSection } from './buyer-section.tsx';
import { DataSection } from './own-data/data-section.tsx';
import { PictureSection } from './own-data/picture-section.tsx';
import { SessionsSection } from './own-data/sessions-section.tsx';
import classes from './personal-info-screen.module.css';
import { personalInfoTexts as words } from './personal-info-texts.ts';
import { ProfileForm } from './profile-form.tsx';

/** What the server knows of the signed-in person, to read and to change. */
export function PersonalInfoScreen() {
  const profile = useQuery(profileReads(usePrivateApi()).own());
  return (
    <section className={classes.screen}>
      <PageHead title={words.title} noindex />
      <ReadGate query={profile} skeleton={<Skeleton shape="fields" count={6} />}>
        {(data) => (
          <>
            <p>
              {words.phone.label}: <bdi dir="ltr">{formatPhone(data.phone)}</bdi>
            </p>
            <p className={classes.hint}>{words.phone.hint}</p>
            <ProfileForm key={data.id} profile={data} />
            <BecomeCustomer profile={data} />
            <BuyerSection profile={data} />
          </>
        )}
      </ReadGate>
      <PictureSection />
      <SessionsSection />
      <DataSection />
    </section>
  );
}
