// npm start: installs, builds if needed, then runs the server. SIGHUP restarts the server with the current build.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { install, root, runtime } from './install.mjs';
import { pidFile } from './pid-file.mjs';
import { programPath } from './program-path.mjs';
import { isNewDatabase, runTogether } from './start-steps.mjs';

process.stdout.write('راسته\n');
install();

/** Node keeps the compiled modules here: the next start takes a third less time. */
const env = { NODE_COMPILE_CACHE: join(root, '.cache/compiled'), ...process.env };
const path = runtime();

let isRestarting = false;
/** @type {import('node:child_process').ChildProcess | undefined} */
let server;

const steps = [{ path, args: ['scripts/build.ts'] }];
if (isNewDatabase(root, env)) steps.push({ path, args: ['src/server/cli/prepare/main.ts'], mayFail: true });
const preparation = runTogether(steps, { cwd: root, env });

let isStopping = false;
for (const signal of ['SIGTERM', 'SIGINT'])
  process.on(signal, () => {
    isStopping = true;
    preparation.kill(signal);
    server?.kill(signal);
  });
process.on('SIGHUP', () => {
  if (!server) return;
  isRestarting = true;
  server.kill('SIGTERM');
});

await preparation.done.catch(() => process.exit(1));
if (isStopping) process.exit(1);
server = startServer();
mkdirSync(dirname(pidFile), { recursive: true });
writeFileSync(pidFile, String(process.pid));

function startServer() {
  const child = spawn(path, [programPath(root)], { cwd: root, stdio: 'inherit', env });
  child.on('exit', (code, signal) => {
    if (isRestarting) {
      isRestarting = false;
      server = startServer();
      return;
    }
    rmSync(pidFile, { force: true });
    process.exit(signal ? 1 : (code ?? 1));
  });
  return child;
}
