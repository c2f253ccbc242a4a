import { read } from '../../data/api.ts';
import { readKey, unsavedRead } from '../../data/reads.ts';
import type { PrivateApi } from '../../data/session/private-api.ts';

const PAGE = 'ownPage';
export const ownPageKey = (supplierId: string) => readKey('account', PAGE, supplierId);

export const pageReads = ({ ownPages }: PrivateApi) => ({
  /** The draft of a supplier's page and what the public reads. What is typed is kept by the form. */
  page: (id: string) =>
    unsavedRead({
      area: 'account',
      name: PAGE,
      args: [id],
      queryFn: ({ signal }) => read(ownPages[':id'].page.$get({ param: { id } }, { init: { signal } })),
    }),
});
