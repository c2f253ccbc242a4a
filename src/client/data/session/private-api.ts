import type {
  AgentsApi,
  BuyersApi,
  CommentsApi,
  CustomersApi,
  DeliveryAddressesApi,
  FavoritesApi,
  FeedbackApi,
  NotesApi,
  OwnContentsApi,
  OwnDataApi,
  OwnMerchantsApi,
  OwnOffersApi,
  OwnPagesApi,
  PartsListsApi,
  PersonsApi,
  PictureApi,
  PlacesApi,
  PushApi,
  ReactionsApi,
  VisitorLogsApi,
  VisitsApi,
} from '../../../server/api.ts';
import { watchedFetch } from '../../offline/connection/connection.ts';
import { setPrivateStore } from '../../offline/saved-reads/device-stores.ts';
import { privateStore } from '../../offline/saved-reads/private-store.ts';
import { browserFetch, withVersion } from '../api.ts';
import { httpClient } from '../http-client.ts';
import { useApi } from '../use-api.ts';
import { authorizedFetch } from './authorized-fetch.ts';
import { readUserInfo } from './user-info.ts';

setPrivateStore(privateStore(() => readUserInfo()?.sub));

/** 200 MB over a megabit a second. */
const TRANSFER_TIMEOUT_MS = 30 * 60_000;

/** For files, which take as long as the line needs. */
const patientFetch: typeof fetch = (input, init) =>
  watchedFetch(input, {
    ...init,
    headers: withVersion(init?.headers),
    signal: AbortSignal.timeout(TRANSFER_TIMEOUT_MS),
  });

/** The calls of the signed-in user. In the chunks of private pages, not in the first load. */
function createPrivateApi(base: string) {
  const fetchWith = authorizedFetch(base);
  return {
    base,
    /** For what is no JSON. */
    fetch: fetchWith,
    /** The same for large files in both directions, with more time. */
    transfer: authorizedFetch(base, patientFetch),
    ownData: httpClient<OwnDataApi>(`${base}/api/v1/users`, fetchWith),
    picture: httpClient<PictureApi>(`${base}/api/v1/users/profile-picture`, fetchWith),
    customers: httpClient<CustomersApi>(`${base}/api/v1/customers`, fetchWith),
    agents: httpClient<AgentsApi>(`${base}/api/v1/customers/profile/merchant-agents`, fetchWith),
    persons: httpClient<PersonsApi>(`${base}/api/v1/persons`, fetchWith),
    buyers: httpClient<BuyersApi>(`${base}/api/v1/buyers`, fetchWith),
    deliveryAddresses: httpClient<DeliveryAddressesApi>(`${base}/api/v1/deliveryaddresses`, fetchWith),
    favorites: httpClient<FavoritesApi>(`${base}/api/v1/userfavorites`, fetchWith),
    feedbacks: httpClient<FeedbackApi>(`${base}/api/v1/feedbacks`, fetchWith),
    comments: httpClient<CommentsApi>(`${base}/api/v1/pagecomments`, fetchWith),
    reactions: httpClient<ReactionsApi>(`${base}/api/v1/pages`, fetchWith),
    notes: httpClient<NotesApi>(`${base}/api/v1/notes`, fetchWith),
    merchants: httpClient<OwnMerchantsApi>(`${base}/api/v1`, fetchWith),
    ownOffers: httpClient<OwnOffersApi>(`${base}/api/v1/ownoffers`, fetchWith),
    ownPages: httpClient<OwnPagesApi>(`${base}/api/v1/ownsuppliers`, fetchWith),
    ownContents: httpClient<OwnContentsApi>(`${base}/api/v1/ownpages`, fetchWith),
    partsLists: httpClient<PartsListsApi>(`${base}/api/v1/partslists`, fetchWith),
    push: httpClient<PushApi>(`${base}/api/v1/push`, fetchWith),
    visits: httpClient<VisitsApi>(`${base}/api/v1/pagevisits`, fetchWith),
    visitorLogs: httpClient<VisitorLogsApi>(`${base}/api/v1/visitorlogs`, fetchWith),
    /** Public, but only forms of signed-in users need it. */
    places: httpClient<PlacesApi>(`${base}/api/v1`, browserFetch),
    /** What everybody reads of comments and likes. */
    openComments: httpClient<CommentsApi>(`${base}/api/v1/pagecomments`, browserFetch),
    openReactions: httpClient<ReactionsApi>(`${base}/api/v1/pages`, browserFetch),
    /** Public: the code is the key. */
    tracking: httpClient<FeedbackApi>(`${base}/api/v1/feedbacks`, browserFetch),
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
