import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { downloadPack, PackError, type Progress } from '../../../src/client/offline/packs/download-pack.ts';
import { PackGoneError, type PackRows, packRows } from '../../../src/client/offline/packs/pack-rows.ts';
import { connectDatabase } from '../../../src/client/offline/saved-reads/idb-connection.ts';
import type { PackManifest } from '../../../src/contract/packs/pack.ts';
import { PACK_FORMAT } from '../../../src/contract/packs/pack-format.ts';

globalThis.IDBKeyRange = IDBKeyRange;

const ID = '01940000-0000-7000-8000-000000000001';
const OTHER_ID = '01940000-0000-7000-8000-000000000002';
const name = { kind: 'category', id: ID } as const;

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

/** A server with one pack of some texts. */
class FakeServer {
  manifest!: PackManifest;
  asked: string[] = [];
  /** Called before a part is answered. */
  onPart: (asked: number, bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer> | Response = (_, bytes) => bytes;
  readonly #parts = new Map<string, Uint8Array<ArrayBuffer>>();

  constructor(texts: readonly string[], id = ID) {
    this.publish(texts, id);
  }

  publish(texts: readonly string[], id = ID, format = PACK_FORMAT): void {
    this.#parts.clear();
    const parts = texts.map((text) => {
      const bytes = new Uint8Array(gzipSync(text));
      this.#parts.set(sha256(bytes), bytes);
      return { hash: sha256(bytes), bytes: bytes.length, content: 'rows' as const };
    });
    const version = sha256(parts.map(({ hash }) => hash).join());
    const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
    const head = { kind: 'category' as const, id, title: 'شیر', slug: 'shir', glyph: null };
    const counts = {
      offersCount: texts.length,
      contentsCount: 0,
      hasAllContents: true,
      isTooLarge: false,
      categoryIds: [id],
      bytes,
    };
    this.manifest = { format, version, ...head, ...counts, parts };
  }

  readonly fetch: typeof fetch = async (input, init) => {
    init?.signal?.throwIfAborted();
    const url = new URL(String(input), 'http://rasteh.test');
    if (!url.pathname.endsWith('/part')) return Response.json(this.manifest);
    const hash = url.searchParams.get('hash') ?? '';
    this.asked.push(hash);
    const bytes = this.#parts.get(hash);
    if (!bytes) return new Response(null, { status: 404 });
    const sent = this.onPart(this.asked.length, bytes);
    return sent instanceof Response ? sent : new Response(sent);
  };
}

let factory: IDBFactory;
let rows: PackRows;
/** The same storage, as the next start of the app opens it. */
const reopen = (): PackRows =>
  packRows(
    connectDatabase('packs', ['packs'], { factory: factory as unknown as globalThis.IDBFactory }).store('packs'),
  );

beforeEach(() => {
  factory = new IDBFactory();
  rows = reopen();
});

const take = (
  server: FakeServer,
  { signal = new AbortController().signal, onProgress = () => {} }: Partial<Parameters<typeof downloadPack>[3]> = {},
  of: { kind: 'category'; id: string } = name,
) => downloadPack({ base: '', fetchWith: server.fetch, pauseMs: 1 }, rows, of, { signal, onProgress });

const readTexts = async ({ parts }: PackManifest) =>
  Promise.all(
    parts.map(async ({ hash }) => {
      const bytes = (await rows.parts([hash]))[0] as Uint8Array<ArrayBuffer> | undefined;
      return bytes && sha256(bytes) === hash;
    }),
  );

/** Whether every part of the stored pack is there. */
async function expectWhole(version: string): Promise<void> {
  const stored = await rows.pack(name);
  expect(stored?.manifest.version).toBe(version);
  expect(await readTexts((stored as { manifest: PackManifest }).manifest)).not.toContain(false);
  expect(await readTexts((stored as { manifest: PackManifest }).manifest)).not.toContain(undefined);
}

const first = ['سر', 'یک', 'دو', 'سه', 'چهار'];
const second = ['سر تازه', 'یک', 'دوی تازه', 'سهٔ تازه', 'چهار'];

describe('a pack', () => {
  it('is taken part by part, with its progress', async () => {
    const server = new FakeServer(first);
    const seen: Progress[] = [];
    await take(server, { onProgress: (progress) => seen.push(progress) });
    await expectWhole(server.manifest.version);
    expect(seen[0]).toEqual({ doneBytes: 0, allBytes: server.manifest.bytes });
    expect(seen.at(-1)).toEqual({ doneBytes: server.manifest.bytes, allBytes: server.manifest.bytes });
    expect(seen).toHaveLength(first.length + 1);
    expect((await rows.all()).loads).toEqual([]);
  });

  it('reads what it lacks of the next edition, and drops what nothing needs', async () => {
    const server = new FakeServer(first);
    await take(server);
    const [gone] = server.manifest.parts;
    server.publish(second);
    server.asked = [];
    await take(server);
    await expectWhole(server.manifest.version);
    expect(server.asked).toHaveLength(3);
    expect(await rows.parts([gone?.hash ?? ''])).toEqual([undefined]);
  });

  it('stays usable when the download of the next edition is killed after any part, which then goes on', async () => {
    for (let killedAt = 0; killedAt < 3; killedAt++) {
      factory = new IDBFactory();
      rows = reopen();
      const server = new FakeServer(first);
      await take(server);
      const { version } = server.manifest;
      server.publish(second);
      server.asked = [];
      server.onPart = (asked, bytes) => {
        if (asked > killedAt) throw new DOMException('the process has ended', 'AbortError');
        return bytes;
      };
      await expect(take(server)).rejects.toThrow();
      rows = reopen();
      await expectWhole(version);
      expect((await rows.all()).loads).toHaveLength(1);
      server.onPart = (_, bytes) => bytes;
      const before = server.asked.length;
      await take(server);
      await expectWhole(server.manifest.version);
      const needed = 3 - killedAt;
      expect(server.asked.length - before).toBe(needed);
    }
  });

  it('is not replaced by a part that is damaged or ends before its end', async () => {
    const server = new FakeServer(first);
    await take(server);
    const { version } = server.manifest;
    for (const spoil of [
      (bytes: Uint8Array<ArrayBuffer>) => bytes.map((byte, at) => (at === 12 ? byte ^ 1 : byte)),
      (bytes: Uint8Array<ArrayBuffer>) => bytes.slice(0, -1),
    ]) {
      server.publish(second);
      server.onPart = (_, bytes) => spoil(bytes);
      await expect(take(server)).rejects.toMatchObject({ fault: 'damaged' });
      await expectWhole(version);
    }
  });

  it('is read again where a part was damaged on the way once', async () => {
    const server = new FakeServer(first);
    server.onPart = (asked, bytes) => (asked === 2 ? bytes.slice(1) : bytes);
    await take(server);
    await expectWhole(server.manifest.version);
  });

  it('of another format is refused, and the device keeps what it has', async () => {
    const server = new FakeServer(first);
    await take(server);
    const { version } = server.manifest;
    server.publish(second, ID, '99.other');
    await expect(take(server)).rejects.toBeInstanceOf(PackError);
    await expect(take(server)).rejects.toMatchObject({ fault: 'format' });
    await expectWhole(version);
  });

  it('follows an edition that comes while it is downloaded', async () => {
    const server = new FakeServer(first);
    server.onPart = (asked, bytes) => {
      if (asked === 2) server.publish(second);
      return bytes;
    };
    await take(server);
    await expectWhole(server.manifest.version);
  });

  it('waits as the server asks, and gives up when it stays busy', async () => {
    const server = new FakeServer(first);
    server.onPart = (asked, bytes) => (asked < 3 ? new Response(null, { status: 503 }) : bytes);
    await take(server);
    await expectWhole(server.manifest.version);
    server.publish(second);
    server.onPart = () => new Response(null, { status: 503 });
    await expect(take(server)).rejects.toMatchObject({ fault: 'refused' });
  });

  it('keeps what is downloaded when it is paused', async () => {
    const server = new FakeServer(first);
    const stop = new AbortController();
    await expect(
      take(server, {
        signal: stop.signal,
        onProgress: ({ doneBytes, allBytes }) => doneBytes > allBytes / 2 && stop.abort(),
      }),
    ).rejects.toThrow();
    await rows.pause(name);
    expect((await rows.load(name))?.isPaused).toBe(true);
    const before = server.asked.length;
    await take(server);
    expect(server.asked.length - before).toBeLessThan(first.length);
    await expectWhole(server.manifest.version);
  });

  it('shares parts with other packs, and goes with its own alone', async () => {
    await take(new FakeServer(first));
    const other = new FakeServer([...first, 'پنج'], OTHER_ID);
    await take(other, {}, { kind: 'category', id: OTHER_ID });
    expect(other.asked).toHaveLength(1);
    await rows.drop({ kind: 'category', id: OTHER_ID });
    await expectWhole(new FakeServer(first).manifest.version);
    await rows.drop(name);
    expect((await rows.all()).packs).toEqual([]);
    expect(await rows.parts([other.manifest.parts[0]?.hash ?? ''])).toEqual([undefined]);
  });

  it('is not put in place without the parts that another tab has deleted meanwhile', async () => {
    const server = new FakeServer(first);
    const other = reopen();
    const fetchWith: typeof fetch = async (input, init) => {
      if (server.asked.length === 3) {
        await other.drop(name);
        await other.begin(server.manifest);
      }
      return server.fetch(input, init);
    };
    const watch = { signal: new AbortController().signal, onProgress: () => {} };
    await expect(downloadPack({ base: '', fetchWith, pauseMs: 1 }, rows, name, watch)).rejects.toThrow(PackGoneError);
    expect((await rows.all()).packs).toEqual([]);
    await take(server);
    await expectWhole(server.manifest.version);
  });

  it('that is deleted while it is downloaded does not come back', async () => {
    const server = new FakeServer(first);
    const dropped = reopen();
    let isDropped = false;
    const running = take(server, {
      onProgress: ({ doneBytes }) => {
        if (doneBytes === 0 || isDropped) return;
        isDropped = true;
        void dropped.drop(name);
      },
    });
    await expect(running).rejects.toThrow();
    expect((await rows.all()).packs).toEqual([]);
  });
});
