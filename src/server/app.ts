import { Hono } from 'hono';
import { readActor } from './account/session/read-actor.ts';
import type { AppDeps } from './app-deps.ts';
import * as register from './areas.ts';
import { refuseOutdated } from './builds/refuse-outdated.ts';
import { areasOf, collectAreas, type Site } from './define-area.ts';
import type { AppEnv } from './platform/http/app-env.ts';
import { healthRoutes } from './platform/http/health.ts';
import { limitBody, limitTime } from './platform/http/limits.ts';
import { openApiRoutes } from './platform/http/openapi/openapi.ts';
import { originCheck } from './platform/http/origin-check.ts';
import { otherMethods } from './platform/http/other-methods.ts';
import { onError, onNotFound } from './platform/http/problem-response.ts';
import { requestLog } from './platform/http/request-log.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { staticFiles } from './platform/http/static-files.ts';

/** The whole server as one Hono app; without a `site` (tests of calls) only the API. */
export function createApp(deps: AppDeps, site?: Site, areas = areasOf(register)) {
  const { env, log, metrics } = deps;
  const all = collectAreas(areas, deps);
  const mounts = areas.flatMap((area) => area.mounts);
  const uploads = new Set(mounts.flatMap(({ path, uploads = [] }) => uploads.map((rest) => path + rest)));
  const foreignForms = mounts.flatMap(({ path, foreignForms: forms = [] }) => forms.map((rest) => path + rest));
  const app = new Hono<AppEnv>();
  app.onError(onError);
  app.notFound(onNotFound);
  app.use(requestLog(log, { trustProxy: env.TRUST_PROXY }));
  app.use(metrics.measure());
  app.use(securityHeaders({ siteUrl: env.SITE_URL, apiBase: env.API_BASE, indexable: env.SITE_INDEXABLE }));
  app.route('/', healthRoutes({ ping: () => deps.ping(), isDraining: () => deps.isDraining() }));
  app.route('/', metrics.routes());
  app.use(originCheck({ siteUrl: env.SITE_URL, foreignForms }));
  app.use(limitBody(undefined, ({ req }) => req.method === 'POST' && uploads.has(req.path)));
  app.use(limitTime({ databaseAnswers: deps.databaseAnswers }));
  app.use('/api/*', refuseOutdated(env.MIN_SUPPORTED_CLIENT));
  app.use('/api/*', readActor(deps));
  for (const { path, routes } of mounts) app.route(path, routes(deps, all));
  app.route('/', openApiRoutes(app, { siteUrl: env.SITE_URL, version: '1' }));
  app.use(otherMethods(app, site?.files));
  if (site) {
    for (const { path, routes } of areas.flatMap((area) => area.siteMounts ?? [])) app.route(path, routes(deps, site));
    app.use(staticFiles(site.files));
    for (const { fallback } of areas) if (fallback) app.route('/', fallback(deps, site));
  }
  return app;
}

export type App = ReturnType<typeof createApp>;
