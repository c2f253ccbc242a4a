import { infiniteQueryOptions, type NetworkMode, type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import type { Shape } from '../../contract/saved-answers.ts';
import type { ReadMeta, ReadPolicy } from '../offline/saved-reads/read-policy.ts';

export type ReadKey = readonly [area: string, ...words: unknown[]];

/** Makes every query key. A prefix of the words matches all keys that start with it. */
export const readKey = (area: string, ...words: readonly unknown[]): ReadKey => [area, ...words];

interface ReadName extends Omit<ReadMeta, 'policy' | 'shape'> {
  /** The feature whose `queries.ts` makes the read. */
  area: string;
  name: string;
  args?: readonly unknown[];
}

interface ReadOptions<Data, Shown> extends ReadName {
  queryFn: (context: QueryFunctionContext<ReadKey>) => Promise<Data>;
  select?: (data: Data) => Shown;
  staleTime?: number;
  gcTime?: number;
  networkMode?: NetworkMode;
  /** False where `queryFn` keeps what has not changed: a long answer need not be compared. @default true */
  structuralSharing?: boolean;
}

/** What is saved has a shape, so that a later build does not show a copy that it cannot read. */
type Saved<Data> = { shape: Shape<NoInfer<Data>> };

type Cursor = string | null;

interface PagesOptions<Page extends { nextCursor: Cursor }> extends ReadName {
  /** `pageParam` is the cursor of the page; null for the first. */
  queryFn: (context: QueryFunctionContext<ReadKey, Cursor>) => Promise<Page>;
  staleTime?: number;
}

const firstCursor: Cursor = null;

const nameRead = <Options extends ReadName & { shape?: string }>(policy: ReadPolicy, options: Options) => {
  const { area, name, args = [], cards, page, shape, ...rest } = options;
  return { ...rest, queryKey: readKey(area, name, ...args), meta: { policy, cards, page, shape } };
};

const makeRead = <Data, Shown>(policy: ReadPolicy, options: ReadOptions<Data, Shown>) =>
  queryOptions<Data, Error, Shown, ReadKey>(nameRead(policy, options));

const makePages = <Page extends { nextCursor: Cursor }>(policy: ReadPolicy, options: PagesOptions<Page>) =>
  infiniteQueryOptions({
    ...nameRead(policy, options),
    initialPageParam: firstCursor,
    getNextPageParam: (page: Page) => page.nextCursor,
  });

/** The same response for every user: saved on the device and included in server-rendered pages. */
export const publicRead = <Data, Shown = Data>(options: ReadOptions<Data, Shown> & Saved<Data>) =>
  makeRead('public', options);

/** A response for the signed-in user only: with a shape it is saved in the user's own store. */
export const privateRead = <Data, Shown = Data>(options: ReadOptions<Data, Shown> & Partial<Saved<Data>>) =>
  makeRead('private', options);

/** A response that is not saved: useless later, or its feature stores it itself. */
export const unsavedRead = <Data, Shown = Data>(options: ReadOptions<Data, Shown>) => makeRead('unsaved', options);

/** A list with cursor pagination. */
export const publicPages = <Page extends { nextCursor: Cursor }>(options: PagesOptions<Page> & Saved<Page>) =>
  makePages('public', options);

export const privatePages = <Page extends { nextCursor: Cursor }>(options: PagesOptions<Page> & Partial<Saved<Page>>) =>
  makePages('private', options);
