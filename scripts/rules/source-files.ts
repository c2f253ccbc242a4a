import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { SourceFile } from './rule.ts';

const FOLDERS = ['src', 'sw', 'scripts', 'tests', 'docs'];
const READ = /\.(?:tsx?|mts|mjs|css|md|html|json)$/;
const NOT_READ = /^package-lock\.json$|^src\/server\/db\/migrations\//;

/** Files of the root and of our folders. Binary files are listed without content. */
export function readSourceFiles(root: string): SourceFile[] {
  const entries = [
    ...readdirSync(root, { withFileTypes: true }),
    ...FOLDERS.flatMap((folder) => readFolder(join(root, folder))),
  ];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
    .map((path) => {
      const isRead = READ.test(path) && !NOT_READ.test(path);
      return { path, text: isRead ? readFileSync(join(root, path), 'utf8') : '' };
    });
}

function readFolder(path: string) {
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
