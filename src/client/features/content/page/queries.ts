import { read } from '../../../data/api.ts';
import { httpClient } from '../../../data/http-client.ts';
import { unsavedRead } from '../../../data/reads.ts';
import { useApi } from '../../../data/use-api.ts';

/** The read of a draft, for whoever has its token. The device stores no answer of it. */
export function useDraftRead(pageId: string, token: string) {
  const { base, fetch } = useApi();
  const pages = httpClient(base, '/api/v1/pages', fetch);
  return unsavedRead({
    area: 'content',
    name: 'preview',
    args: [pageId, token],
    queryFn: ({ signal }) =>
      read(pages[':id'].preview.$get({ param: { id: pageId }, query: { token } }, { init: { signal } })),
  });
}
