import autocannon from 'autocannon';

/** As many visitors at once, not one: a server behind a proxy limits each of them. */
function fromAnyone({ headers }: autocannon.Request) {
  const byte = () => Math.floor(Math.random() * 256);
  return { ...headers, 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` };
}

const CONNECTIONS = 32;
const WARM_UP_SECONDS = 2;
const MEASURED_SECONDS = 6;

export interface Load {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  failed: number;
}

/**
 * Measures requests per second and latency at 32 connections.
 * @param nextPath path of each request, if they differ
 */
export async function measureLoad(url: string, nextPath?: () => string, seconds = MEASURED_SECONDS): Promise<Load> {
  const run = (duration: number) =>
    autocannon({
      url,
      connections: CONNECTIONS,
      duration,
      headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
      ...(nextPath && {
        requests: [{ setupRequest: (request) => ({ ...request, path: nextPath(), headers: fromAnyone(request) }) }],
      }),
    });
  await run(WARM_UP_SECONDS);
  const result = await run(seconds);
  return {
    requestsPerSecond: Math.round(result.requests.average),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}
