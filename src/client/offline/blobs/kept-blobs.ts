/*
 * Files that wait on the device beside the rows of the outbox, until their message is with the server. See
 * docs/decisions/207-files-wait-beside-the-outbox.md.
 */
import { promisifyRequest, type UseStore } from 'idb-keyval';

/** Of one user. */
export const BLOBS_MAX = 40;
const BLOBS_BYTES_MAX = 60 * 1024 * 1024;

/** The device keeps no more files of this user. */
class BlobsFullError extends Error {
  constructor() {
    super(`the device keeps ${BLOBS_MAX} files or ${BLOBS_BYTES_MAX} bytes`);
    this.name = 'BlobsFullError';
  }
}

interface BlobHead {
  id: string;
  sub: string | null;
  name: string;
  mime: string;
  size: number;
  /** Milliseconds since 1970. */
  at: number;
  /** When the server had all of it; it forgets what no message names within a day. */
  sentAt: number | null;
}

interface NewBlob extends Pick<BlobHead, 'id' | 'sub' | 'name' | 'mime'> {
  content: ArrayBuffer;
}

export interface KeptBlobs {
  /** @throws BlobsFullError, or DOMException if storage refuses: then nothing is kept */
  keep(blob: NewBlob): Promise<void>;
  find(id: string): Promise<(BlobHead & { content: ArrayBuffer }) | undefined>;
  noteSent(id: string, sentAt: number | null): Promise<void>;
  drop(ids: readonly string[]): Promise<void>;
  /** Removes what some users have left. */
  forget(isForgotten: (sub: string | null) => boolean): Promise<void>;
  /** Removes what is older and that nothing names. */
  sweep(before: number, isNamed: (id: string) => boolean): Promise<void>;
}

const isHead = (value: unknown): value is BlobHead => {
  const { id, name, mime, size, at } = (value ?? {}) as Record<string, unknown>;
  return [id, name, mime].every((one) => typeof one === 'string') && [size, at].every((one) => Number.isFinite(one));
};

/** @param heads is small and read as a whole; a content is read alone */
export function keptBlobs(heads: UseStore, contents: UseStore): KeptBlobs {
  const change = (store: UseStore, work: (rows: IDBObjectStore) => unknown) =>
    store('readwrite', async (rows) => {
      const committed = promisifyRequest(rows.transaction);
      committed.catch(() => {});
      const result = await work(rows);
      await committed;
      return result;
    });

  const drop = async (ids: readonly string[]): Promise<void> => {
    if (ids.length === 0) return;
    for (const store of [heads, contents])
      await change(store, (rows) => Promise.all(ids.map((id) => promisifyRequest(rows.delete(id)))));
  };

  const listHeads = async (): Promise<BlobHead[]> =>
    heads('readonly', async (rows) => {
      const stored: unknown[] = await promisifyRequest(rows.getAll());
      return stored.filter(isHead);
    });

  return {
    async keep({ content, ...given }) {
      const head: BlobHead = { ...given, size: content.byteLength, at: Date.now(), sentAt: null };
      try {
        await change(contents, (rows) => promisifyRequest(rows.put(content, head.id)));
        await change(heads, async (rows) => {
          const stored: unknown[] = await promisifyRequest(rows.getAll());
          const own = stored.filter(isHead).filter(({ sub, id }) => sub === head.sub && id !== head.id);
          const size = own.reduce((sum, one) => sum + one.size, head.size);
          if (own.length >= BLOBS_MAX || size > BLOBS_BYTES_MAX) throw new BlobsFullError();
          await promisifyRequest(rows.put(head, head.id));
        });
      } catch (error) {
        await drop([head.id]).catch(() => {});
        throw error;
      }
    },
    async find(id) {
      const head = await heads('readonly', (rows) => promisifyRequest<unknown>(rows.get(id)));
      const content = await contents('readonly', (rows) => promisifyRequest<unknown>(rows.get(id)));
      return isHead(head) && isBuffer(content) ? { ...head, content } : undefined;
    },
    async noteSent(id, sentAt) {
      await change(heads, async (rows) => {
        const head: unknown = await promisifyRequest(rows.get(id));
        if (isHead(head)) await promisifyRequest(rows.put({ ...head, sentAt }, id));
      });
    },
    drop,
    forget: async (isForgotten) =>
      drop((await listHeads()).filter(({ sub }) => isForgotten(sub ?? null)).map(({ id }) => id)),
    async sweep(before, isNamed) {
      const known = await listHeads();
      const held = new Set(known.map(({ id }) => id));
      const keys = await contents('readonly', (rows) => promisifyRequest(rows.getAllKeys()));
      const headless = keys.map(String).filter((id) => !held.has(id) && !isNamed(id));
      await drop([...headless, ...known.filter(({ id, at }) => at < before && !isNamed(id)).map(({ id }) => id)]);
    },
  };
}

/** Of another realm it is no instance. */
const isBuffer = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]';
