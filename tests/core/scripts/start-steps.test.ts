import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isNewDatabase, runTogether } from '../../../scripts/start-steps.mjs';

const folder = () => mkdtempSync(join(tmpdir(), 'rasteh-start-'));
const node = (code: string, mayFail = false) => ({ path: process.execPath, args: ['-e', code], mayFail });

describe('isNewDatabase', () => {
  it('is true until the embedded database exists', () => {
    const root = folder();
    expect(isNewDatabase(root, {})).toBe(true);
    mkdirSync(join(root, 'data/pglite'), { recursive: true });
    writeFileSync(join(root, 'data/pglite/PG_VERSION'), '18');
    expect(isNewDatabase(root, {})).toBe(false);
    expect(isNewDatabase(root, { DATA_DIR: '' })).toBe(false);
    expect(isNewDatabase(root, { DATA_DIR: 'other' })).toBe(true);
  });

  it('is false with a PostgreSQL of its own', () => {
    expect(isNewDatabase(folder(), { DATABASE_URL: 'postgres://localhost/one' })).toBe(false);
  });
});

describe('runTogether', () => {
  it('ends with its last step, and a step that may fail fails nothing', async () => {
    await expect(runTogether([node(''), node('process.exit(1)', true)]).done).resolves.toBeUndefined();
  });

  it('ends the other steps when one fails', async () => {
    const waiting = node('setInterval(() => {}, 1000)');
    await expect(runTogether([node('process.exit(3)'), waiting]).done).rejects.toThrow('failed');
    await expect(runTogether([waiting, node('process.exit(3)')]).done).rejects.toThrow('failed');
  });

  it('passes a signal on to all steps', async () => {
    const { done, kill } = runTogether([node('setInterval(() => {}, 1000)', true)]);
    kill('SIGTERM');
    await expect(done).resolves.toBeUndefined();
  });
});
