import { ApiError, read } from '../../data/api.ts';
import type { PrivateApi } from '../../data/session/private-api.ts';
import { isNoAnswer } from '../../offline/connection/connection.ts';
import { deviceKey } from './queries.ts';

const NOT_FOUND = 404;

async function findEndpoint(): Promise<string | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager?.getSubscription())?.endpoint;
}

/** The subscription of this browser, to join the account until the sign-out. */
export const pushToJoin = ({ push: { subscriptions } }: PrivateApi) => ({
  name: 'push' as const,
  /** Topics; without an answer of the server one, which is the least that a subscription has. */
  async count() {
    const endpoint = await findEndpoint();
    if (endpoint === undefined) return 0;
    try {
      const { isMine, topics } = await read(subscriptions.read.$post({ json: { endpoint } }));
      return isMine ? 0 : topics.length;
    } catch (error) {
      if (error instanceof ApiError && error.status === NOT_FOUND) return 0;
      if (isNoAnswer(error)) return 1;
      throw error;
    }
  },
  changes: [deviceKey],
  async join() {
    const endpoint = await findEndpoint();
    if (endpoint !== undefined) await read(subscriptions.join.$post({ json: { endpoint } }));
  },
});
