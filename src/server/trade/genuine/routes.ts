import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { z } from 'zod';
import { formatJalali } from '../../../core/time/dates.ts';
import type { AppDeps } from '../../app-deps.ts';
import { callerKey } from '../../platform/http/client-address.ts';
import { answers } from '../../platform/http/openapi/route-docs.ts';
import { limitRate } from '../../platform/http/rate-limit.ts';
import { validate } from '../../platform/http/validate.ts';
import { findProof } from './find-proof.ts';

/** SHA-256 of a chain of events: nobody finds another's. */
const hashParam = z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) });
/** Somebody reads the documents of a file, one after the other. */
const LIMIT = { burst: 30, perSecond: 0.5 };

const STYLE = `
:root { color-scheme: light dark; font-family: Vazirmatn, Tahoma, sans-serif; line-height: 1.8; }
body { max-inline-size: 26rem; margin-inline: auto; padding: 1.5rem; }
h1 { font-size: 1.3rem; }
p { border: 2px solid; border-radius: .5rem; padding: .75rem 1rem; }`;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** Mounted at `/api/v1/genuine`: the page that the code on a printed document opens. It tells that, and nothing else. */
export const genuineRoutes = ({ db, env }: AppDeps) =>
  new Hono().get(
    '/:hash',
    limitRate({ ...LIMIT, keyOf: (c) => callerKey(c, env.TRUST_PROXY) }),
    answers(z.string(), 'صفحهٔ درستی یک سند معامله', {
      tag: 'Printed documents',
      contentType: 'text/html',
      problems: [429],
    }),
    validate('param', hashParam),
    async (c) => {
      const since = await findProof(db, c.req.valid('param').hash);
      c.header('cache-control', 'no-store');
      c.header('content-security-policy', POLICY);
      c.header('x-robots-tag', 'noindex');
      return c.html(
        since
          ? pageOf('این سند اصل است', `از ${formatJalali(since.toISOString(), 'dateTime')} تغییری نکرده است.`)
          : pageOf('چنین سندی پیدا نشد', 'این نشان از راسته نیست. سند را از صادرکنندهٔ آن بپرسید.'),
      );
    },
  );

const pageOf = (heading: string, text: string) => html`<!doctype html>
  <html lang="fa" dir="rtl">
    <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>${heading} | راسته</title>
      <style>${raw(STYLE)}</style>
    </head>
    <body>
      <h1>${heading}</h1>
      <p>${text}</p>
    </body>
  </html>`;
