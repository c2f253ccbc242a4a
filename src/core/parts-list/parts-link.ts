import { isUuid } from '../ids/uuid.ts';
import { isQuantity } from '../money/order-price.ts';
import { PARTS_MAX, type PartsLine } from './parts-line.ts';

/** What a link says of a line: its offer, or the text that is not matched. */
export type LinkedLine = { quantity: number; offerId: string | null; text: string | null };

const VERSION = '1';
/** None of them is escaped in a fragment, nor occurs in an id, a quantity or an escaped text. */
const BETWEEN_LINES = '~';
const BEFORE_QUANTITY = '*';
const TEXT_MARK = '=';
const ID_BYTES = 16;
const LINK_CHARS_MAX = 60_000;
const TEXT_CHARS_MAX = 200;

/** An id in 22 characters of base64url. */
function packId(id: string): string {
  const hex = id.replaceAll('-', '');
  const bytes = Array.from({ length: ID_BYTES }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function unpackId(packed: string): string | undefined {
  if (!/^[\w-]{22}$/.test(packed)) return undefined;
  const bytes = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const hex = [...bytes].map((byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return isUuid(id) ? id : undefined;
}

/** Leaves `*` and `~` to the link itself. */
const escapeText = (text: string): string => encodeURIComponent(text).replaceAll('*', '%2A').replaceAll('~', '%7E');

function unescapeText(text: string): string | undefined {
  try {
    const plain = decodeURIComponent(text)
      .replace(/\p{Cc}+/gu, ' ')
      .trim();
    return plain === '' ? undefined : plain.slice(0, TEXT_CHARS_MAX);
  } catch {
    return undefined;
  }
}

/** The fragment of a link that carries the lines; a quantity of 1 is not written. */
export function writePartsLink(lines: readonly PartsLine[]): string {
  const told = lines.flatMap(({ offerId, text, quantity }) => {
    const name = offerId === null ? text && TEXT_MARK + escapeText(text) : packId(offerId);
    return name ? [quantity === 1 ? name : `${name}${BEFORE_QUANTITY}${quantity}`] : [];
  });
  return [VERSION, ...told].join(BETWEEN_LINES);
}

/** The lines of a fragment, which anybody may have written; undefined if it is no list. `leftOut` counts unreadable ones. */
export function readPartsLink(fragment: string): { lines: LinkedLine[]; leftOut: number } | undefined {
  if (fragment.length > LINK_CHARS_MAX) return undefined;
  const [version, ...told] = fragment.replace(/^#/, '').split(BETWEEN_LINES);
  if (version !== VERSION || told.length === 0) return undefined;
  const lines = told.slice(0, PARTS_MAX).flatMap((one) => readLine(one) ?? []);
  return lines.length === 0 ? undefined : { lines, leftOut: told.length - lines.length };
}

function readLine(told: string): LinkedLine | undefined {
  const [name = '', amount = '1', ...others] = told.split(BEFORE_QUANTITY);
  const quantity = /^\d{1,10}(?:\.\d{1,6})?$/.test(amount) ? Number(amount) : undefined;
  if (others.length > 0 || !isQuantity(quantity)) return undefined;
  if (name.startsWith(TEXT_MARK)) {
    const text = unescapeText(name.slice(TEXT_MARK.length));
    return text === undefined ? undefined : { quantity, offerId: null, text };
  }
  const offerId = unpackId(name);
  return offerId === undefined ? undefined : { quantity, offerId, text: null };
}
