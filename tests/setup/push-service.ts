import { createDecipheriv, createECDH, createHmac, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

export interface PushDevice {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

interface TakenMessage {
  url: string;
  headers: IncomingHttpHeaders;
  /** The decrypted message. */
  text: string;
}

export interface PushService {
  taken: TakenMessage[];
  /** The response to further messages. @default 201 */
  answer: { status: number; headers?: Record<string, string> };
  /** Creates a subscribed browser. */
  newDevice: () => PushDevice;
  close: () => Promise<void>;
}

/** A local push service that decrypts its messages with its devices' keys. */
export async function startPushService(): Promise<PushService> {
  const devices = new Map<string, { ecdh: ECDH; auth: Buffer }>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = request.url ?? '';
    const device = devices.get(url);
    if (device) service.taken.push({ url, headers: request.headers, text: decrypt(Buffer.concat(chunks), device) });
    response.writeHead(service.answer.status, service.answer.headers).end('x'.repeat(100_000));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const service: PushService = {
    taken: [],
    answer: { status: 201 },
    newDevice: () => {
      const url = `/${randomBytes(16).toString('hex')}`;
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys('base64url');
      const auth = randomBytes(16);
      devices.set(url, { ecdh, auth });
      return { endpoint: `http://127.0.0.1:${port}${url}`, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return service;
}

const KEY_LENGTH = 65;
const SALT_LENGTH = 16;
const TAG_LENGTH = 16;

/** RFC 8291 over one record of RFC 8188. */
function decrypt(body: Buffer, { ecdh, auth }: { ecdh: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, SALT_LENGTH);
  const keyAt = SALT_LENGTH + 5;
  const senderKey = body.subarray(keyAt, keyAt + KEY_LENGTH);
  const sealed = body.subarray(keyAt + KEY_LENGTH);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey]);
  const shared = createHmac('sha256', auth).update(ecdh.computeSecret(senderKey)).digest();
  const secret = createHmac('sha256', shared)
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest();
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-TAG_LENGTH));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_LENGTH)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
