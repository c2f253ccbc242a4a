/** An object of schema.org. Undefined properties are omitted. */
export type JsonLd = { '@type': string; [property: string]: unknown };

/**
 * A data block for `<head>`. It is not executed, so it needs no nonce; escapes prevent its text from ending the
 * element. URLs contain Persian letters as in the page's links, so they compress well.
 */
export function writeJsonLd(things: readonly JsonLd[]): string {
  if (things.length === 0) return '';
  const [only] = things;
  const graph = things.length === 1 ? only : { '@graph': things };
  const json = JSON.stringify({ '@context': 'https://schema.org', ...graph })
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return `<script type="application/ld+json">${json}</script>`;
}

/** Omits null, '' and []. */
export const orAbsent = <T>(value: T | null | undefined): T | undefined =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0) ? undefined : value;
