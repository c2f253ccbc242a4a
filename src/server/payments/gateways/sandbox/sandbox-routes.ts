import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { z } from 'zod';
import { formatMoney, formatRial } from '../../../../core/money/money.ts';
import type { AppDeps } from '../../../app-deps.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import { answers } from '../../../platform/http/openapi/route-docs.ts';
import { validate } from '../../../platform/http/validate.ts';
import { sandboxOf } from '../create-gateways.ts';
import type { SandboxPaymentRow } from './sandbox-payment.table.ts';

const tag = 'Bank';
const authorityParam = z.object({ authority: z.string().regex(/^S[0-9a-f]{32}$/) });
const decisionQuery = z.object({ decision: z.enum(['pay', 'leave']) });

const STYLE = `
:root { color-scheme: light dark; font-family: Vazirmatn, Tahoma, sans-serif; line-height: 1.8; }
body { max-inline-size: 26rem; margin-inline: auto; padding: 1.5rem; }
h1 { font-size: 1.3rem; } strong { font-size: 1.6rem; display: block; }
form { margin-block-start: 1rem; }
button { inline-size: 100%; min-block-size: 3.5rem; font: inherit; font-weight: 700; border-radius: .5rem; border: 2px solid; cursor: pointer; }
.note { border: 2px dashed; border-radius: .5rem; padding: .75rem 1rem; }`;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** Mounted at `SANDBOX_PATH`: the pages of the bank for trying out. Whoever has the address decides, as at a real bank. */
export function sandboxRoutes(deps: AppDeps) {
  const bank = sandboxOf(deps);
  const isOffered = deps.env.PAYMENT_GATEWAYS.includes('sandbox');
  const documented = { tag, contentType: 'text/html' };
  return new Hono()
    .get(
      '/:authority',
      answers(z.string(), 'صفحهٔ بانک آزمایشی', documented),
      validate('param', authorityParam),
      async (c) => {
        const row = isOffered ? await bank.find(c.req.valid('param').authority) : undefined;
        if (!row) throw notFound('پرداخت');
        c.header('cache-control', 'no-store');
        c.header('content-security-policy', POLICY);
        return c.html(pageOf(row));
      },
    )
    .post(
      '/:authority',
      answers(null, 'پرداخت یا انصراف در بانک آزمایشی', { tag, status: 303 }),
      validate('param', authorityParam),
      validate('query', decisionQuery),
      async (c) => {
        const isPaid = c.req.valid('query').decision === 'pay';
        const back = isOffered ? await bank.decide(c.req.valid('param').authority, isPaid) : undefined;
        if (back === undefined) throw notFound('پرداخت');
        return c.redirect(back, 303);
      },
    );
}

function pageOf({ amountRial, description, state }: SandboxPaymentRow) {
  const form = (decision: 'pay' | 'leave', label: string) => html`
    <form method="post" action="?decision=${decision}"><button type="submit">${label}</button></form>`;
  return html`<!doctype html>
    <html lang="fa" dir="rtl">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>بانک آزمایشی راسته</title>
        <style>${raw(STYLE)}</style>
      </head>
      <body>
        <h1>بانک آزمایشی راسته</h1>
        <p class="note">این صفحه برای آزمودن است: پول واقعی جابه‌جا نمی‌شود.</p>
        <p>${description}</p>
        <p><strong>${formatRial(amountRial)}</strong> ${formatMoney(amountRial, 'toman')}</p>
        ${
          state === 'inBank'
            ? html`${form('pay', 'پرداخت می‌کنم')}${form('leave', 'انصراف')}`
            : html`<p>این پرداخت دیگر در انتظار نیست.</p>`
        }
      </body>
    </html>`;
}
