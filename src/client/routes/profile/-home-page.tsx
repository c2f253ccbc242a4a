import { usePrivateApi } from '../../data/session/private-api.ts';
import { partsToJoin } from '../../features/catalog/parts/join-parts.ts';
import { JoinOffer } from '../../features/join/join-offer.tsx';
import { keptToJoin } from '../../features/keep/join-kept.ts';
import { ProfileHome } from '../../features/profile/profile-home.tsx';
import { pushToJoin } from '../../features/push/join-push.ts';
import { visitsToJoin } from '../../features/visits/join-visits.ts';
import { LatestOfUser } from '../../features/visits/user-history/latest-of-user.tsx';

export function HomePage() {
  const api = usePrivateApi();
  return (
    <ProfileHome
      offer={<JoinOffer device={[keptToJoin(), visitsToJoin(api), partsToJoin(api), pushToJoin(api)]} />}
      visits={<LatestOfUser />}
    />
  );
}
