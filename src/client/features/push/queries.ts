import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../data/api.ts';

export const deviceKey = ['push', 'device'] as const;

/** The code behind them comes with the first use: it is of one page. */
export const pushReads = (api: Api) => ({
  /** What this browser has asked for; null for nothing. */
  device: () =>
    queryOptions({
      queryKey: deviceKey,
      queryFn: async () => (await import('./device-subscription.ts')).readDevice(api),
      staleTime: 0,
    }),
});
