import { Suspense } from 'react';
import { ProfileHome } from '../../features/profile/profile-home.tsx';
import { LatestOfUser } from '../../features/visits/user-history/latest-of-user.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

const OfferToJoin = lazyPart(async () => ({ default: (await import('./-offer-to-join.tsx')).OfferToJoin }));

export const HomePage = () => (
  <ProfileHome
    offer={
      <Suspense fallback={null}>
        <OfferToJoin />
      </Suspense>
    }
    visits={<LatestOfUser />}
  />
);
