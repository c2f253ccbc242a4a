import type { ConsumerInvitation, WalletConsumer } from '../../../contract/wallet/consumer.ts';
import type { ChargeByUserBody } from '../../../contract/wallet/wallet.ts';
import { read } from '../../data/api.ts';
import type { PrivateApi } from '../../data/session/private-api.ts';
import { asOperation, write } from '../../data/write.ts';
import { walletKey } from '../../parts/wallet/queries.ts';
import { queryOf, type TransactionsFilter } from './queries.ts';

export const invitationDraftKey = 'wallet-consumer';
export const grantDraftKey = (personId: string): string => `wallet-grant:${personId}`;

/** What is listed, or the days from one to another. */
type CsvFilter = TransactionsFilter | { merchantId: string | undefined; from: string; to: string };

export interface ConsumerAnswer {
  id: WalletConsumer['id'];
  state: 'active' | 'declined' | 'ended';
}

export const walletWrites = ({ base, transfer, wallet }: PrivateApi) => ({
  /** All that the filter lists, as a file. */
  csv: () =>
    write({
      area: 'wallet',
      name: 'csv',
      send: async (asking: CsvFilter): Promise<Blob> => {
        const filter = 'to' in asking ? asking : queryOf(asking);
        const asked = Object.entries({ ...filter, format: 'csv' }).filter(
          (pair): pair is [string, string] => pair[1] !== undefined,
        );
        const response = await transfer(`${base}/api/v1/wallettransactions?${new URLSearchParams(asked)}`);
        if (!response.ok) await read<unknown>(Promise.resolve(response));
        return response.blob();
      },
    }),
  invite: () =>
    write({
      area: 'wallet',
      name: 'invite',
      send: (json: ConsumerInvitation, intent) => read(wallet.consumers.$post({ json }, asOperation(intent))),
      draftKey: () => invitationDraftKey,
      invalidates: () => [walletKey],
      isFailureShown: false,
    }),
  answer: () =>
    write({
      area: 'wallet',
      name: 'answer',
      send: ({ id, state }: ConsumerAnswer, intent) =>
        read(wallet.consumers[':id'].$put({ param: { id }, json: { state } }, asOperation(intent))),
      invalidates: () => [walletKey],
    }),
  /** Once, also where the form was edited after a lost answer: what is moved already is the answer. */
  grant: () =>
    write({
      area: 'wallet',
      name: 'grant',
      send: (grant: Omit<ChargeByUserBody, 'id'>, intent) =>
        read(wallet['charge-by-user'].$post({ json: { id: intent.id, ...grant } }, asOperation(intent))),
      draftKey: ({ targetUserId }) => grantDraftKey(targetUserId),
      follows: (_edited, _answer, sent) => sent,
      invalidates: () => [walletKey],
      isFailureShown: false,
    }),
});
