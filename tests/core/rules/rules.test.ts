import { describe, expect, it } from 'vitest';
import { checkClientSchemas } from '../../../scripts/rules/client-schemas.ts';
import { checkFileCycles, checkFolderCycles } from '../../../scripts/rules/cycles.ts';
import { checkFileLength } from '../../../scripts/rules/file-length.ts';
import { checkFolderSize } from '../../../scripts/rules/folder-size.ts';
import { checkImportFailures } from '../../../scripts/rules/import-failures.ts';
import { checkImports } from '../../../scripts/rules/imports.ts';
import { checkLogicalCss } from '../../../scripts/rules/logical-css.ts';
import { checkNamedPaths } from '../../../scripts/rules/named-paths.ts';
import { checkTexts } from '../../../scripts/rules/texts.ts';

const filesOf = (texts: Record<string, string>) => Object.entries(texts).map(([path, text]) => ({ path, text }));
const importFaults = (from: string, text: string) => checkImports(filesOf({ [from]: text }), []);

describe('checkImports', () => {
  it.each([
    ['src/core/a.ts', "import { b } from '../contract/b.ts';"],
    ['src/contract/a.ts', "import { b } from '../server/b.ts';"],
    ['sw/a.ts', "import { b } from '../src/client/ui/b.ts';"],
    ['src/server/ads/a.ts', "import { b } from '../../demo/b.ts';"],
    ['src/client/ui/a.ts', "import { b } from '../../server/api.ts';"],
    ['src/client/ui/a.ts', "import type { b } from '../../server/app.ts';"],
    ['scripts/a.ts', "import { b } from '../src/client/app/b.ts';"],
    ['vite.config.ts', "import { b } from './src/server/b.ts';"],
  ])('refuses an import of another zone in %s: %s', (from, text) => {
    expect(importFaults(from, text)).toHaveLength(1);
  });

  it.each([
    "const b = await import('../features/b/b.ts');",
    "type B = typeof import('../features/b/b.ts');",
    "export * from '../features/b/b.ts';",
    "export type { B } from '../features/b/b.ts';",
    "import '../features/b/b.ts';",
    "new Worker(new URL('../features/b/b.ts', import.meta.url));",
  ])('sees every kind of import: %s', (text) => {
    expect(importFaults('src/client/ui/a.ts', text)).toEqual([
      'src/client/ui/a.ts: ui may not import src/client/features/b/b.ts',
    ]);
  });

  it.each([
    ['src/client/texts/a.ts', '../ui/b.ts'],
    ['src/client/offline/a.ts', '../data/b.ts'],
    ['src/client/router/a.ts', '../routes/b.ts'],
    ['src/client/parts/a/a.ts', '../../features/a/b.ts'],
    ['src/client/features/a/a.ts', '../b/b.ts'],
    ['src/client/features/a/a.ts', '../shell/b.ts'],
    ['src/client/features/a/a.ts', '../../app/b.ts'],
    ['src/client/a.ts', './ui/b.ts'],
    ['src/server/db/a.ts', '../ads/b.ts'],
    ['src/server/platform/a.ts', '../ads/b.ts'],
    ['src/server/db/a.ts', '../platform/b.ts'],
    ['src/server/ads/a.ts', '../cli/b.ts'],
    ['src/server/ads/a.ts', '../app.ts'],
    ['src/server/ads/a.ts', '../places/place.table.ts'],
    ['src/server/ads/a.ts', '../places/city/city.table.ts'],
    ['src/server/ads/a.ts', '../places/routes.ts'],
    ['src/server/ads/a.ts', './routes.ts'],
    ['src/server/ads/a.ts', './area.ts'],
    ['src/server/ads/area.ts', '../places/routes.ts'],
    ['src/server/ads/area.ts', '../places/area.ts'],
    ['src/server/ads/area.ts', '../places/read.ts'],
    ['src/server/app.ts', './ads/routes.ts'],
  ])('refuses in %s a layer above or another room: %s', (from, to) => {
    expect(importFaults(from, `import { b } from '${to}';`)).toHaveLength(1);
  });

  it.each([
    ['src/client/ui/a.ts', "import type { b } from '../../server/api.ts';"],
    ['src/client/features/shell/a.ts', "import { b } from '../b/b.ts';"],
    ['src/client/features/a/a.ts', "import { b } from '../../parts/b/b.ts';"],
    ['src/client/app/a.ts', "import { b } from '../routes/b.ts';"],
    ['src/server/ads/a.ts', "import type { AppDeps } from '../app-deps.ts';"],
    ['src/server/ads/ad.table.ts', "import { places } from '../places/place.table.ts';"],
    ['src/server/ads/a.ts', "import { findPlace } from '../places/read.ts';"],
    ['src/server/ads/area.ts', "import { adRoutes } from './routes.ts';"],
    ['src/server/ads/area.ts', "import { adRoutes } from './place/ad-routes.ts';"],
    ['src/server/ads/area.ts', "import { defineArea } from '../define-area.ts';"],
    ['src/server/areas.ts', "export { adsArea } from './ads/area.ts';"],
    ['tests/api/a.test.ts', "import { b } from '../../src/server/ads/ad.table.ts';"],
  ])('lets pass in %s: %s', (from, text) => {
    expect(importFaults(from, text)).toEqual([]);
  });

  it('lets an exception pass and refuses one that nothing needs', () => {
    const files = filesOf({ 'src/server/seed.ts': "import { b } from '../demo/b.ts';" });
    const exception = { from: 'src/server/seed.ts', to: 'src/demo/', why: 'fills the database' };
    expect(checkImports(files, [exception])).toEqual([]);
    expect(checkImports(files, [exception, { ...exception, to: 'src/client/' }])).toEqual([
      'src/server/seed.ts: the exception for its import of src/client/ is needed no more',
    ]);
  });
});

describe('checkFileCycles', () => {
  it('refuses files that import each other, also through others and by types alone', () => {
    const files = filesOf({
      'src/core/a.ts': "import type { B } from './b.ts';",
      'src/core/b.ts': "import { c } from './c.ts';",
      'src/core/c.ts': "export type C = typeof import('./a.ts');",
      'src/core/d.ts': "import { a } from './a.ts';",
    });
    expect(checkFileCycles(files)).toEqual(['src/core/a.ts: imports itself by src/core/b.ts, src/core/c.ts']);
  });
});

describe('checkFolderCycles', () => {
  const inArea = { 'src/server/ads/place/a.ts': "import { b } from '../person/b.ts';" };

  it('refuses folders side by side that import each other', () => {
    const files = filesOf({ ...inArea, 'src/server/ads/person/c.ts': "import type { D } from '../place/deep/d.ts';" });
    expect(checkFolderCycles(files, [])).toEqual([
      'src/server/ads/place: imports itself by src/server/ads/person (src/server/ads/place/a.ts → src/server/ads/person/b.ts; src/server/ads/person/c.ts → src/server/ads/place/deep/d.ts)',
    ]);
  });

  it('refuses a circle of three folders', () => {
    const files = filesOf({
      ...inArea,
      'src/server/ads/person/b.ts': "import { c } from '../city/c.ts';",
      'src/server/ads/city/c.ts': "import { a } from '../place/e.ts';",
    });
    expect(checkFolderCycles(files, [])).toHaveLength(1);
  });

  it('lets a folder and its own subfolders, and routes, import as they need', () => {
    const files = filesOf({
      ...inArea,
      'src/server/ads/person/routes.ts': "import { a } from '../place/a.ts';",
      'src/core/filters.ts': "import { a } from './filters/a.ts';",
      'src/core/filters/a.ts': "import { units } from '../units.ts';",
    });
    expect(checkFolderCycles(files, [])).toEqual([]);
  });
});

describe('checkFileLength', () => {
  it('refuses more than 250 lines of code, but not of data', () => {
    const text = '\n'.repeat(251);
    expect(checkFileLength(filesOf({ 'src/core/a.ts': text }))).toEqual(['src/core/a.ts: 251 lines, more than 250']);
    const allowed = {
      'src/core/units/units-table.ts': text,
      'src/demo/goods.ts': text,
      'src/core/b.ts': '\n'.repeat(250),
    };
    expect(checkFileLength(filesOf(allowed))).toEqual([]);
  });
});

describe('checkFolderSize', () => {
  const filled = (folder: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ path: `${folder}/a${at}.ts`, text: '' }));

  it('refuses more than 30 files directly in a folder', () => {
    const files = [...filled('src/core', 30), ...filled('src/core/need', 31)];
    expect(checkFolderSize(files, [])).toEqual(['src/core/need/: 31 files, more than 30']);
    expect(checkFolderSize(filled('src/server/db/migrations/meta', 31), [])).toEqual([]);
  });

  it('lets an exception pass and refuses one that nothing needs', () => {
    const exceptions = [{ folder: 'tests/bench', why: 'a test' }];
    expect(checkFolderSize(filled('tests/bench', 31), exceptions)).toEqual([]);
    expect(checkFolderSize(filled('tests/bench', 30), exceptions)).toEqual([
      'tests/bench/: its exception from the size of folders is needed no more',
    ]);
  });
});

describe('checkTexts', () => {
  it('refuses Persian outside files of texts, but not in comments', () => {
    expect(checkTexts(filesOf({ 'src/client/ui/a.tsx': 'const a = <b>کالا</b>;' }))).toHaveLength(1);
    const allowed = { 'src/client/features/a/a-texts.ts': "const a = 'کالا';", 'src/client/ui/b.ts': '// کالا' };
    expect(checkTexts(filesOf(allowed))).toEqual([]);
  });
});

describe('checkLogicalCss', () => {
  const faultsOf = (declaration: string) =>
    checkLogicalCss(filesOf({ 'src/client/ui/a.css': `.a {\n  ${declaration};\n}` }));

  it.each([
    'margin-left: 1px',
    'padding-top: 1px',
    'border-right: 1px solid',
    'border-top-left-radius: 2px',
    'left: 0',
    'max-width: 10px',
    'text-align: right',
    'float: left',
    'margin: 1px 2px 3px 4px',
    'inset: 0 auto 0 0',
    'padding: 0 calc(1px + max(2px, 3px)) 0 0',
    'border-radius: 6px 0 0 6px',
    'border-radius: 6px 0',
  ])('refuses %s', (declaration) => {
    expect(faultsOf(declaration)).toEqual([expect.stringContaining('src/client/ui/a.css:2: ')]);
  });

  it.each([
    'margin-inline-start: 1px',
    'inset: 0',
    'inset-block-start: env(safe-area-inset-top)',
    'padding: 1px 2px 3px',
    'margin: 1px 2px 3px 2px',
    'border-radius: 6px 6px 0 0',
    'text-align: start',
    'transition: width 1s',
    'inline-size: 10px',
  ])('lets %s pass', (declaration) => {
    expect(faultsOf(declaration)).toEqual([]);
  });

  it('lets a physical declaration pass with its reason beside or above it', () => {
    expect(faultsOf('left: 0; /* physical: a ruler counts from the left in every language */')).toEqual([]);
    expect(faultsOf('/* physical: a ruler counts from the left */\n  left: 0')).toEqual([]);
    expect(faultsOf('/* physical: */ left: 0')).toHaveLength(1);
  });

  it('reads inline styles and the styles of documents', () => {
    const inline = 'const a = <p style={{ marginLeft: 1, blockSize: size }} />; const b = { top: 1 };';
    expect(checkLogicalCss(filesOf({ 'src/client/ui/a.tsx': inline }))).toEqual([
      'src/client/ui/a.tsx:1: `margin-left: 1` is physical, not logical',
    ]);
    const cast = "const a = <p style={{ '--left': '1px' } as CSSProperties} onClick={() => to({ top: 1 })} />;";
    expect(checkLogicalCss(filesOf({ 'src/client/ui/a.tsx': cast }))).toEqual([]);
    expect(checkLogicalCss(filesOf({ 'index.html': '<style>p{left:0}</style>' }))).toHaveLength(1);
  });
});

describe('checkNamedPaths', () => {
  const there = { 'src/core/a.ts': '', 'docs/decisions/001-a.md': '' };

  it('refuses paths in documents and comments that are not there', () => {
    const files = filesOf({
      ...there,
      'README.md': 'See `src/core/b.ts` and src/server/.',
      'sw/a.ts': `/** As in ${'src'}/core/c.ts. */\nimport '../src/core/d.ts'; // ${'docs'}/d.md`,
    });
    expect(checkNamedPaths(files)).toEqual([
      'README.md: there is no src/core/b.ts',
      'README.md: there is no src/server',
      'sw/a.ts: there is no src/core/c.ts',
      'sw/a.ts: there is no docs/d.md',
    ]);
  });

  it('knows files, folders and placeholders', () => {
    const text = '`src/core/a.ts`, `src/core/`, src/core. `src/core/<noun>/read.ts`, src/core/*.ts, docs/decisions/NNN';
    expect(checkNamedPaths(filesOf({ ...there, 'README.md': text }))).toEqual([
      'README.md: there is no docs/decisions/NNN',
    ]);
  });
});

describe('checkClientSchemas', () => {
  const schema = { path: 'src/contract/note.ts', text: "import { z } from 'zod';\nexport const note = z.string();" };
  const page = (text: string) => ({ path: 'src/client/features/notes/page.tsx', text });

  it('finds a value whose file loads zod, also by another file', () => {
    const between = { path: 'src/contract/notes.ts', text: "export { note } from './note.ts';" };
    const direct = page("import { note } from '../../../contract/note.ts';");
    const byAnother = page("import { note } from '../../../contract/notes.ts';");
    expect(checkClientSchemas([schema, direct])).toEqual([expect.stringContaining('src/contract/note.ts')]);
    expect(checkClientSchemas([schema, between, byAnother])).toEqual([
      expect.stringContaining('src/contract/notes.ts'),
    ]);
    expect(checkClientSchemas([page("import { z } from 'zod';")])).toHaveLength(1);
  });

  it('permits types', () => {
    expect(checkClientSchemas([schema, page("import type { note } from '../../../contract/note.ts';")])).toEqual([]);
  });
});

describe('checkImportFailures', () => {
  const faultsOf = (text: string) => checkImportFailures([{ path: 'src/client/features/a.ts', text }]);

  it.each([
    "import('./b.ts').then((b) => b.run({ a: 1, b: 2 }), () => {});",
    "import('./b.ts').then(\n  (b) => set(() => b.Part),\n  () => setTimeout(load, pause),\n);",
  ])('refuses a failure that Vite hides: %s', (text) => expect(faultsOf(text)).toHaveLength(1));

  it.each([
    "import('./b.ts').then((b) => b.run(1, 2)).catch(() => {});",
    "import('./b.ts').then(\n  ({ a, b }) => a(b),\n);",
    'load().then((b) => b.run(), () => {});',
  ])('permits %s', (text) => expect(faultsOf(text)).toEqual([]));
});
