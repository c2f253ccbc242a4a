import { importsOf } from './import-graph.ts';
import { isCode, type SourceFile } from './rule.ts';

const IN_BROWSER = /^(?:src\/client|sw)\//;
const IMPORTS_ZOD = /^import (?!type\b)[^;]* from 'zod(?:\/[^']*)?';/m;

/**
 * Imports by which zod gets into the browser: it is large, and its first use evaluates code, which the content security
 * policy reports. Contracts are imported as types; values that both sides need stand in `src/core`.
 */
export function checkClientSchemas(files: readonly SourceFile[]): string[] {
  const imports = importsOf(files).filter(({ isType }) => !isType);
  const loads = new Set(files.filter((file) => isCode(file) && IMPORTS_ZOD.test(file.text)).map(({ path }) => path));
  for (let count = -1; count !== loads.size; ) {
    count = loads.size;
    for (const { from, to } of imports) if (loads.has(to)) loads.add(from);
  }
  const direct = files.filter(({ path, text }) => IN_BROWSER.test(path) && IMPORTS_ZOD.test(text));
  return [
    ...direct.map(({ path }) => `${path}: imports zod, which the browser must not load`),
    ...imports
      .filter(({ from, to }) => IN_BROWSER.test(from) && !IN_BROWSER.test(to) && loads.has(to))
      .map(({ from, to }) => `${from}: loads zod by its import of ${to}; move the value to src/core`),
  ];
}
