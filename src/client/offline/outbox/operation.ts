import type { QueryClient } from '@tanstack/react-query';
import type { OutboxRow, RowFault } from './outbox-row.ts';

/** What an operation gets to send a row. */
export interface OutboxCall<Payload> {
  /** Base URL of the API. */
  base: string;
  /** As the row's user, with the row's Idempotency-Key. */
  fetch: typeof fetch;
  /** The same for large files, with more time. Each call has a key of its own. */
  transfer: typeof fetch;
  payload: Payload;
  baseVersion: number | null;
}

/** Where answers go. */
export interface OutboxReads {
  client: QueryClient;
  /** Base URL of the API. */
  base: string;
  /** Whether the user of the answers is still the signed-in one. False: they enter no read. */
  isCurrent(): boolean;
}

/** What a row is, and what the user wrote. */
export interface RowWords {
  title: string;
  text?: string;
}

/** A kind of write that waits in the outbox until the server has confirmed it. */
export interface Operation<Payload, Answer> {
  /** It is stored with the rows: never rename it. */
  name: string;
  /** False: what was written before a sign-in is sent as nobody's. The rows of a user always wait for them. */
  isPrivate: boolean;
  /** Whether what is behind a row that was refused so is sent all the same. @default it waits for the user */
  isPassed?(fault: RowFault): boolean;
  /** Ids of the files that wait on the device for the row, and go with it. @default none */
  keptFiles?(payload: Payload): readonly string[];
  /** What the user sees of a row, in Persian. */
  describe(payload: Payload): RowWords;
  /**
   * The path where a text that the server has refused is edited; undefined if there is nothing to edit. The page is opened
   * with the row's object key as its hash.
   */
  editedAt?(payload: Payload): string | undefined;
  /** Stored rows are input. */
  accepts(payload: unknown): payload is Payload;
  /**
   * Joins a payload with the unsent one of the same object before it. `null`: nothing is left to send. `undefined`: both are
   * sent, in their order.
   */
  join?(last: Payload, next: Payload): Payload | null | undefined;
  /** @throws ApiError, or what `fetch` throws */
  send(call: OutboxCall<Payload>): Promise<Answer>;
  /** Whether the answer is about this payload. The row of any other stays. */
  confirms(answer: Answer, payload: Payload): boolean;
  /** The object's version after the answer; the rows behind build on it. */
  versionOf?(answer: Answer): number | undefined;
  /** Writes the answer into the reads, before the row is removed: the screen does not show an earlier state between them. */
  settle?(answer: Answer, payload: Payload, reads: OutboxReads): Promise<void>;
  /** `settle` also runs in the other tabs: it changes reads only, and nothing that the tabs share. @default false */
  settlesAllTabs?: boolean;
  /** Saves the reads on the device, after a pass that has sent rows. */
  save?(reads: OutboxReads): Promise<void>;
  /** Compares the saved reads with the server's rows, after `save`. */
  check?(reads: OutboxReads): Promise<void>;
  /**
   * A payload that can be sent again after a conflict without asking the user, and the version that it builds on;
   * undefined if the user must choose.
   */
  resolve?(call: OutboxCall<Payload>): Promise<{ payload: Payload; baseVersion: number } | undefined>;
}

// biome-ignore lint/suspicious/noExplicitAny: operations of all payloads stand in one registry; `accepts` tells them apart.
export type AnyOperation = Operation<any, any>;

export type Operations = ReadonlyMap<string, AnyOperation>;

export const operationsOf = (all: readonly AnyOperation[]): Operations => new Map(all.map((one) => [one.name, one]));

/** What the app does for the outbox; the outbox knows neither session nor API. */
export interface OutboxHost {
  operations: Operations;
  base: string;
  queryClient: QueryClient;
  /** The signed-in user. */
  readSub(): string | undefined;
  /** `fetch` for a row: as its user, or as nobody. */
  fetchFor(row: OutboxRow): typeof fetch;
  /** The same for large files. */
  transferFor(row: OutboxRow): typeof fetch;
}
