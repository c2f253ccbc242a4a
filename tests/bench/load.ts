import autocannon from 'autocannon';

const CONNECTIONS = 32;
const WARM_UP_SECONDS = 2;
const MEASURED_SECONDS = 6;

export interface Load {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  failed: number;
}

/** How many answers a second the server gives at 32 connections. */
export async function measureLoad(url: string): Promise<Load> {
  const run = (duration: number) =>
    autocannon({ url, connections: CONNECTIONS, duration, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
  await run(WARM_UP_SECONDS);
  const result = await run(MEASURED_SECONDS);
  return {
    requestsPerSecond: Math.round(result.requests.average),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}
