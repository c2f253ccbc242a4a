import { acceptedPageCodings, type PageCoding } from '../accept-encoding.ts';
import { type GzipPage, gzipWithNonce, prepareGzip } from './page-gzip.ts';
import { interleave } from './page-pieces.ts';
import { NONCE_LENGTH, prepareZstd, type ZstdPage, zstdWithNonce } from './page-zstd.ts';

/** A document that is compressed once and still gets a fresh nonce in every answer. */
export type PreparedPage = {
  /** The pieces of text around the nonces. */
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
 * The document with the nonce at every placeholder. It has no ETag: after a 304 the old body's nonce would not match the
 * new policy, and no script would run.
 */
export function renderPage(page: PreparedPage, nonce: string, acceptEncoding: string | undefined): RenderedPage {
  const nonceBytes = Buffer.from(nonce);
  const zstd = nonceBytes.length === NONCE_LENGTH ? page.zstd : undefined;
  const encoding = acceptedPageCodings(acceptEncoding).find((coding) => coding !== 'zstd' || zstd);
  if (encoding === 'zstd' && zstd) return { body: zstdWithNonce(zstd, nonceBytes), encoding };
  if (encoding === 'gzip') return { body: gzipWithNonce(page.gzip, nonceBytes), encoding };
  return { body: Buffer.concat(interleave(page.plain, () => nonceBytes)), encoding: undefined };
}
