import { acceptedPageCodings, type PageCoding } from '../accept-encoding.ts';
import { type GzipPage, gzipWithNonce, prepareGzip } from './page-gzip.ts';
import { interleave } from './page-pieces.ts';
import { NONCE_LENGTH, prepareZstd, type ZstdPage, zstdWithNonce } from './page-zstd.ts';

/** A document that is compressed once and yet carries a fresh nonce in every answer. */
export type PreparedPage = {
  /** The text around the nonces: one more than there are nonces. */
  plain: readonly Buffer[];
  gzip: GzipPage;
  zstd: ZstdPage | undefined;
  bytes: number;
};

export type RenderedPage = { body: Buffer<ArrayBuffer>; encoding: PageCoding | undefined };

export async function preparePage(html: string, placeholder: string): Promise<PreparedPage> {
  const plain = html.split(placeholder).map((text) => Buffer.from(text));
  const [gzip, zstd] = await Promise.all([prepareGzip(plain), prepareZstd(plain)]);
  const held = [...plain, ...gzip.deflated, ...(zstd ? [zstd.frame] : [])];
  return { plain, gzip, zstd, bytes: held.reduce((sum, part) => sum + part.length, 0) };
}

/**
 * The answer with this nonce at every placeholder. It carries no ETag: a 304 would show the old body, with the old
 * nonce, under a policy with the new one, and no script would run.
 */
export function renderPage(page: PreparedPage, nonce: string, acceptEncoding: string | undefined): RenderedPage {
  const nonceBytes = Buffer.from(nonce);
  const zstd = nonceBytes.length === NONCE_LENGTH ? page.zstd : undefined;
  const encoding = acceptedPageCodings(acceptEncoding).find((coding) => coding !== 'zstd' || zstd);
  if (encoding === 'zstd' && zstd) return { body: zstdWithNonce(zstd, nonceBytes), encoding };
  if (encoding === 'gzip') return { body: gzipWithNonce(page.gzip, nonceBytes), encoding };
  return { body: Buffer.concat(interleave(page.plain, () => nonceBytes)), encoding: undefined };
}
