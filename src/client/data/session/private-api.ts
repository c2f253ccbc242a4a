import { hc } from 'hono/client';
import type {
  AgentsApi,
  BuyersApi,
  CustomersApi,
  DeliveryAddressesApi,
  FavoritesApi,
  FeedbackApi,
  NotesApi,
  OwnDataApi,
  OwnMerchantsApi,
  OwnOffersApi,
  PartsListsApi,
  PersonsApi,
  PictureApi,
  PlacesApi,
  PushApi,
  VisitsApi,
} from '../../../server/api.ts';
import { setPrivateStore } from '../../offline/saved-reads/device-stores.ts';
import { privateStore } from '../../offline/saved-reads/private-store.ts';
import { browserFetch } from '../api.ts';
import { useApi } from '../use-api.ts';
import { authorizedFetch } from './authorized-fetch.ts';
import { readUserInfo } from './user-info.ts';

setPrivateStore(privateStore(() => readUserInfo()?.sub));

/** The calls of the signed-in user. In the chunks of private pages, not in the first load. */
function createPrivateApi(base: string) {
  const options = { fetch: authorizedFetch(base) };
  return {
    base,
    /** For what is no JSON: files in both directions. */
    fetch: options.fetch,
    ownData: hc<OwnDataApi>(`${base}/api/v1/users`, options),
    picture: hc<PictureApi>(`${base}/api/v1/users/profile-picture`, options),
    customers: hc<CustomersApi>(`${base}/api/v1/customers`, options),
    agents: hc<AgentsApi>(`${base}/api/v1/customers/profile/merchant-agents`, options),
    persons: hc<PersonsApi>(`${base}/api/v1/persons`, options),
    buyers: hc<BuyersApi>(`${base}/api/v1/buyers`, options),
    deliveryAddresses: hc<DeliveryAddressesApi>(`${base}/api/v1/deliveryaddresses`, options),
    favorites: hc<FavoritesApi>(`${base}/api/v1/userfavorites`, options),
    feedbacks: hc<FeedbackApi>(`${base}/api/v1/feedbacks`, options),
    notes: hc<NotesApi>(`${base}/api/v1/notes`, options),
    merchants: hc<OwnMerchantsApi>(`${base}/api/v1`, options),
    ownOffers: hc<OwnOffersApi>(`${base}/api/v1/ownoffers`, options),
    partsLists: hc<PartsListsApi>(`${base}/api/v1/partslists`, options),
    push: hc<PushApi>(`${base}/api/v1/push`, options),
    visits: hc<VisitsApi>(`${base}/api/v1/pagevisits`, options),
    /** Public, but only forms of signed-in users need it. */
    places: hc<PlacesApi>(`${base}/api/v1`, { fetch: browserFetch }),
    /** Public: the code is the key. */
    tracking: hc<FeedbackApi>(`${base}/api/v1/feedbacks`, { fetch: browserFetch }),
  };
}

export type PrivateApi = ReturnType<typeof createPrivateApi>;

const apis = new Map<string, PrivateApi>();

/** One for each base, so that its reads keep their identity. */
export function privateApiAt(base: string): PrivateApi {
  const known = apis.get(base) ?? createPrivateApi(base);
  apis.set(base, known);
  return known;
}

export const usePrivateApi = (): PrivateApi => privateApiAt(useApi().base);
