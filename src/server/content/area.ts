import { defineArea } from '../define-area.ts';
import { commentsOfPerson } from './comment/personal-data.ts';
import { countWaitingComments } from './comment/read.ts';
import { commentRoutes } from './comment/routes.ts';
import { contentTypeRoutes } from './content-type/routes.ts';
import { faqVotesOfPerson } from './faq/personal-data.ts';
import { voteJobs } from './faq/prune-votes.ts';
import { faqRoutes } from './faq/routes.ts';
import { helpRoutes } from './help/routes.ts';
import { likesOfPerson } from './like/personal-data.ts';
import { reactionRoutes } from './like/routes.ts';
import { pagesOfPerson } from './own-page/personal-data.ts';
import { pagePreviewRoutes } from './own-page/preview-routes.ts';
import { publishingJobs } from './own-page/publish-due.ts';
import { ownContentRoutes } from './own-page/routes.ts';
import { countPagesOfTypes } from './page/list.ts';
import { readPackedPages } from './page/packed-pages.ts';
import { pageFileRoutes } from './page/page-file-routes.ts';
import { contentPageRoutes } from './page/routes.ts';
import { wherePublicEntry } from './page/where-shown.ts';
import { videoRoutes } from './video/routes.ts';

export const contentArea = defineArea({
  mounts: [
    { path: '/api/v1/pagecomments', routes: commentRoutes },
    { path: '/api/v1/pages', routes: reactionRoutes },
    { path: '/api/v1/pages', routes: contentPageRoutes },
    { path: '/api/v1/pages', routes: pageFileRoutes },
    { path: '/api/v1/pages', routes: pagePreviewRoutes },
    { path: '/api/v1/ownpages', routes: ownContentRoutes },
    { path: '/api/v1/contenttypes', routes: (deps) => contentTypeRoutes(deps, countPagesOfTypes) },
    { path: '/api/v1/mediavideos', routes: videoRoutes },
    { path: '/api/v1/helpsystems', routes: helpRoutes },
    { path: '/api/v1', routes: faqRoutes },
  ],
  personalData: [faqVotesOfPerson, commentsOfPerson, likesOfPerson, pagesOfPerson],
  waiting: { comments: ({ db }) => countWaitingComments(db) },
  listed: { page: wherePublicEntry },
  gives: (deps) => ({ packContents: (of) => readPackedPages(deps, of) }),
  jobs: [...voteJobs, ...publishingJobs],
});
