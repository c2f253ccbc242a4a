import { SERVER_HEADER } from '../src/core/wire/own-answer.ts';

/** A page that storage can still show. */
export interface SavedPage {
  path: string;
  /** In HTML. */
  title: string;
}

const texts = {
  title: 'برنامه روی این دستگاه کامل نیست',
  lead: 'بخشی از فایل‌های برنامه از حافظهٔ این دستگاه پاک شده است و اکنون شبکه در دسترس نیست. همین که شبکه برگردد، برنامه خودش کامل می‌شود و این صفحه باز می‌شود.',
  kept: 'یادداشت‌ها و نوشته‌های ارسال‌نشدهٔ شما سر جایش است.',
  saved: 'آنچه روی این دستگاه ذخیره شده است:',
  none: 'صفحهٔ ذخیره‌شده‌ای روی این دستگاه پیدا نشد.',
  again: 'تلاش دوباره',
} as const;

const ASK_EVERY_MS = 5_000;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Loads the page anew when the server answers: the worker then fills its caches. */
const script = `const ask = () => fetch('/healthz', { cache: 'no-store' })
  .then((answer) => answer.ok && answer.headers.has('${SERVER_HEADER}') && location.reload(), () => {});
addEventListener('online', ask);
setInterval(ask, ${ASK_EVERY_MS});`;

const style = `body { margin: 0; padding: 1.5rem; font: 1rem/1.9 Vazirmatn, Tahoma, sans-serif; color-scheme: light dark; }
main { max-inline-size: 36rem; margin-inline: auto; }
h1 { font-size: 1.3rem; }
a { display: inline-block; min-block-size: 2.75rem; line-height: 2.75rem; }`;

/** The document for a navigation that neither the network nor storage can answer. It needs no other file. */
export function lastPage(saved: readonly SavedPage[]): Response {
  const items = saved.map(({ path, title }) => `<li><a href="${escaped(path)}">${title}</a></li>`);
  const list = items.length > 0 ? `<p>${texts.saved}</p><ul>${items.join('')}</ul>` : `<p>${texts.none}</p>`;
  const html = `<!doctype html><html lang="fa" dir="rtl"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${texts.title}</title>
<style>${style}</style></head><body><main><h1>${texts.title}</h1>
<p>${texts.lead}</p><p>${texts.kept}</p><p><a href="">${texts.again}</a></p>${list}</main>
<script>${script}</script></body></html>`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(html, { status: 503, headers });
}
