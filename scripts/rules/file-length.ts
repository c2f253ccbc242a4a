import { isCode, type SourceFile } from './rule.ts';

const MAX_LINES = 250;
/** Data tables of units and the demo, and generated files. */
const isData = (path: string): boolean => /^src\/demo\/|-table(-[a-z-]+)?\.ts$|\.gen\.ts$/.test(path);

/** Limits the lines of code files. Tests may be longer: a test file covers one source file. */
export const checkFileLength = (files: readonly SourceFile[]): string[] =>
  files
    .filter((file) => isCode(file) && /^(?:src|sw|scripts)\//.test(file.path) && !isData(file.path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > MAX_LINES)
    .map(({ path, lines }) => `${path}: ${lines} lines, more than ${MAX_LINES}`);
