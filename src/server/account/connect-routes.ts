import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { deviceNameOf } from '../../core/people/device-name.ts';
import type { AppDeps } from '../app-deps.ts';
import { actorOf } from '../platform/actor.ts';
import { clientGroup } from '../platform/http/client-address.ts';
import { limitRate } from '../platform/http/rate-limit.ts';
import { revocationDocs, tokenDocs } from './connect-docs.ts';
import type { PersonRow } from './person/person.table.ts';
import { refreshSession } from './session/refresh-session.ts';
import type { SessionRow } from './session/session.table.ts';
import { signOut } from './session/sign-out.ts';
import { readTokenForm, refusedCode, sessionOver, type TokenForm, TokenRefusal } from './session/token-form.ts';
import { issueTokens, readRefreshToken } from './session/tokens.ts';
import { rememberPhone } from './sign-in/known-phones.ts';
import { redeemCode } from './sign-in/redeem-code.ts';

const COOKIE = 'rasteh-session';
const SECOND_MS = 1_000;
/** A device refreshes every ten minutes and counts for its session; thousands without one may share an address. */
const CALLER_LIMIT = { burst: 300, perSecond: 10 };

/** OAuth 2.1 for the web app, with the refresh token in a cookie of `path`, where it is mounted. */
export function connectRoutes(deps: AppDeps, path: string) {
  const { env, keys } = deps;
  const cookie = { path, httpOnly: true, sameSite: 'Strict', secure: env.SITE_URL.startsWith('https:') } as const;
  const sessionOf = (c: Context) => readRefreshToken(keys, getCookie(c, COOKIE) ?? '');

  const callerOf = (c: Context) => {
    const address = clientGroup(c, env.TRUST_PROXY);
    return address && (sessionOf(c)?.sessionId ?? address);
  };

  const answerTokens = async (c: Context, held: { session: SessionRow; person: PersonRow }) => {
    const now = deps.now();
    const { answer, refreshToken } = await issueTokens({ keys, env, now }, held);
    const maxAge = Math.floor((held.session.expiresAt.getTime() - now.getTime()) / SECOND_MS);
    setCookie(c, COOKIE, refreshToken, { ...cookie, maxAge });
    return c.json(answer);
  };

  const exchange = async (c: Context, { code, verifier }: Extract<TokenForm, { code: string }>) => {
    const device = deviceNameOf(c.req.header('user-agent'));
    const result = await redeemCode(deps, { actor: actorOf(c), code, verifier, device });
    if (result.kind === 'refused') throw refusedCode(result);
    // Its cookie is replaced, so nobody could end it any more.
    const earlier = sessionOf(c);
    if (earlier) await signOut(deps, { actor: actorOf(c), input: { sessionId: earlier.sessionId } });
    rememberPhone(c, { keys, env, path }, result.person.phone);
    return answerTokens(c, result);
  };

  const refresh = async (c: Context) => {
    const input = sessionOf(c);
    const result = input && (await refreshSession(deps, { actor: actorOf(c), input })).answer;
    if (result?.kind === 'refreshed') return answerTokens(c, result);
    deleteCookie(c, COOKIE, cookie);
    throw sessionOver();
  };

  return new Hono()
    .use(limitRate({ ...CALLER_LIMIT, keyOf: callerOf }))
    .use(async (c, next) => {
      c.header('cache-control', 'no-store');
      await next();
    })
    .post('/token', tokenDocs, async (c) => {
      try {
        const form = await readTokenForm(c);
        return form.grantType === 'refresh_token' ? await refresh(c) : await exchange(c, form);
      } catch (error) {
        if (error instanceof TokenRefusal) return c.json(error.problem, error.status);
        throw error;
      }
    })
    .post('/revocation', revocationDocs, async (c) => {
      const held = sessionOf(c);
      if (held) await signOut(deps, { actor: actorOf(c), input: { sessionId: held.sessionId } });
      deleteCookie(c, COOKIE, cookie);
      return c.json({});
    });
}
