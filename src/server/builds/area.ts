import { Hono } from 'hono';
import { defineArea } from '../define-area.ts';
import { buildRoutes } from './routes.ts';
import { workerOff } from './worker-off.ts';

export const buildsArea = defineArea({
  mounts: [],
  siteMounts: [
    {
      path: '/',
      routes: ({ env }) => (env.WORKER_KILL_SWITCH ? new Hono().get('/sw.js', workerOff) : new Hono()),
    },
    {
      path: '/build',
      routes: ({ env, live }, { files, pages }) =>
        buildRoutes({ buildId: pages.buildId, files, streams: live, minSupported: env.MIN_SUPPORTED_CLIENT }),
    },
  ],
});
