import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { reachOf, readChange } from '../../../../scripts/test/changed.mjs';

describe('reachOf', () => {
  it('leaves browser tests out for what the pages do not load', () => {
    expect(reachOf(['src/server/app.ts', 'src/core/money/money.ts'])).toEqual({ tests: 'related', browser: 'none' });
  });

  it('runs all browser tests for a change of the client, the worker or their setup', () => {
    for (const path of ['src/client/app/main.tsx', 'sw/sw.ts', 'index.html', 'tests/setup/site.ts'])
      expect(reachOf([path]).browser, path).toBe('all');
  });

  it('runs the browser tests that import what changed among them', () => {
    expect(reachOf(['tests/e2e/together/search.test.ts'])).toEqual({ tests: 'related', browser: 'related' });
  });

  it('runs everything in Node for a file that no import shows', () => {
    for (const path of ['src/server/db/migrations/0001_a.sql', 'package-lock.json', 'docs/import/pumps.csv'])
      expect(reachOf(['src/core/money/money.ts', path]).tests, path).toBe('all');
  });

  it('runs nothing for documents and benches', () => {
    const paths = ['README.md', 'docs/testing.md', 'tests/bench/main.ts', 'tests/flaky.md'];
    expect(reachOf(paths)).toEqual({ tests: 'none', browser: 'none' });
    expect(reachOf([])).toEqual({ tests: 'none', browser: 'none' });
  });
});

describe('readChange', () => {
  it('lists what differs from where the branch left main, committed or not', () => {
    const root = mkdtempSync(join(tmpdir(), 'rasteh-change-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: root });
    const write = (name: string, text: string) => writeFileSync(join(root, name), text);
    const commit = () => {
      git('add', '.');
      git('commit', '-qm', 'A change');
    };
    git('init', '-q', '-b', 'main');
    mkdirSync(join(root, 'src'));
    for (const name of ['src/a.ts', 'src/b.ts', 'src/c.ts']) write(name, '');
    commit();
    git('checkout', '-qb', 'topic');
    write('src/a.ts', '1');
    commit();
    write('src/b.ts', '1');
    write('src/new.ts', '');
    expect(readChange(root).paths.toSorted()).toEqual(['src/a.ts', 'src/b.ts', 'src/new.ts']);
    expect(readChange(root, 'HEAD').paths.toSorted()).toEqual(['src/b.ts', 'src/new.ts']);
  });
});
