/** A public read, as the reader's app gets it. */
export type ReadCall = {
  method: string;
  /** With the query. */
  path: string;
  headers: Record<string, string>;
  body?: string | undefined;
};

export type PageContent = {
  status: 200 | 404 | 410;
  html: string;
  /** The policy that allows this document's inline elements. */
  contentSecurityPolicy: string;
  /** The `Link` header. */
  link: string;
};

/** What drawing a page results in. */
export type PageResult = { kind: 'page'; content: PageContent } | { kind: 'moved'; status: number; location: string };

export type ReadFor = {
  /** Under which the result will be cached. */
  revision: number;
  client: string | undefined;
  /** Requests of the client that wait. */
  backlog: number;
};

export type ReaderTask = { kind: 'read'; call: ReadCall } | { kind: 'draw'; path: string };

export type ReaderJob = { id: number; for: ReadFor; task: ReaderTask };

export type ReadAnswer = { status: number; headers: [string, string][]; bytes: Uint8Array<ArrayBuffer> };

export type ReaderReply = { id: number } & ({ answer: ReadAnswer } | { page: PageResult } | { error: Error });

/** The reader's first message, when it can take jobs. */
export const READER_READY = 'ready';
