/** The house's rules that the linter cannot say: import directions, file length, Persian words outside the catalogue. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { clientSeamFaults } from './rules/client-seams.ts';

const root = join(import.meta.dirname, '..');
const MAX_LINES = 250;

/** Which zones a file of a zone may import from; types of `src/server/api.ts` are open to the client. */
const arrows: Record<string, readonly string[]> = {
  core: ['core'],
  contract: ['contract', 'core'],
  server: ['server', 'contract', 'core'],
  demo: ['demo', 'server', 'contract', 'core'],
  client: ['client', 'contract', 'core'],
  sw: ['sw', 'contract', 'core'],
};

/** Inside the client: ui, offline ← features ← routes; a feature does not import another. */
const clientOrder = ['ui', 'offline', 'data', 'router', 'features', 'routes', 'app'];

const faults: string[] = [];

const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));

const isTable = (file: string): boolean => /[./]table\.ts$/.test(file);
const zoneOf = (file: string): string | undefined => (file.startsWith('sw/') ? 'sw' : file.split('/')[1]);
const isData = (file: string): boolean => /\.gen\.ts$|\/demo\/|-table(-[a-z-]+)?\.ts$/.test(file);

function checkImport(file: string, target: string, isType: boolean): void {
  const from = zoneOf(file) ?? '';
  const to = zoneOf(target) ?? '';
  const isDoor = from === 'client' && target === 'src/server/api.ts' && isType;
  const isSeed = to === 'demo' && file === 'src/server/operations/seed.ts';
  if (!arrows[from]?.includes(to) && !isDoor && !isSeed) faults.push(`${file}: ${from} may not import ${target}`);
  if (from === 'client' && to === 'client') checkClientImport(file, target);
  if (from === 'server' && to === 'server') checkServerImport(file, target);
}

function checkClientImport(file: string, target: string): void {
  const [layer, area] = file.split('/').slice(2);
  const [toLayer, toArea] = target.split('/').slice(2);
  if (!layer || !toLayer || !clientOrder.includes(layer) || !clientOrder.includes(toLayer)) return;
  if (clientOrder.indexOf(toLayer) > clientOrder.indexOf(layer))
    faults.push(`${file}: ${layer} may not import ${target}`);
  if (layer === 'features' && toLayer === 'features' && area !== toArea && area !== 'shell')
    faults.push(`${file}: a feature may not import another (${target})`);
}

function checkServerImport(file: string, target: string): void {
  const area = file.split('/')[2];
  const toArea = target.split('/')[2];
  const isBelow = area === 'platform' || area === 'db' || area === 'operations';
  const isArea = toArea !== 'platform' && toArea !== 'db' && target.split('/').length > 3;
  if (area === 'platform' && isArea) faults.push(`${file}: the platform may not import ${target}`);
  if (!isBelow && area !== toArea && isArea && isTable(target) && !isTable(file) && !mayReadTables(file))
    faults.push(`${file}: another area's table (${target}) is reached through its verbs`);
}

/** The catalogue's writer and reads keep the search index and the suppliers' counts in their own transaction. */
const mayReadTables = (file: string): boolean => file.startsWith('src/server/catalog/');

for (const file of [...filesBelow('src'), ...filesBelow('sw')]) {
  const text = readFileSync(join(root, file), 'utf8');
  const lines = text.split('\n').length - 1;
  if (lines > MAX_LINES && !isData(file)) faults.push(`${file}: ${lines} lines, more than ${MAX_LINES}`);
  for (const [, type, , path] of text.matchAll(
    /^(?:import|export)\s+(type\s)?([^;'"]*?from\s+)?['"](\.{1,2}\/[^'"]+)['"]/gm,
  )) {
    if (path)
      checkImport(
        file,
        relative(root, resolve(root, dirname(file), path))
          .split(sep)
          .join('/'),
        Boolean(type),
      );
  }
  faults.push(...clientSeamFaults(file, text));
  const isInterface = file.startsWith('src/client/') && !/texts(\.ts|\/)|\.gen\.ts$/.test(file);
  if (isInterface) {
    const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    const persian = /['"`>][^'"`<>{}]*[\u0620-\u064a\u066e-\u06d3][^'"`<>{}]*/.exec(code);
    if (persian) faults.push(`${file}: interface words stand in texts.ts, not here (${persian[0].trim()})`);
  }
}

if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n${faults.length} faults\n`);
  process.exit(1);
}
