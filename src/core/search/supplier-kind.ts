import type { SupplierType } from '../people/supplier-types.ts';
import { foldScript } from '../text/persian.ts';

const says: readonly [SupplierType, RegExp][] = [
  [
    'manufacturer',
    /(?<!\p{L})(?:تولید[ \u200c]?کننده(?:گان)?|تولید[ \u200c]?کنندگان|سازنده(?:گان)?|سازندگان|کارخانه)(?!\p{L})/u,
  ],
  ['importer', /(?<!\p{L})(?:وارد[ \u200c]?کننده|وارد[ \u200c]?کنندگان)(?!\p{L})/u],
  ['distributor', /(?<!\p{L})(?:پخش[ \u200c]?کننده|توزیع[ \u200c]?کننده|عمده[ \u200c]?فروش)(?!\p{L})/u],
];

/** The kind of supplier that a text asks for, and the text without it; undefined if it names none, or nothing else. */
export function readSupplierKind(text: string): { type: SupplierType; without: string } | undefined {
  const spelled = foldScript(text);
  for (const [type, words] of says) {
    const without = spelled.replace(words, ' ').replace(/\s+/g, ' ').trim();
    if (without !== '' && without !== spelled.replace(/\s+/g, ' ').trim()) return { type, without };
  }
  return undefined;
}
