import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkKit } from '../../../scripts/rules/kit.ts';

const ROOT = join(import.meta.dirname, '../../..');
const faultsOf = (path: string, text: string) => checkKit([{ path, text }]);
const SCREEN = 'src/client/features/account/sign-in-screen.tsx';

describe('the rule of the kit', () => {
  it.each(['button', 'dialog', 'select', 'textarea', 'input'])('refuses <%s> in a screen, with its line', (element) => {
    const [fault, ...others] = faultsOf(SCREEN, `export const One = () => (\n  <${element} className="own" />\n);\n`);
    expect(fault).toMatch(new RegExp(`^${SCREEN}:2: <${element}> `));
    expect(others).toEqual([]);
  });

  it.each([
    ['a part of the kit', 'src/client/ui/kit/button.tsx', '<button type="submit" />'],
    ['an input that the kit has no part for', SCREEN, '<input\n  key={bound}\n  type="range"\n  min={0} />'],
    ['a part by its own name', SCREEN, '<Button onClick={() => {}} />'],
    ['a word in a comment', SCREEN, '// a <button> of the browser\n/* or an <input> */'],
    ['the server', 'src/server/pages/draw.tsx', '<button />'],
  ])('allows %s', (_what, file, text) => {
    expect(faultsOf(file, text)).toEqual([]);
  });

  it('is told by the type alone, whatever else an input holds', () => {
    expect(faultsOf(SCREEN, '<input onChange={() => pick({ type: 1 })} name="range" />')).toHaveLength(1);
    expect(faultsOf(SCREEN, '<input onChange={(event) => set(event)} type="range" />')).toEqual([]);
  });

  it('is kept by every screen', () => {
    const files = globSync('src/client/**/*.tsx', { cwd: ROOT });
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((file) => faultsOf(file, readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
  });
});
