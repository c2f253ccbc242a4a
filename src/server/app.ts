import { Hono } from 'hono';
import { buyerRoutes } from './account/buyer-routes.ts';
import { connectRoutes } from './account/connect-routes.ts';
import { customerRoutes } from './account/customer-routes.ts';
import { publicKeyRoutes } from './account/keys/public-key-routes.ts';
import { ownDataRoutes } from './account/own-data-routes.ts';
import { personRoutes } from './account/person-routes.ts';
import { readActor } from './account/session/read-actor.ts';
import { userRoutes } from './account/user-routes.ts';
import { adRoutes } from './ads/routes.ts';
import type { AppDeps } from './app-deps.ts';
import type { EventStreams } from './builds/event-streams.ts';
import { refuseOutdated } from './builds/refuse-outdated.ts';
import { buildRoutes } from './builds/routes.ts';
import { workerOff } from './builds/worker-off.ts';
import { categoryRoutes } from './catalog/category/routes.ts';
import { whereOpenEntry } from './catalog/category/search.ts';
import { packRoutes } from './catalog/pack/routes.ts';
import { drawingRoutes } from './catalog/product/drawing-routes.ts';
import { productRoutes } from './catalog/product/routes.ts';
import { productSearch } from './catalog/product-list/question-search.ts';
import { supplierRoutes } from './catalog/supplier/routes.ts';
import { commentRoutes } from './content/comment/routes.ts';
import { contentTypeRoutes } from './content/content-type/routes.ts';
import { faqRoutes } from './content/faq/routes.ts';
import { helpRoutes } from './content/help/routes.ts';
import { reactionRoutes } from './content/like/routes.ts';
import { pagePreviewRoutes } from './content/own-page/preview-routes.ts';
import { ownContentRoutes } from './content/own-page/routes.ts';
import { countPagesOfTypes } from './content/page/list.ts';
import { readPackedPages } from './content/page/packed-pages.ts';
import { pageFileRoutes } from './content/page/page-file-routes.ts';
import { contentPageRoutes } from './content/page/routes.ts';
import { wherePublicEntry } from './content/page/where-shown.ts';
import { videoRoutes } from './content/video/routes.ts';
import { deliveryAddressRoutes } from './delivery/routes.ts';
import { enumRoutes } from './enums/routes.ts';
import { favoriteRoutes } from './favorites/routes.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { pictureRoutes } from './files/picture-routes.ts';
import { fileRoutes } from './files/routes.ts';
import { menuRoutes } from './menu/routes.ts';
import { agentRoutes } from './merchants/agents/routes.ts';
import { ownMerchantRoutes } from './merchants/own-routes.ts';
import { merchantRoutes } from './merchants/routes.ts';
import { noteRoutes } from './notes/routes.ts';
import type { Pages } from './pages/draw-page.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { partsListRoutes } from './parts-lists/routes.ts';
import { personalData } from './personal-data.ts';
import { placeRoutes } from './places/routes.ts';
import type { AppEnv } from './platform/app-env.ts';
import { onError, onNotFound } from './platform/errors/problem-response.ts';
import { healthRoutes } from './platform/health.ts';
import { limitBody, limitTime } from './platform/limits.ts';
import { openApiRoutes } from './platform/openapi/openapi.ts';
import { originCheck } from './platform/origin-check.ts';
import { otherMethods } from './platform/other-methods.ts';
import type { Reader } from './platform/reader/reader.ts';
import { requestLog } from './platform/request-log.ts';
import { securityHeaders } from './platform/security-headers.ts';
import { type StaticFiles, staticFiles } from './platform/static-files.ts';
import { pushRoutes } from './push/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { ownPageRoutes } from './selling/page/routes.ts';
import { ownOfferRoutes } from './selling/routes.ts';
import { sitemapRoutes } from './sitemap/routes.ts';
import { licenceFileRoutes } from './suppliers/licence-file-routes.ts';
import { whereConfirmedEntry } from './suppliers/search.ts';
import { unitRoutes } from './units/routes.ts';
import { visitRoutes } from './visits/routes.ts';
import { visitorLogRoutes } from './visits/visitor-log-routes.ts';

export interface Site {
  files: StaticFiles;
  pages: Omit<Pages, 'draw'>;
  /** Draws the pages. */
  reader: Pick<Reader, 'draw'>;
  streams: EventStreams;
}

/** Their routes limit the body once they know who sends it. */
const uploadPaths = new Set(['/api/v1/files', '/api/v1/users/profile-picture', '/api/v1/ownoffers/preview']);

/** The whole server as one Hono app; without a `site` (tests of calls) only the API. */
export function createApp(deps: AppDeps, site?: Site) {
  const { env, log, metrics } = deps;
  const app = new Hono<AppEnv>();
  app.onError(onError);
  app.notFound(onNotFound);
  app.use(requestLog(log, { trustProxy: env.TRUST_PROXY }));
  app.use(metrics.measure());
  app.use(securityHeaders({ siteUrl: env.SITE_URL, apiBase: env.API_BASE, indexable: env.SITE_INDEXABLE }));
  app.route('/', healthRoutes({ ping: () => deps.ping(), isDraining: () => deps.isDraining() }));
  app.route('/', metrics.routes());
  app.use(originCheck({ siteUrl: env.SITE_URL }));
  app.use(limitBody(undefined, ({ req }) => req.method === 'POST' && uploadPaths.has(req.path)));
  app.use(limitTime({ databaseAnswers: deps.databaseAnswers }));
  app.use('/api/*', refuseOutdated(env.MIN_SUPPORTED_CLIENT));
  app.route('/', publicKeyRoutes(deps));
  app.use('/api/*', readActor(deps));
  for (const path of ['/connect', '/api/v1/connect']) app.route(path, connectRoutes(deps, path));
  app.route('/api/v1/users/profile-picture', pictureRoutes(deps));
  app.route('/api/v1/users', userRoutes(deps));
  app.route('/api/v1/users', ownDataRoutes(deps, personalData));
  app.route('/api/v1/files', fileRoutes(deps));
  app.route('/api/v1/customers', customerRoutes(deps));
  app.route('/api/v1/customers/profile/merchant-agents', agentRoutes(deps));
  app.route('/api/v1/persons', personRoutes(deps));
  app.route('/api/v1/buyers', buyerRoutes(deps));
  app.route('/api/v1/notes', noteRoutes(deps));
  app.route('/api/v1/userfavorites', favoriteRoutes(deps));
  app.route('/api/v1/feedbacks', feedbackRoutes(deps));
  app.route('/api/v1/pagecomments', commentRoutes(deps));
  app.route('/api/v1/pages', reactionRoutes(deps));
  app.route('/api/v1/deliveryaddresses', deliveryAddressRoutes(deps));
  app.route('/api/v1/partslists', partsListRoutes(deps));
  app.route('/api/v1/categories', categoryRoutes(deps));
  app.route('/api/v1/supplierproducts', productRoutes(deps));
  app.route('/api/v1/suppliers', supplierRoutes(deps));
  app.route(
    '/api/v1/packs',
    packRoutes(deps, (of) => readPackedPages(deps, of)),
  );
  app.route('/api/v1/pages', contentPageRoutes(deps));
  app.route('/api/v1/pages', pageFileRoutes(deps));
  app.route('/api/v1/pages', pagePreviewRoutes(deps));
  app.route('/api/v1/ownpages', ownContentRoutes(deps));
  app.route('/api/v1/contenttypes', contentTypeRoutes(deps, countPagesOfTypes));
  app.route('/api/v1/mediavideos', videoRoutes(deps));
  app.route('/api/v1/websitemenus', menuRoutes(deps));
  app.route(
    '/api/v1/searches',
    searchRoutes(deps, productSearch(deps), {
      category: whereOpenEntry,
      supplier: whereConfirmedEntry,
      page: wherePublicEntry,
    }),
  );
  app.route('/api/v1/shared/typemodels', enumRoutes(deps));
  app.route('/api/v1/ownoffers', ownOfferRoutes(deps));
  app.route('/api/v1/suppliers', licenceFileRoutes(deps));
  app.route('/api/v1/ownsuppliers', ownPageRoutes(deps));
  app.route('/api/v1/pagevisits', visitRoutes(deps));
  app.route('/api/v1/helpsystems', helpRoutes(deps));
  app.route('/api/v1/visitorlogs', visitorLogRoutes(deps));
  app.route('/api/v1/push', pushRoutes(deps));
  app.route('/api/v1', unitRoutes(deps));
  app.route('/api/v1', placeRoutes(deps));
  app.route('/api/v1', merchantRoutes(deps));
  app.route('/api/v1', ownMerchantRoutes(deps));
  app.route('/api/v1', adRoutes(deps));
  app.route('/api/v1', faqRoutes(deps));
  app.route('/', openApiRoutes(app, { siteUrl: env.SITE_URL, version: '1' }));
  app.route('/drawings', drawingRoutes(deps));
  app.route('/', sitemapRoutes(deps));
  app.use(otherMethods(app, site?.files));
  if (site) {
    const { files, pages, reader, streams } = site;
    if (env.WORKER_KILL_SWITCH) app.get('/sw.js', workerOff);
    app.route(
      '/build',
      buildRoutes({ buildId: pages.buildId, files, streams, minSupported: env.MIN_SUPPORTED_CLIENT }),
    );
    app.use(staticFiles(files));
    app.route('/', pageRoutes(deps, pages, reader));
  }
  return app;
}

export type App = ReturnType<typeof createApp>;
