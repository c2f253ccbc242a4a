import { install, run } from './install.mjs';

install();
run(['scripts/build.ts', ...process.argv.slice(2)]);
