/** Fails when the client's program holds types of Node or files of the server: they come in by imports of types. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const tsc = join(root, 'node_modules/typescript/bin/tsc');
const FOREIGN = /\/node_modules\/@types\/node\/|\/src\/server\/.*(?<!\.d)\.ts$/;
const LISTED_MAX = 5;

for (const project of ['tsconfig.app.json', 'sw/tsconfig.json']) {
  const files = execFileSync(process.execPath, [tsc, '-p', project, '--listFilesOnly'], {
    cwd: root,
    encoding: 'utf8',
  });
  const foreign = files.split('\n').filter((file) => FOREIGN.test(file));
  if (foreign.length === 0) continue;
  process.stderr.write(`${project} holds\n${foreign.slice(0, LISTED_MAX).join('\n')}\n`);
  process.exitCode = 1;
}
