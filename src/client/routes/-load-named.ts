import { notFound } from '@tanstack/react-router';
import { readServerState } from '../data/server-state.ts';
import { type Read, startReads } from '../data/start-reads.ts';
import { texts } from '../texts/app-texts.ts';
import type { RouterContext } from './-context.ts';

interface Named {
  context: RouterContext;
  location: { pathname: string };
  /** As it is shown to the reader of a 404. */
  path: string;
}

export const missingAt = (path: string) => ({ message: texts.errors.pageNotFound(path) });

/**
 * For the loader of a page whose address is a name that somebody wrote.
 * @throws the router's `notFound` for a name that no page has
 */
export async function loadNamed({ context, location, path }: Named, read: Read): Promise<void> {
  const { queryClient } = context;
  if (queryClient.getQueryData(read.queryKey) === undefined && isServerAnswer(context, location))
    throw notFound({ data: missingAt(path) });
  await startReads(queryClient, { reads: [read] })?.catch((error: unknown) => {
    throw isNotFoundError(error) ? notFound({ data: missingAt(path) }) : error;
  });
}

const isNotFoundError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'isNotFound' in error;

/** Whether the document that opens is the server's answer to this address: what it has not read does not exist. */
const isServerAnswer = ({ shownPath }: RouterContext, { pathname }: Named['location']): boolean =>
  typeof document !== 'undefined' && shownPath() === undefined && readServerState()?.path === pathname;
