/*
 * Uploads in parts by the tus protocol (https://tus.io/protocols/resumable-upload). The library knows the protocol; this
 * file knows who uploads, and where the parts are.
 */

import type { Readable } from 'node:stream';
import { DataStore, Server, Upload } from '@tus/server';
import type { Context } from 'hono';
import { fileFields } from '../../../contract/files/file.ts';
import { uuidv7 } from '../../../core/ids/uuidv7.ts';
import { FILE_MAX_BYTES } from '../../../core/wire/file-limits.ts';
import type { AppDeps } from '../../app-deps.ts';
import { type Actor, actorOf, userIdOf } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { parseInput } from '../../platform/http/validate.ts';
import { finishUpload } from './finish-upload.ts';
import { addPart, endUpload, getUpload, startUpload } from './upload-commands.ts';

const EXTENSIONS = ['creation', 'termination'];
const OWN_HEADERS = /^(?:location|tus-|upload-|content-type$)/;

/** The uploads of one caller: a server of the library belongs to one request, because its store is not told who asks. */
class OwnUploads extends DataStore {
  readonly #deps: AppDeps;
  readonly #actor: Actor;

  constructor(deps: AppDeps, actor: Actor) {
    super();
    this.#deps = deps;
    this.#actor = actor;
    this.extensions = EXTENSIONS;
  }

  override async create(upload: Upload): Promise<Upload> {
    const input = { id: upload.id, length: upload.size ?? 0, metadata: upload.metadata ?? {} };
    const { answer } = await startUpload(this.#deps, { actor: this.#actor, input });
    return new Upload({ ...upload, offset: answer.received });
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await getUpload(this.#deps.db, userIdOf(this.#actor), id);
    const { received, length, metadata, createdAt } = row;
    // The server that received the last part has ended before the file was stored.
    if (received === length && !row.isDone) await finishUpload(this.#deps, this.#actor, id);
    return new Upload({ id, size: length, offset: received, metadata, creation_date: createdAt.toISOString() });
  }

  /** A part is at most as long as a body may be; what a cut has left of one is not stored. */
  override async write(stream: Readable, id: string, start: number): Promise<number> {
    const pieces: Buffer[] = [];
    for await (const piece of stream) pieces.push(piece as Buffer);
    const input = { id, start, content: Buffer.concat(pieces) };
    return (await addPart(this.#deps, { actor: this.#actor, input })).answer;
  }

  override async remove(id: string): Promise<void> {
    await getUpload(this.#deps.db, userIdOf(this.#actor), id);
    await endUpload(this.#deps, { actor: this.#actor, input: { id } });
  }
}

/** Answers a request of the protocol at `path`. @throws AppError */
export async function answerUpload(c: Context, deps: AppDeps, path: string): Promise<Response> {
  const actor = actorOf(c);
  let failure: unknown;
  const server = new Server({
    path,
    datastore: new OwnUploads(deps, actor),
    relativeLocation: true,
    maxSize: FILE_MAX_BYTES,
    namingFunction: (_request, metadata) => parseInput(fileFields, known(metadata)).clientId ?? uuidv7(),
    onUploadFinish: async (_request, { id }) => {
      await finishUpload(deps, actor, id);
      return {};
    },
    onResponseError: (_request, error) => {
      failure = error;
      return undefined;
    },
  });
  const response = await server.handleWeb(c.req.raw);
  if (failure !== undefined) throw asAppError(failure, response.status);
  const headers = [...response.headers].filter(([name]) => OWN_HEADERS.test(name));
  return new Response(response.body, {
    status: response.status,
    headers: { ...Object.fromEntries(headers), 'cache-control': 'private, no-store' },
  });
}

/** What our own code has thrown, or what the library says about a request. */
function asAppError(failure: unknown, status: number): unknown {
  if (failure instanceof AppError) return failure;
  const isOfProtocol = typeof failure === 'object' && failure !== null && 'status_code' in failure;
  if (!isOfProtocol || status >= 500) return failure;
  return new AppError(status as 400, 'upload_refused', 'بارگذاری پیش نرفت؛ دوباره بفرستید.', { field: 'file' });
}

const known = ({ clientId, scope }: Record<string, string | null> = {}) => ({
  scope,
  ...(clientId && { clientId }),
});
