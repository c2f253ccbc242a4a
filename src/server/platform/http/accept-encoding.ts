export type ContentCoding = 'br' | 'gzip';

const REMEMBERED_MAX = 200;

const OFFERED: readonly ContentCoding[] = ['br', 'gzip'];
const remembered = new Map<string, readonly ContentCoding[]>();

function parse(header: string): readonly ContentCoding[] {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    if (name) weights.set(name === 'x-gzip' ? 'gzip' : name, Number.isFinite(weight) ? weight : 0);
  }
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0;
  return OFFERED.filter((coding) => weightOf(coding) > 0).sort((a, b) => weightOf(b) - weightOf(a));
}

/** The codings that the client accepts, preferred first (RFC 9110 §12.5.3); Brotli wins a tie. */
export function acceptedCodings(header: string | undefined): readonly ContentCoding[] {
  if (!header) return [];
  const known = remembered.get(header);
  if (known) return known;
  const codings = parse(header);
  if (remembered.size < REMEMBERED_MAX) remembered.set(header, codings);
  return codings;
}
