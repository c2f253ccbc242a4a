// npm run import: runs the built command, which starts faster, or the sources if the build is not theirs.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtImport } from './program-path.mjs';

const root = join(import.meta.dirname, '..');
await import(pathToFileURL(builtImport(root) ?? join(root, 'src/server/cli/import/main.ts')).href);
