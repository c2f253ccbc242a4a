import { isCode, type SourceFile } from './rule.ts';

/** Ends at a placeholder: for `src/contract/<area>` the folder is checked. */
const PATH = /(?<![\w./@-])(?:src|sw|scripts|tests|docs)\/[\w$.@/-]*/g;
const PLACEHOLDER = /^[<{*…]/;

/** Checks that paths in documents, configuration and comments exist. */
export function checkNamedPaths(files: readonly SourceFile[]): string[] {
  const known = new Set<string>();
  for (const { path } of files)
    for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) known.add(path.slice(0, end));
  return files.flatMap((file) => {
    const text = proseOf(file);
    return [...text.matchAll(PATH)].flatMap(({ 0: found, index }) => {
      const isCut = PLACEHOLDER.test(text.slice(index + found.length));
      const path = isCut ? found.replace(/\/[^/]*$/, '') : found.replace(/[./-]+$/, '');
      return known.has(path) ? [] : [`${file.path}: there is no ${path}`];
    });
  });
}

function proseOf(file: SourceFile): string {
  if (/\.(?:md|html)$/.test(file.path) || file.path === 'package.json') return file.text;
  if (!isCode(file) && !file.path.endsWith('.css')) return '';
  return (file.text.match(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm) ?? []).join('\n');
}
