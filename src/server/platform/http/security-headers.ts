import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { SERVER_HEADER } from '../../../core/wire/own-answer.ts';
import { writableHeaders } from './response-headers.ts';

const HSTS_MAX_AGE_SECONDS = 63_072_000;

/** Names of the Trusted Types policies that our client creates; browsers reject any other. */
const TRUSTED_TYPES_POLICIES = ['rasteh'] as const;

export type SecurityOptions = {
  siteUrl: string;
  /** The API's base URL, if it is on another origin. */
  apiBase?: string | undefined;
  /** Whether search engines may list the site. */
  indexable: boolean;
};

/** For data answers: they may load and run nothing and may not be framed. */
const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const DATA_TYPE = /^(application\/((problem\+)?json|xml)|text\/plain)\b/;

/** The inline elements of a document that may run or apply: CSP hash sources. */
export type InlineHashes = { scripts?: readonly string[]; styles?: readonly string[] };

/** The CSP source that allows an inline element with exactly this text. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const withSelf = (sources: readonly string[] = []): string => ["'self'", ...sources].join(' ');

/**
 * CSP of a document. Inline elements are allowed by hash, not by nonce: the same document and policy serve every client,
 * so both can be cached. `style-src-attr 'unsafe-inline'`: Mantine sets style attributes, which cannot run code.
 */
export function documentPolicy(options: SecurityOptions): (inline?: InlineHashes) => string {
  const { apiBase, siteUrl } = options;
  const apiOrigin = apiBase && URL.canParse(apiBase, siteUrl) ? new URL(apiBase, siteUrl).origin : undefined;
  const connect = apiOrigin && apiOrigin !== new URL(siteUrl).origin ? [apiOrigin] : [];
  return ({ scripts, styles } = {}) =>
    [
      "default-src 'self'",
      `script-src ${withSelf(scripts)}`,
      `style-src ${withSelf(styles)}`,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      // Videos that a device keeps are played from memory.
      "media-src 'self' blob:",
      "font-src 'self'",
      `connect-src ${withSelf(connect)}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "require-trusted-types-for 'script'",
      `trusted-types ${TRUSTED_TYPES_POLICIES.join(' ')}`,
    ].join('; ');
}

function fixedHeaders(options: SecurityOptions): [string, string][] {
  const headers: [string, string][] = [
    [SERVER_HEADER, '1'],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    [
      'permissions-policy',
      'camera=(self), microphone=(self), geolocation=(self), payment=(), usb=(), browsing-topics=()',
    ],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['x-frame-options', 'DENY'],
  ];
  if (options.siteUrl.startsWith('https:')) {
    headers.push(['strict-transport-security', `max-age=${HSTS_MAX_AGE_SECONDS}; includeSubDomains`]);
  }
  if (!options.indexable) headers.push(['x-robots-tag', 'noindex']);
  return headers;
}

/** Security headers of answers that bypass all middlewares, such as those to malformed requests. */
export function bareSecurityHeaders(options: SecurityOptions): Record<string, string> {
  return { ...Object.fromEntries(fixedHeaders(options)), 'content-security-policy': DATA_POLICY };
}

/** The build's scripts, styles and fonts: no documents, and asked for by the dozen on slow lines. */
const SUBRESOURCE = /^\/(assets|fonts)\//;
const SUBRESOURCE_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** Headers that mean nothing on a subresource. */
const OF_DOCUMENTS = ['referrer-policy', 'permissions-policy', 'cross-origin-opener-policy', 'x-frame-options'];

/** Outermost middleware: sets the security headers of every answer, errors and files included. */
export function securityHeaders(options: SecurityOptions): MiddlewareHandler {
  const pagePolicy = documentPolicy(options)();
  const fixed = fixedHeaders(options);
  const fixedOfSubresource = fixed.filter(([name]) => !OF_DOCUMENTS.includes(name));
  return async (c, next) => {
    await next();
    const headers = writableHeaders(c);
    const isSubresource = c.res.status < 400 && SUBRESOURCE.test(c.req.path);
    // An answer whose address is a secret sends no referrer at all.
    const referrer = headers.get('referrer-policy');
    for (const [name, value] of isSubresource ? fixedOfSubresource : fixed) headers.set(name, value);
    if (referrer !== null) headers.set('referrer-policy', referrer);
    if (headers.has('content-security-policy')) return;
    if (isSubresource) return headers.set('content-security-policy', SUBRESOURCE_POLICY);
    const isData = DATA_TYPE.test(headers.get('content-type') ?? '');
    headers.set('content-security-policy', isData ? DATA_POLICY : pagePolicy);
  };
}
