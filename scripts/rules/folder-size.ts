import { posix } from 'node:path';
import type { SourceFile } from './rule.ts';

const MAX_FILES = 30;

interface Crowded {
  folder: string;
  why: string;
}

const crowded: readonly Crowded[] = [
  { folder: 'docs/decisions', why: 'a numbered list' },
  { folder: 'src/demo/product', why: 'data: a file a kind of goods' },
  { folder: 'tests/bench', why: 'not sorted yet' },
  { folder: 'tests/setup', why: 'not sorted yet' },
];
const GENERATED = 'src/server/db/migrations';

/** Limits the files directly in a folder. An exception that nothing needs is a fault. */
export function checkFolderSize(files: readonly SourceFile[], allowed: readonly Crowded[] = crowded): string[] {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    const folder = posix.dirname(path);
    if (!folder.startsWith(GENERATED)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const over = [...counts].filter(([, count]) => count > MAX_FILES);
  const isAllowed = (folder: string) => allowed.some((one) => one.folder === folder);
  return [
    ...over
      .filter(([folder]) => !isAllowed(folder))
      .map(([folder, count]) => `${folder}/: ${count} files, more than ${MAX_FILES}`),
    ...allowed
      .filter(({ folder }) => !over.some(([one]) => one === folder))
      .map(({ folder }) => `${folder}/: its exception from the size of folders is needed no more`),
  ];
}
