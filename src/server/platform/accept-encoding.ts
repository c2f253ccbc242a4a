export type ContentCoding = 'br' | 'gzip';
/** Codings in which a compressed document can get a new nonce. */
export type PageCoding = 'zstd' | 'gzip';

const REMEMBERED_MAX = 200;

function parse<Coding extends string>(header: string, offered: readonly Coding[]): readonly Coding[] {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    if (name) weights.set(name === 'x-gzip' ? 'gzip' : name, Number.isFinite(weight) ? weight : 0);
  }
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0;
  return offered.filter((coding) => weightOf(coding) > 0).sort((a, b) => weightOf(b) - weightOf(a));
}

function acceptedOf<Coding extends string>(offered: readonly Coding[]) {
  const remembered = new Map<string, readonly Coding[]>();
  return (header: string | undefined): readonly Coding[] => {
    if (!header) return [];
    const known = remembered.get(header);
    if (known) return known;
    const codings = parse(header, offered);
    if (remembered.size < REMEMBERED_MAX) remembered.set(header, codings);
    return codings;
  };
}

/** Our codings that a client accepts, preferred first (RFC 9110 §12.5.3); brotli wins a tie. */
export const acceptedCodings = acceptedOf<ContentCoding>(['br', 'gzip']);

/** The same for rendered pages; Zstandard wins a tie. */
export const acceptedPageCodings = acceptedOf<PageCoding>(['zstd', 'gzip']);
