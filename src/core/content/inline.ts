/** A run of text in a block. */
export type Inline =
  | { kind: 'text' | 'strong' | 'code'; text: string }
  /** `href` is a path of this site or an `https:` URL. */
  | { kind: 'link'; text: string; href: string };

/** `**strong**`, `` `left to right` `` and `[text](address)`. */
const MARK = /\*\*([^*\n]+)\*\*|`([^`\n]+)`|\[([^\]\n]+)\]\(([^()\s]+)\)/g;

/** Splits the text of a block into runs. Whatever is no mark, or links to an address that may not be opened, is text. */
export function parseInline(source: string): Inline[] {
  const runs: Inline[] = [];
  let end = 0;
  for (const match of source.matchAll(MARK)) {
    const run = runOf(match);
    if (!run) continue;
    if (match.index > end) runs.push({ kind: 'text', text: source.slice(end, match.index) });
    runs.push(run);
    end = match.index + match[0].length;
  }
  if (end < source.length) runs.push({ kind: 'text', text: source.slice(end) });
  return runs;
}

function runOf([, strong, code, label, href]: RegExpExecArray): Inline | undefined {
  if (strong !== undefined) return { kind: 'strong', text: strong };
  if (code !== undefined) return { kind: 'code', text: code };
  if (label === undefined || href === undefined || !isAllowedHref(href)) return undefined;
  return { kind: 'link', text: label, href };
}

/** Whether content may link there: a path of this site, or a page of another one over TLS. */
export function isAllowedHref(href: string): boolean {
  if (/^\/(?![/\\])/.test(href)) return !/[\\\s]/.test(href);
  if (!href.startsWith('https://') || !URL.canParse(href)) return false;
  const { username, password, hostname } = new URL(href);
  return username === '' && password === '' && hostname.includes('.');
}

/** The text without its marks. */
export const plainText = (source: string): string =>
  parseInline(source)
    .map(({ text }) => text)
    .join('');
