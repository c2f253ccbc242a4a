/** The bare page, the baseline of the bench: a static list of twenty products with 2 KB of script, compressed once. */
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const ROWS = 20;
const style =
  'body{font:16px system-ui;margin:0;direction:rtl}header{background:#124;color:#fff;padding:12px}a{color:inherit;text-decoration:none}.c{display:block;border:1px solid #ddd;margin:8px;padding:12px;border-radius:8px}.c h3{margin:0 0 4px}';
const script =
  "addEventListener('click',e=>{const a=e.target.closest('a');if(a){e.preventDefault();document.querySelector('main').textContent=a.textContent}})";
const card = (index: number) =>
  `<a class="c" href="/p/${index}"><h3>کالای صنعتی نمونه شمارهٔ ${index}</h3><div>${index * 1000} ریال · تأمین‌کنندهٔ ${index % 7} · تهران</div></a>`;
const cards = Array.from({ length: ROWS }, (_, index) => card(index + 1)).join('');
const page = `<!doctype html><html lang="fa" dir="rtl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>bare</title><link rel="icon" href="data:,"><style>${style}</style><header><a href="/">بازار</a></header><main>${cards}</main><script>${script}</script></html>`;

export async function startBarePage(): Promise<{ port: number; close(): void }> {
  const body = brotliCompressSync(page);
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, close: () => server.close() };
}
