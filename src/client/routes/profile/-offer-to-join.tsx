import { usePrivateApi } from '../../data/session/private-api.ts';
import { partsToJoin } from '../../features/catalog/parts/join-parts.ts';
import { JoinOffer } from '../../features/join/join-offer.tsx';
import { keptToJoin } from '../../features/keep/join-kept.ts';
import { pushToJoin } from '../../features/push/join-push.ts';
import { visitsToJoin } from '../../features/visits/join-visits.ts';

/** Where what each feature has on the device meets. */
export function OfferToJoin() {
  const api = usePrivateApi();
  return <JoinOffer device={[keptToJoin(), visitsToJoin(api), partsToJoin(api), pushToJoin(api)]} />;
}
