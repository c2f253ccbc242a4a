import { isCode, perFile, type Rule, withoutComments } from './rule.ts';

const WRITES = /^src\/(?:server|contract)\//;
/** Schemas that let a function or an object of a class pass; bytes are data. */
const NO_DATA = /\bz\s*\.\s*(custom\b|function\b|any\b|instanceof\s*\((?!(?:Buffer|Uint8Array)\)))/;

/** The input of a command is data, checked by its schema; an effect gets parts of the server by its `deps`. */
export const checkCommandInputs: Rule = perFile((path, text) => {
  const found = WRITES.test(path) && isCode({ path }) ? NO_DATA.exec(withoutComments(text)) : null;
  return found ? [`${path}: ${found[0]} checks no data; an effect names what it needs in its context's deps`] : [];
});
