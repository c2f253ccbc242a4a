import { Hono } from 'hono';
import type { AppDeps } from '../../app-deps.ts';

const CACHED = 'public, max-age=3600';

/** For services that verify access tokens of this site. */
export const publicKeyRoutes = ({ keys }: Pick<AppDeps, 'keys'>) =>
  new Hono().get('/.well-known/jwks.json', (c) => c.json(keys.publicKeys, 200, { 'cache-control': CACHED }));
