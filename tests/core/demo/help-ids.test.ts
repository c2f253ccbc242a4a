import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { demoHelp } from '../../../src/demo/content/demo-help.ts';

const ROOT = join(import.meta.dirname, '../../..');
const USE = /<(?:HelpButton|WithHelp)\b[^>]*?\bid="([^"]+)"|\bhelpId="([^"]+)"/g;

const used = globSync('src/client/**/*.tsx', { cwd: ROOT }).flatMap((file) =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(USE)].map(([, id, other = '']) => id ?? other),
);

describe('help beside elements', () => {
  it('is written for every element that shows its button', () => {
    const written = new Set(demoHelp.map(({ uniqueId }) => uniqueId));
    expect(used.filter((id) => !written.has(id))).toEqual([]);
  });

  it('has a button on a screen for most entries', () => {
    expect(new Set(used).size).toBeGreaterThanOrEqual(30);
  });
});
