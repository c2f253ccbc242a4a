/** Blanks and quotes belong to no address; the others make one host look like another. */
const REFUSED = /[\s<>"\\@#]/;
const PARTS = /^(https?:\/\/)?([^/?:]+)(.*)$/i;
/** A label that is shown in its own script; others are shown in their ASCII form where they are not ASCII. */
const PERSIAN_LABEL = /^[\p{Script=Arabic}\p{N}\u200c-]+$/u;
const ASCII_LABEL = /^[a-z\d-]+$/;

const isShown = (host: string): boolean =>
  host.split('.').every((label) => ASCII_LABEL.test(label) || PERSIAN_LABEL.test(label));

/**
 * A web address, with or without its scheme, as it is stored and shown; undefined for what is none. A host that mixes
 * scripts in a label, or is written in one that looks like Latin, is shown in its ASCII form (punycode).
 */
export function tidyWebAddress(typed: string): string | undefined {
  const [, scheme = '', typedHost = '', rest = ''] = PARTS.exec(typed) ?? [];
  const address = `${scheme || 'https://'}${typedHost}${rest}`;
  if (REFUSED.test(typed) || !URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  if (!hostname.includes('.')) return undefined;
  const host = typedHost.normalize('NFKC').toLowerCase();
  return `${scheme.toLowerCase()}${isShown(host) ? host : hostname}${rest}`;
}
