import { CLIENT_ID, type TokenAnswer } from '../../../contract/account/token.ts';
import { isUuid } from '../../../core/ids/uuid.ts';
import type { Env } from '../../env.ts';
import { isSameHash, type KeyRing, type TokenRules } from '../keys/key-ring.ts';
import type { PersonRow } from '../person/person.table.ts';
import { nameOf } from '../person/save-person.ts';
import type { SessionRow } from './session.table.ts';

const SECOND_MS = 1_000;
const ACCESS_LIFE_SECONDS = 600;
const REFRESH_PURPOSE = 'refresh';
const REFRESH_FORM = /^([\w-]{1,64})\.([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/;

type Site = Pick<Env, 'SITE_URL'>;

const accessRules = ({ SITE_URL }: Site): TokenRules => ({ issuer: SITE_URL, audience: 'rasteh-api', type: 'at+jwt' });
const idRules = ({ SITE_URL }: Site): TokenRules => ({ issuer: SITE_URL, audience: CLIENT_ID, type: 'JWT' });

interface TokenSite {
  keys: KeyRing;
  env: Site;
  now: Date;
}

export interface IssuedTokens {
  answer: TokenAnswer;
  refreshToken: string;
}

/** The tokens of a session; the id token ends with the session. */
export async function issueTokens(
  { keys, env, now }: TokenSite,
  { session, person }: { session: SessionRow; person: PersonRow },
): Promise<IssuedTokens> {
  const sub = person.id;
  const accessEnd = new Date(now.getTime() + ACCESS_LIFE_SECONDS * SECOND_MS);
  const [accessToken, idToken] = await Promise.all([
    keys.sign({ sub, sid: session.id, client_id: CLIENT_ID }, accessRules(env), { from: now, to: accessEnd }),
    keys.sign({ sub, name: nameOf(person) }, idRules(env), { from: now, to: session.expiresAt }),
  ]);
  return {
    answer: { access_token: accessToken, token_type: 'Bearer', expires_in: ACCESS_LIFE_SECONDS, id_token: idToken },
    refreshToken: refreshTokenOf(keys, session),
  };
}

/** Whose request an access token makes; undefined for any other text. The session may have ended since. */
export async function readAccessToken(
  { keys, env, now }: TokenSite,
  token: string,
): Promise<{ userId: string; sessionId: string; endsAt: Date } | undefined> {
  const payload = await keys.verify(token, accessRules(env), now);
  const { sub, sid, exp = 0 } = payload ?? {};
  if (typeof sub !== 'string' || typeof sid !== 'string' || !isUuid(sid)) return undefined;
  return { userId: sub, sessionId: sid, endsAt: new Date(exp * SECOND_MS) };
}

const statementOf = (sessionId: string, generation: number | string): string => `${sessionId}.${generation}`;

/** Made from its session and generation, so nothing secret is stored and a repeated call makes the same token. */
function refreshTokenOf(keys: KeyRing, { id, generation }: SessionRow): string {
  const statement = statementOf(id, generation);
  return `${keys.currentKid}.${statement}.${keys.hash(REFRESH_PURPOSE, statement)}`;
}

export function readRefreshToken(keys: KeyRing, token: string): { sessionId: string; generation: number } | undefined {
  const [, kid = '', sessionId = '', generation = '', given = ''] = REFRESH_FORM.exec(token) ?? [];
  const expected = keys.mac(REFRESH_PURPOSE, statementOf(sessionId, generation), kid);
  if (expected === undefined || !isSameHash(expected, given) || !isUuid(sessionId)) return undefined;
  return { sessionId, generation: Number(generation) };
}
