/** The PostgreSQL wire messages (protocol 3.0) that our end of the connection builds or parses. */

const READY_FOR_QUERY_BYTES = 6;
const LENGTH_BYTES = 4;

export const FRONTEND = { query: 0x51, sync: 0x53, flush: 0x48, terminate: 0x58 } as const;
const BACKEND = { readyForQuery: 0x5a, error: 0x45 } as const;

/** I: idle · T: in a transaction · E: in a failed transaction. */
export type TransactionStatus = 'I' | 'T' | 'E';

function message(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(1 + LENGTH_BYTES);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(body.length + LENGTH_BYTES, 1);
  return Buffer.concat([head, body]);
}

const zeroTerminated = (text: string): Buffer => Buffer.from(`${text}\0`, 'utf8');

export const simpleQuery = (sql: string): Buffer => message('Q', zeroTerminated(sql));
export const authenticationOk = (): Buffer => message('R', Buffer.alloc(4));
export const readyForQuery = (status: TransactionStatus): Buffer => message('Z', Buffer.from(status, 'latin1'));
export const commandComplete = (tag: string): Buffer => message('C', zeroTerminated(tag));

export function errorResponse(severity: 'ERROR' | 'FATAL', code: string, text: string): Buffer {
  const fields = [`S${severity}`, `V${severity}`, `C${code}`, `M${text}`].map(zeroTerminated);
  return message('E', ...fields, Buffer.alloc(1));
}

/** The status at the end of an answer; undefined for a truncated answer: the engine crashed while writing it. */
export function transactionStatus(answer: Uint8Array): TransactionStatus | undefined {
  const start = answer.length - READY_FOR_QUERY_BYTES;
  if (start < 0 || answer[start] !== BACKEND.readyForQuery) return undefined;
  const status = String.fromCharCode(answer[answer.length - 1] ?? 0);
  return status === 'I' || status === 'T' || status === 'E' ? status : undefined;
}

/** The last error in an answer: a crashing engine may have reported its reason. */
export function lastError(answer: Uint8Array): { code: string; text: string } | undefined {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  let found: { code: string; text: string } | undefined;
  for (let offset = 0; offset + LENGTH_BYTES < bytes.length; ) {
    const length = bytes.readInt32BE(offset + 1);
    if (length < LENGTH_BYTES) break;
    if (bytes[offset] === BACKEND.error) {
      const fields = bytes.toString('utf8', offset + 1 + LENGTH_BYTES, offset + 1 + length).split('\0');
      const field = (key: string): string => fields.find((entry) => entry.startsWith(key))?.slice(1) ?? '';
      found = { code: field('C'), text: field('M') };
    }
    offset += 1 + length;
  }
  return found;
}

/** Length of the first message in the buffer; undefined if it is incomplete. A startup message has no type byte. */
export function messageLength(buffer: Buffer, isStartup: boolean): number | undefined {
  const typeBytes = isStartup ? 0 : 1;
  if (buffer.length < typeBytes + LENGTH_BYTES) return undefined;
  const length = typeBytes + buffer.readInt32BE(typeBytes);
  return buffer.length >= length ? length : undefined;
}
