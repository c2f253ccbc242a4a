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
const patientFetch: typeof fetch = (input, init) => {
  const limit = AbortSignal.timeout(TRANSFER_TIMEOUT_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
  return watchedFetch(input, { ...init, headers: withVersion(init?.headers), signal });
};

/** The calls of the signed-in user. In the chunks of private pages, not in the first load. */
function createPrivateApi(base: string) {
  const fetchWith = authorizedFetch(base);
  return {
    base,
    /** For what is no JSON. */
    fetch: fetchWith,
    /** The same for large files in both directions, with more time. */
    transfer: authorizedFetch(base, patientFetch),
    ownData: httpClient(base, '/api/v1/users', fetchWith),
    picture: httpClient(base, '/api/v1/users/profile-picture', fetchWith),
    customers: httpClient(base, '/api/v1/customers', fetchWith),
    agents: httpClient(base, '/api/v1/customers/profile/merchant-agents', fetchWith),
    persons: httpClient(base, '/api/v1/persons', fetchWith),
    buyers: httpClient(base, '/api/v1/buyers', fetchWith),
    deliveryAddresses: httpClient(base, '/api/v1/deliveryaddresses', fetchWith),
    favorites: httpClient(base, '/api/v1/userfavorites', fetchWith),
    feedbacks: httpClient(base, '/api/v1/feedbacks', fetchWith),
    imports: httpClient(base, '/api/v1/imports', fetchWith),
    jobs: httpClient(base, '/api/v1/jobs', fetchWith),
    comments: httpClient(base, '/api/v1/pagecomments', fetchWith),
    reactions: httpClient(base, '/api/v1/pages', fetchWith),
    notes: httpClient(base, '/api/v1/notes', fetchWith),
    trade: httpClient(base, '/api/v1/traderequests', fetchWith),
    tradeGroups: httpClient(base, '/api/v1/traderequests/groups', fetchWith),
    openRequests: httpClient(base, '/api/v1/traderequests/open', fetchWith),
    tradeDocuments: httpClient(base, '/api/v1/tradedocumenttypes', fetchWith),
    tradeEvents: httpClient(base, '/api/v1/traderequestevents', fetchWith),
    notices: httpClient(base, '/api/v1/notices', fetchWith),
    conversations: httpClient(base, '/api/v1/conversations', fetchWith),
    merchants: httpClient(base, '/api/v1', fetchWith),
    legalForms: httpClient(base, '/api/v1/merchants', fetchWith),
    memberships: httpClient(base, '/api/v1/membershipplans', fetchWith),
    ownOffers: httpClient(base, '/api/v1/ownoffers', fetchWith),
    ownPages: httpClient(base, '/api/v1/ownsuppliers', fetchWith),
    ownContents: httpClient(base, '/api/v1/ownpages', fetchWith),
    partsLists: httpClient(base, '/api/v1/partslists', fetchWith),
    wallet: httpClient(base, '/api/v1/wallettransactions', fetchWith),
    payouts: httpClient(base, '/api/v1/payouts', fetchWith),
    money: httpClient(base, '/api/v1/money', fetchWith),
    settlements: httpClient(base, '/api/v1/settlements', fetchWith),
    gateways: httpClient(base, '/api/v1/gateways', fetchWith),
    payments: httpClient(base, '/api/v1/payments', fetchWith),
    onlinePayments: httpClient(base, '/api/v1/onlinepayments', fetchWith),
    push: httpClient(base, '/api/v1/push', fetchWith),
    visits: httpClient(base, '/api/v1/pagevisits', fetchWith),
    waiting: httpClient(base, '/api/v1/waiting', fetchWith),
    visitorLogs: httpClient(base, '/api/v1/visitorlogs', fetchWith),
    /** Public, but only forms of signed-in users need it. */
    places: httpClient(base, '/api/v1', browserFetch),
    /** What everybody reads of comments and likes. */
    openComments: httpClient(base, '/api/v1/pagecomments', browserFetch),
    openReactions: httpClient(base, '/api/v1/pages', browserFetch),
    /** Public: the code is the key. */
    tracking: httpClient(base, '/api/v1/feedbacks', browserFetch),
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
