import type { QueryClient } from '@tanstack/react-query';
import { lazyRouteComponent, notFound, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { HELP_ID } from '../../core/content/help-id.ts';
import { UNIQUE_NAME, UNIQUE_NAME_MAX } from '../../core/content/unique-name.ts';
import { readServerState } from '../data/server-state.ts';
import { type PageReads, startReads } from '../data/start-reads.ts';
import { faqReads } from '../features/content/faq/queries.ts';
import { helpReads } from '../features/content/help/queries.ts';
import { contentReadsOf } from '../features/content/queries.ts';
import { videosRead } from '../features/content/video/queries.ts';
import { NotFoundScreen } from '../features/errors/not-found-screen.tsx';
import { isUnanswered } from '../router/unanswered.ts';
import { texts } from '../texts/texts.ts';
import type { RouterContext } from './-context.ts';

const FaqScreen = lazyRouteComponent(() => import('../features/content/faq/faq-screen.tsx'), 'FaqScreen');
const HelpScreen = lazyRouteComponent(() => import('../features/content/help/help-screen.tsx'), 'HelpScreen');
const HowItWorkScreen = lazyRouteComponent(
  () => import('../features/content/how-it-work/how-it-work-screen.tsx'),
  'HowItWorkScreen',
);
const StaticScreen = lazyRouteComponent(() => import('../features/content/page/static-screen.tsx'), 'StaticScreen');
const VideosScreen = lazyRouteComponent(() => import('../features/content/video/videos-screen.tsx'), 'VideosScreen');

const UnseenScreen = lazyRouteComponent(() => import('../features/errors/unseen-screen.tsx'), 'UnseenScreen');

const HOW_IT_WORK = 'how-it-work';

/** A page of contents at an address that no other route has. */
export interface ContentRoute {
  reads: (context: RouterContext) => PageReads;
  page: () => ReactNode;
  /** Loads the code of the page. @default it is there */
  preload?: (() => Promise<void> | undefined) | undefined;
}

const only = (rest: readonly string[], page: ContentRoute): ContentRoute | undefined =>
  rest.length === 0 ? page : undefined;

const faqPage: ContentRoute = {
  reads: ({ api }) => ({ reads: [faqReads(api).groups()], extras: [faqReads(api).mostVisited()] }),
  page: () => <FaqScreen />,
  preload: FaqScreen.preload,
};

const videosPage: ContentRoute = {
  reads: ({ api }) => ({ reads: [videosRead(api)] }),
  page: () => <VideosScreen />,
  preload: VideosScreen.preload,
};

const howItWorkPage: ContentRoute = {
  reads: ({ api }) => ({ reads: [contentReadsOf(api).named(HOW_IT_WORK)] }),
  page: () => <HowItWorkScreen />,
  preload: HowItWorkScreen.preload,
};

const helpPage = (id: string): ContentRoute => ({
  reads: ({ api }) => ({ reads: [helpReads(api).entry(id)] }),
  page: () => <HelpScreen key={id} id={id} />,
  preload: HelpScreen.preload,
});

type ContentRoutes = Readonly<Record<string, (parts: readonly string[]) => ContentRoute | undefined>>;

/** By the first part of the address; each gets the other parts. */
const contentRoutes: ContentRoutes = {
  page: ([name = '', ...rest]) => (rest.length === 0 ? staticRoute(name, `page/${name}`) : undefined),
  videos: (rest) => only(rest, videosPage),
  faq: (rest) => only(rest, faqPage),
  help: ([id = '', ...rest]) => (HELP_ID.test(id) ? only(rest, helpPage(id)) : undefined),
  'how-it-work': (rest) => only(rest, howItWorkPage),
};

/** @param path without the leading slash */
export function contentRouteAt(path: string): ContentRoute | undefined {
  const [first = '', ...rest] = path.split('/');
  if (Object.hasOwn(contentRoutes, first)) return contentRoutes[first]?.(rest);
  return rest.length === 0 ? staticRoute(first, path) : undefined;
}

/** A static page by its unique name, below `/page/` or at the root. */
function staticRoute(uniqueName: string, path: string): ContentRoute | undefined {
  if (uniqueName.length > UNIQUE_NAME_MAX || !UNIQUE_NAME.test(uniqueName)) return undefined;
  return {
    reads: ({ api }) => ({ reads: [contentReadsOf(api).named(uniqueName)] }),
    preload: StaticScreen.preload,
    page: () => (
      <StaticScreen
        key={uniqueName}
        uniqueName={uniqueName}
        missing={<NotFoundScreen data={missingAt(path)} />}
        unsaved={<UnseenScreen />}
      />
    ),
  };
}

const missingAt = (path: string) => ({ message: texts.errors.pageNotFound(`/${path}`) });

type Visited = { context: RouterContext; location: { pathname: string }; params: { _splat?: string } };

/** @throws the router's `notFound` for an address that is no page. Without a network it is unknown whether the server has one. */
export async function loadContentPage({ context, location, params: { _splat = '' } }: Visited): Promise<void> {
  const route = contentRouteAt(_splat);
  if (route) {
    await route.preload?.();
    const asked = route.reads(context);
    if (!asked.reads?.every((one) => hasData(context.queryClient, one)) && isServerAnswer(context, location))
      throw notFound({ data: missingAt(_splat) });
    await startReads(context.queryClient, asked)?.catch((error: unknown) => {
      throw isNotFoundError(error) ? notFound({ data: missingAt(_splat) }) : error;
    });
    return;
  }
  if (isUnanswered(location.pathname)) return UnseenScreen.preload?.();
  throw notFound({ data: missingAt(_splat) });
}

const isNotFoundError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'isNotFound' in error;

const hasData = (queryClient: QueryClient, { queryKey }: { queryKey: readonly unknown[] }): boolean =>
  queryClient.getQueryData(queryKey) !== undefined;

/** Whether the document that opens is the server's answer to this address: what it has not read does not exist. */
const isServerAnswer = ({ shownPath }: RouterContext, { pathname }: Visited['location']): boolean =>
  typeof document !== 'undefined' && shownPath() === undefined && readServerState()?.path === pathname;

export function ContentPages() {
  const { _splat = '' } = useParams({ strict: false });
  return contentRouteAt(_splat)?.page() ?? <UnseenScreen />;
}
