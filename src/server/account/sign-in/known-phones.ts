import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Env } from '../../env.ts';
import { isSameHash, type KeyRing } from '../keys/key-ring.ts';

const COOKIE = 'rasteh-phones';
const PURPOSE = 'knownPhone';
const PHONES_MAX = 3;
const PROOF = /^([\w-]{1,64})\.([\w-]{43})$/;
/** The longest life that Chromium gives a cookie. */
const LIFE_SECONDS = 400 * 24 * 60 * 60;
/** Where codes are asked for. */
const ASK_PATH = '/api/v1/users';

const proofsIn = (c: Context): string[] => (getCookie(c, COOKIE) ?? '').split('~').slice(0, PHONES_MAX);

function proves(keys: KeyRing, proof: string, phone: string): boolean {
  const [, kid = '', given = ''] = PROOF.exec(proof) ?? [];
  const expected = keys.mac(PURPOSE, phone, kid);
  return expected !== undefined && isSameHash(expected, given);
}

/** Whether the asking device has signed in with this phone (E.164). */
export const isPhoneKnown = (c: Context, keys: KeyRing, phone: string): boolean =>
  proofsIn(c).some((proof) => proves(keys, proof, phone));

/**
 * Leaves a proof that the device has signed in with this phone, beside those of earlier phones. It outlives the session.
 * @param path where the caller is mounted; the cookie is set there too, so that the next call can add to it
 */
export function rememberPhone(
  c: Context,
  { keys, env, path }: { keys: KeyRing; env: Pick<Env, 'SITE_URL'>; path: string },
  phone: string,
): void {
  const earlier = proofsIn(c).filter((proof) => PROOF.test(proof) && !proves(keys, proof, phone));
  const proof = `${keys.currentKid}.${keys.hash(PURPOSE, phone)}`;
  const value = [proof, ...earlier].slice(0, PHONES_MAX).join('~');
  const secure = env.SITE_URL.startsWith('https:');
  for (const each of [path, ASK_PATH])
    setCookie(c, COOKIE, value, { path: each, httpOnly: true, sameSite: 'Strict', secure, maxAge: LIFE_SECONDS });
}
