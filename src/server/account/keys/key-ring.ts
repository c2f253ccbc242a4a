import { createHash, createHmac, generateKeyPairSync, hkdfSync, timingSafeEqual } from 'node:crypto';
import { createLocalJWKSet, type JSONWebKeySet, type JWK, type JWTPayload, jwtVerify, SignJWT } from 'jose';

const ALGORITHM = 'ES256';
const MAC_SALT = 'rasteh';
const MAC_BYTES = 32;
/** Clocks of several servers. */
const CLOCK_TOLERANCE_SECONDS = 5;

/** A private key of P-256; `kid` is its name in tokens. */
export interface SigningKey extends JWK {
  kid: string;
  d: string;
}

/** A new private key, named by its thumbprint (RFC 7638). */
export function makeSigningKey(): SigningKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { kty, crv, x, y, d } = privateKey.export({ format: 'jwk' });
  if (kty === undefined || d === undefined) throw new Error('the new key has no private part');
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');
  return { kty, crv, x, y, d, kid } as SigningKey;
}

export interface TokenRules {
  issuer: string;
  audience: string;
  /** The header's `typ`: a token of one kind is refused as another. */
  type: string;
}

/**
 * The site's private keys. The first one signs; the others still verify what they have signed, so that a key can be
 * replaced without ending sessions.
 */
export class KeyRing {
  /** For other services (JWKS). */
  readonly publicKeys: JSONWebKeySet;
  readonly #keys: readonly [SigningKey, ...SigningKey[]];
  readonly #macKeys: ReadonlyMap<string, Buffer>;
  readonly #findPublic: ReturnType<typeof createLocalJWKSet>;

  constructor(keys: readonly [SigningKey, ...SigningKey[]]) {
    this.#keys = keys;
    this.publicKeys = {
      keys: keys.map(({ kty, crv, x, y, kid }) => ({ kty, crv, x, y, kid, alg: ALGORITHM, use: 'sig' }) as JWK),
    };
    this.#macKeys = new Map(keys.map(({ kid, d }) => [kid, macKeyOf(d)]));
    this.#findPublic = createLocalJWKSet(this.publicKeys);
  }

  async sign(
    payload: JWTPayload,
    { issuer, audience, type }: TokenRules,
    { from, to }: { from: Date; to: Date },
  ): Promise<string> {
    const [key] = this.#keys;
    return new SignJWT(payload)
      .setProtectedHeader({ alg: ALGORITHM, kid: key.kid, typ: type })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(from)
      .setExpirationTime(to)
      .sign(key);
  }

  /** The payload of a valid token of ours; undefined for any other text. */
  async verify(token: string, { issuer, audience, type }: TokenRules, now: Date): Promise<JWTPayload | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.#findPublic, {
        issuer,
        audience,
        typ: type,
        algorithms: [ALGORITHM],
        currentDate: now,
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        requiredClaims: ['sub', 'exp', 'iat'],
      });
      return payload;
    } catch {
      return undefined;
    }
  }

  /** A keyed hash of a text, in base64url. `purpose` keeps hashes of different uses apart. */
  mac(purpose: string, text: string, kid: string = this.#keys[0].kid): string | undefined {
    const key = this.#macKeys.get(kid);
    return key && createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url');
  }

  /** The keyed hash under the key that signs. */
  hash(purpose: string, text: string): string {
    return this.mac(purpose, text) ?? '';
  }

  get currentKid(): string {
    return this.#keys[0].kid;
  }
}

/** Independent of the signatures that the same key makes. */
const macKeyOf = (d: string): Buffer =>
  Buffer.from(hkdfSync('sha256', Buffer.from(d, 'base64url'), MAC_SALT, 'mac', MAC_BYTES));

/** Compares two hashes in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
