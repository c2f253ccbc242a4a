// npm start: install, build what changed, then become the server.
import { spawn } from 'node:child_process';
import { install, node, root, run } from './install.mjs';

process.stdout.write('راسته\n');
install();
run(['scripts/build.ts']);
const server = spawn(node, ['src/server/main.ts'], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
