import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readJson } from '../../../src/server/catalog/import/read-json.ts';
import { temporaryRoot } from '../../setup/test-database.ts';

const collectGarbage = globalThis.gc ?? expect.unreachable('the configuration of the tests exposes it');

const product = (id: string, description: string) => ({
  id,
  manufacturer: 'm',
  partNumber: id,
  names: { fa: `کالای ${id}` },
  category: 'c',
  props: [{ key: 'd', type: 'quantity', quantityKind: 'Length', unit: 'mm', value: 5 }],
  description,
});

describe('readJson', () => {
  test('needs little memory for a file of 40 MB', async () => {
    const folder = mkdtempSync(join(temporaryRoot(), 'rasteh-long-'));
    try {
      const path = join(folder, 'long.json');
      const stream = createWriteStream(path);
      stream.write('{"categories":[],"manufacturers":[],"products":[');
      const text = 'ب'.repeat(1000);
      for (let index = 0; index < 20_000; index++) {
        const line = `${index ? ',' : ''}${JSON.stringify(product(`p${index}`, text))}\n`;
        if (!stream.write(line)) await once(stream, 'drain');
      }
      stream.end(']}');
      await once(stream, 'close');
      let count = 0;
      let line = 0;
      const held: number[] = [];
      for await (const record of readJson(path)) {
        count += 1;
        line = record.line ?? 0;
        if (count % 5000 !== 0) continue;
        collectGarbage();
        held.push(process.memoryUsage().heapUsed);
      }
      expect([count, line]).toEqual([20_000, 20_000]);
      const [early = 0, ...later] = held;
      expect(Math.max(...later) - early).toBeLessThan(10 * 1024 * 1024);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
