import { DetailedError, type HttpRequest, type HttpResponse, type HttpStack, Upload } from 'tus-js-client';
import type { FileScope } from '../../../contract/files/file.ts';
import type { Problem } from '../../../contract/problem.ts';
import { ApiError, isProblem } from '../api.ts';
import { partLimit } from './part-limit.ts';
import type { PrivateApi } from './private-api.ts';

/** What a cut can lose, and what the server takes as one body. */
const PART_BYTES = 512 * 1024;
/** A line that comes back within two minutes; a later press goes on where this one ended. */
const RETRY_DELAYS_MS = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000, 50_000];

export interface NewFile {
  content: Blob;
  name: string;
  /** @default 'document' */
  scope?: Extract<FileScope, 'document' | 'attachment'>;
}

type Send = PrivateApi['transfer'];

/** One request of the library, sent as the signed-in user. */
function requestOver(send: Send, method: string, url: string): HttpRequest {
  const headers = new Headers();
  const ended = new AbortController();
  return {
    getMethod: () => method,
    getURL: () => url,
    setHeader: (name, value) => headers.set(name, value),
    getHeader: (name) => headers.get(name) ?? undefined,
    setProgressHandler: () => {},
    async send(body: Blob | null): Promise<HttpResponse> {
      const signal = AbortSignal.any([ended.signal, partLimit()]);
      const response = await send(url, { method, headers, body, signal });
      const text = await response.text();
      return {
        getStatus: () => response.status,
        getHeader: (name) => response.headers.get(name) ?? undefined,
        getBody: () => text,
        getUnderlyingObject: () => response,
      };
    },
    abort: async () => ended.abort(),
    getUnderlyingObject: () => undefined,
  };
}

const stackOver = (send: Send): HttpStack => ({
  createRequest: (method, url) => requestOver(send, method, url),
  getName: () => 'fetch',
});

/** The library's own readers differ by platform; a `Blob` is sliced everywhere. */
const blobReader = {
  openFile: async (blob: Blob) => ({
    size: blob.size,
    slice: async (start: number, end: number) => ({ value: blob.slice(start, end), done: end >= blob.size }),
    close: () => {},
  }),
};

/**
 * Sends a file in parts by the tus protocol. Sent again under its id, it goes on where it was cut.
 * @throws ApiError as one call would; a TypeError without an answer
 */
export const uploadResumable = (
  { base, transfer }: Pick<PrivateApi, 'base' | 'transfer'>,
  { content, name, scope }: Required<NewFile>,
  id: string,
  retryDelaysMs: readonly number[] = RETRY_DELAYS_MS,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const upload = new Upload(content as File, {
      endpoint: `${base}/api/v1/files/uploads`,
      metadata: { clientId: id, scope, filename: name },
      chunkSize: PART_BYTES,
      retryDelays: [...retryDelaysMs],
      storeFingerprintForResuming: false,
      httpStack: stackOver(transfer),
      fileReader: blobReader,
      onSuccess: () => resolve(),
      onError: (error) => reject(asApiError(error)),
    });
    upload.start();
  });

function asApiError(error: Error): Error {
  const answer = error instanceof DetailedError ? error.originalResponse : undefined;
  if (!answer) return new TypeError(error.message);
  return new ApiError(answer.getStatus(), problemIn(answer.getBody()));
}

function problemIn(body: string): Problem | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return isProblem(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
