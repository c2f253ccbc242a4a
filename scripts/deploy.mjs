// npm run deploy: builds the current sources, then makes the running `npm start` restart its server.
import { existsSync, readFileSync } from 'node:fs';
import { install, run } from './install.mjs';
import { pidFile } from './pid-file.mjs';

install();
run(['scripts/build.ts']);
if (!existsSync(pidFile)) {
  process.stdout.write('  npm start در حال اجرا نیست؛ ساخت آماده است.\n');
} else {
  process.kill(Number(readFileSync(pidFile, 'utf8')), 'SIGHUP');
  process.stdout.write('  ✓ سرور با ساخت تازه از نو آغاز می‌شود.\n');
}
