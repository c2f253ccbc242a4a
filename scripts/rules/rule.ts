/**
 * A rule maps the repository's files to faults; each is a line that starts with the file's path. A rule reads no disk,
 * so that its test can pass its own files. One line in `check-rules.ts` adds it.
 */
export type Rule = (files: readonly SourceFile[]) => string[];

export interface SourceFile {
  /** Relative to the repository's root, with `/`. */
  path: string;
  text: string;
}

/** The rule that looks at one file after the other, of those below a folder. */
export const perFile =
  (check: (path: string, text: string) => string[], folder = ''): Rule =>
  (files) =>
    files.flatMap(({ path, text }) => (path.startsWith(folder) ? check(path, text) : []));

export const isCode = ({ path }: Pick<SourceFile, 'path'>): boolean => /\.(?:tsx?|mts|mjs)$/.test(path);

/** Code without comments. Also cuts strings that contain `//`, which does not matter for these rules. */
export const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
