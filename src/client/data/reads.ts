import { infiniteQueryOptions, type NetworkMode, type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import type { ReadMeta, ReadPolicy } from '../offline/saved-reads/read-policy.ts';

export type ReadKey = readonly [area: string, ...words: unknown[]];

/** Every key is made here. The first words alone match all keys that begin with them. */
export const readKey = (area: string, ...words: readonly unknown[]): ReadKey => [area, ...words];

interface ReadName extends Omit<ReadMeta, 'policy'> {
  /** Whose `queries.ts` makes the read. */
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
}

type Cursor = string | null;

interface PagesOptions<Page extends { nextCursor: Cursor }> extends ReadName {
  /** `pageParam` is the cursor of the page; null for the first. */
  queryFn: (context: QueryFunctionContext<ReadKey, Cursor>) => Promise<Page>;
}

const firstCursor: Cursor = null;

const nameRead = <Options extends ReadName>(policy: ReadPolicy, options: Options) => {
  const { area, name, args = [], cards, page, ...rest } = options;
  return { ...rest, queryKey: readKey(area, name, ...args), meta: { policy, cards, page } };
};

const makeRead = <Data, Shown>(policy: ReadPolicy, options: ReadOptions<Data, Shown>) =>
  queryOptions<Data, Error, Shown, ReadKey>(nameRead(policy, options));

const makePages = <Page extends { nextCursor: Cursor }>(policy: ReadPolicy, options: PagesOptions<Page>) =>
  infiniteQueryOptions({
    ...nameRead(policy, options),
    initialPageParam: firstCursor,
    getNextPageParam: (page: Page) => page.nextCursor,
  });

/** An answer that is the same for everybody: saved on the device, and part of the server's page. */
export const publicRead = <Data, Shown = Data>(options: ReadOptions<Data, Shown>) => makeRead('public', options);

/** An answer for the signed-in user alone. */
export const privateRead = <Data, Shown = Data>(options: ReadOptions<Data, Shown>) => makeRead('private', options);

/** An answer that is stored nowhere: useless later, or kept by its owner. */
export const unsavedRead = <Data, Shown = Data>(options: ReadOptions<Data, Shown>) => makeRead('unsaved', options);

/** A list that comes page by page. */
export const publicPages = <Page extends { nextCursor: Cursor }>(options: PagesOptions<Page>) =>
  makePages('public', options);

export const privatePages = <Page extends { nextCursor: Cursor }>(options: PagesOptions<Page>) =>
  makePages('private', options);
