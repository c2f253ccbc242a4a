import { unsavedRead } from '../../data/reads.ts';
import { readStoredBytes } from '../../offline/data-use/stored-bytes.ts';

/** What the device keeps; it needs no network. */
export const storedRead = unsavedRead({
  area: 'device-data',
  name: 'stored',
  queryFn: readStoredBytes,
  staleTime: 0,
  networkMode: 'always',
});
