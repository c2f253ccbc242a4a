import { helpEntryShape } from '../../../../contract/answer-versions.gen.ts';
import { type Api, read } from '../../../data/api.ts';
import { httpClient } from '../../../data/http-client.ts';
import { publicRead } from '../../../data/reads.ts';

const DAY_MS = 24 * 60 * 60_000;

export const helpReads = (api: Api) => ({
  entry: (uniqueId: string) =>
    publicRead({
      area: 'help',
      name: 'entry',
      args: [uniqueId],
      shape: helpEntryShape,
      queryFn: ({ signal }) => {
        const help = httpClient(api.base, '/api/v1/helpsystems', api.fetch);
        return read(help.byfrontuniqueid.$get({ query: { uniqueId } }, { init: { signal } }));
      },
      staleTime: DAY_MS,
    }),
});
