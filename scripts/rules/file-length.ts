import { isCode, type SourceFile } from './rule.ts';

const MAX_LINES = 250;
/** Rows of tables of units and of the demo's goods, and what a tool writes. */
const isData = (path: string): boolean => /^src\/demo\/|-table(-[a-z-]+)?\.ts$|\.gen\.ts$/.test(path);

/** Code files are short. Tests may be longer: a file of them follows the file of what it tests. */
export const checkFileLength = (files: readonly SourceFile[]): string[] =>
  files
    .filter((file) => isCode(file) && /^(?:src|sw|scripts)\//.test(file.path) && !isData(file.path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > MAX_LINES)
    .map(({ path, lines }) => `${path}: ${lines} lines, more than ${MAX_LINES}`);
