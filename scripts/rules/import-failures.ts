import { perFile, withoutComments } from './rule.ts';

const IMPORT_THEN = /\bimport\([^()]*\)\s*\.then\(/g;
const OPENS = /[([{]/;
const CLOSES = /[)\]}]/;

/**
 * A failure that `import('…').then(done, failed)` never gets: Vite moves this `then` inside its loader of styles, so that
 * a style file that does not load rejects outside of it. `import('…').then(done).catch(failed)` gets it.
 */
export const checkImportFailures = perFile((path, text) => {
  const code = withoutComments(text);
  return [...code.matchAll(IMPORT_THEN)]
    .filter((match) => hasSecondArgument(code, match.index + match[0].length))
    .map(() => `${path}: catch what a dynamic import throws with .catch(), not with the second argument of .then()`);
}, 'src/client/');

function hasSecondArgument(code: string, from: number): boolean {
  let depth = 0;
  for (let at = from; at < code.length; at++) {
    const sign = code[at] as string;
    if (OPENS.test(sign)) depth++;
    else if (CLOSES.test(sign) && depth-- === 0) return false;
    else if (sign === ',' && depth === 0) return !/^\s*\)/.test(code.slice(at + 1));
  }
  return false;
}
