import { isCode, type SourceFile, withoutComments } from './rule.ts';

const PERSIAN = /['"`>][^'"`<>{}]*[\u0620-\u064a\u066e-\u06d3][^'"`<>{}]*/;

/** Persian texts of the client must be in `src/client/texts`. */
export const checkTexts = (files: readonly SourceFile[]): string[] =>
  files.flatMap((file) => {
    if (!isCode(file) || !/^src\/client\/(?!texts\/)/.test(file.path)) return [];
    const persian = PERSIAN.exec(withoutComments(file.text));
    return persian ? [`${file.path}: interface texts stand in src/client/texts (${persian[0].trim()})`] : [];
  });
