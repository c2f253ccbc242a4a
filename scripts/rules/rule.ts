/**
 * The contract of a rule: a function from the repository's files to faults, each a line that starts with the file's
 * path. It reads no disk, so that its test gives it files of its own. One line in `check-rules.ts` adds it.
 */
export type Rule = (files: readonly SourceFile[]) => string[];

export interface SourceFile {
  /** From the repository's root, with `/`. */
  path: string;
  text: string;
}

/** The rule that looks at one file after the other, of those below a folder. */
export const perFile =
  (check: (path: string, text: string) => string[], folder = ''): Rule =>
  (files) =>
    files.flatMap(({ path, text }) => (path.startsWith(folder) ? check(path, text) : []));

export const isCode = ({ path }: Pick<SourceFile, 'path'>): boolean => /\.(?:tsx?|mts|mjs)$/.test(path);

/** Code without comments; strings that hold `//` are cut too, which no rule here minds. */
export const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
