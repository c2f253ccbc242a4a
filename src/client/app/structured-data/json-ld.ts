/** One thing of schema.org; what is undefined is left out. */
export type JsonLd = { '@type': string; [property: string]: unknown };

/**
 * A data block for `<head>`: it is never run, so it needs no nonce. Nothing in it can end the element. Addresses keep
 * their Persian letters: so they repeat the links of the page, and compressed they cost next to nothing.
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

/** What is empty says nothing. */
export const orAbsent = <T>(value: T | null | undefined): T | undefined =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0) ? undefined : value;
