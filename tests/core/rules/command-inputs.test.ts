import { expect, it } from 'vitest';
import { checkCommandInputs } from '../../../scripts/rules/command-inputs.ts';

const faults = (path: string, text: string) => checkCommandInputs([{ path, text }]);

it.each([
  "z.custom<(phone: string) => string>((value) => typeof value === 'function')",
  'z.custom<Visitor>()',
  'z.function()',
  'z.instanceof(KeyRing)',
  'z.any()',
])('refuses a schema that lets functions pass: %s', (schema) => {
  expect(faults('src/server/ads/a.ts', `const input = z.object({ a: ${schema} });`)).toHaveLength(1);
  expect(faults('src/contract/ads/a.ts', `const input = z.object({ a: ${schema} });`)).toHaveLength(1);
});

it.each([
  ['src/server/ads/a.ts', 'const input = z.object({ a: z.string() }); // no z.custom()'],
  ['src/server/ads/a.ts', 'const input = z.object({ content: z.instanceof(Buffer) });'],
  ['src/client/data/a.ts', 'const stored = z.custom<Saved>(isSaved);'],
])('lets pass in %s: %s', (path, text) => {
  expect(faults(path, text)).toEqual([]);
});
