/** More than the largest honest body has, a batch of 500 offers with all tiers of their prices. */
export const JSON_VALUES_MAX = 25_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_ARRAY = 0x5b;
const OPEN_OBJECT = 0x7b;

/**
 * Whether a JSON text has at most `JSON_VALUES_MAX` values, without parsing it: a body of a megabyte can have half a million, and to
 * parse and check those would hold up everybody for a second.
 */
export function hasFewValues(json: string): boolean {
  let values = 1;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (isText) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) isText = false;
    } else if (code === QUOTE) isText = true;
    else if (code === COMMA || code === OPEN_ARRAY || code === OPEN_OBJECT) {
      values += 1;
      if (values > JSON_VALUES_MAX) return false;
    }
  }
  return true;
}
