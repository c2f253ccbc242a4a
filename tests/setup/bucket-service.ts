import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface BucketService {
  /** FILES_URL of a bucket in it. */
  url: string;
  /** What is stored, by path. */
  objects: Map<string, Buffer>;
  /** Answered instead, until it is undefined; 0: no answer. */
  fault: number | undefined;
  close(): Promise<void>;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=KEY\/\d{8}\/ir-1\/s3\/aws4_request, SignedHeaders=[\w;-]*x-amz-content-sha256[\w;-]*, Signature=[0-9a-f]{64}$/;

/** A small service with the calls of S3 that the server makes. It refuses what is not signed with its key. */
export async function startBucketService(): Promise<BucketService> {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, answer) => {
    const path = request.url ?? '';
    const body = await buffer(request);
    if (service.fault === 0) return;
    const sum = request.headers['x-amz-content-sha256'];
    const isSummed = request.method !== 'PUT' || sum === createHash('sha256').update(body).digest('hex');
    const isSigned = AUTHORIZATION.test(request.headers.authorization ?? '');
    if (service.fault !== undefined || !isSigned || !isSummed)
      return answer.writeHead(service.fault ?? 403).end('<Error/>');
    const known = objects.get(path);
    if (request.method === 'PUT') objects.set(path, body);
    if (request.method === 'DELETE') objects.delete(path);
    if (request.method !== 'GET') return answer.writeHead(request.method === 'PUT' ? 200 : 204).end();
    return known ? answer.writeHead(200).end(known) : answer.writeHead(404).end('<Error/>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  const service: BucketService = {
    url: `http://KEY:SECRET%2F1@127.0.0.1:${address.port}/bucket/rasteh/?region=ir-1`,
    objects,
    fault: undefined,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return service;
}
