import { posix } from 'node:path';
import { parseSync } from 'vite';
import { isCode, type SourceFile } from './rule.ts';

/** An edge between two files: import, re-export, `import()`, type import or worker. */
export interface Import {
  from: string;
  to: string;
  /** Erased at run time. */
  isType: boolean;
}

const graphs = new WeakMap<readonly SourceFile[], Import[]>();

/** All relative imports of the files. Cached per list, so that all rules parse it once. */
export function importsOf(files: readonly SourceFile[]): Import[] {
  let graph = graphs.get(files);
  if (!graph) {
    graph = files.filter(isCode).flatMap(importsOfFile);
    graphs.set(files, graph);
  }
  return graph;
}

/** The parser does not list `import('./a.ts')` in types and the modules of workers. */
const TYPE_IMPORT = /\bimport\(\s*['"](\.[^'"]+)['"]\s*\)/g;
const MODULE_URL = /\bnew URL\(\s*['"](\.[^'"]+\.tsx?)['"]/g;

/** @throws Error for a file that does not parse */
function importsOfFile({ path, text }: SourceFile): Import[] {
  const { module, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path} does not parse: ${errors[0].message}`);
  const found = new Map<string, boolean>();
  const add = (specifier: string, isType: boolean): void => {
    if (!specifier.startsWith('.')) return;
    const to = posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''));
    found.set(to, isType && found.get(to) !== false);
  };
  for (const { moduleRequest, entries } of module.staticImports)
    add(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType));
  for (const { moduleRequest, isType } of module.staticExports.flatMap(({ entries }) => entries))
    if (moduleRequest) add(moduleRequest.value, isType);
  const atRunTime = new Set<string>();
  for (const { moduleRequest } of module.dynamicImports) {
    const specifier = text.slice(moduleRequest.start + 1, moduleRequest.end - 1);
    atRunTime.add(specifier);
    add(specifier, false);
  }
  for (const [, specifier = ''] of text.matchAll(TYPE_IMPORT)) add(specifier, !atRunTime.has(specifier));
  for (const [, specifier = ''] of text.matchAll(MODULE_URL)) add(specifier, false);
  return [...found].map(([to, isType]) => ({ from: path, to, isType }));
}
