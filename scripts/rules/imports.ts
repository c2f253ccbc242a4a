import { type Exception, without } from './exceptions.ts';
import { type Import, importsOf } from './import-graph.ts';
import type { SourceFile } from './rule.ts';

/** The zones that a zone may import besides itself. Tests may import anything. */
const zones: Readonly<Record<string, readonly string[]>> = {
  core: [],
  contract: ['core'],
  server: ['contract', 'core'],
  demo: ['server', 'contract', 'core'],
  client: ['contract', 'core'],
  sw: ['contract', 'core'],
  scripts: ['core'],
  config: ['scripts', 'core'],
};

/** Lowest first; a file may import its own layer and lower ones. */
const clientLayers = ['texts', 'ui', 'offline', 'data', 'router', 'parts', 'features', 'routes', 'app'];
const serverLayers = ['env', 'db', 'platform', 'area', 'register', 'cli', 'root'];

/** Layers of the files in the server's root: they decide who may import each. */
const serverRoots: Readonly<Record<string, string>> = {
  'env.ts': 'env',
  'app-deps.ts': 'area',
  'define-area.ts': 'area',
};

const ROUTES = /(?:^|[/-])routes\.ts$/;
const REGISTER = /^src\/server\/[^/]+\/area\.ts$/;

const exceptions: readonly Exception[] = [
  { from: 'src/server/cli/seed.ts', to: 'src/demo/', why: 'fills an empty database with the demo' },
  { from: 'src/server/db/schema.ts', to: 'src/server/', why: 'lists the tables of all areas for migrations' },
  { from: 'scripts/answer-shapes.ts', to: 'src/contract/', why: 'derives the versions of saved answers from it' },
  { from: 'scripts/make-screenshots.ts', to: 'tests/setup/', why: 'takes its pictures with the devices of the tests' },
  {
    from: 'src/server/catalog/',
    to: 'src/server/suppliers/supplier.table.ts',
    why: 'writes suppliers in the transaction of a catalogue',
  },
];

/** Checks the direction of all imports between zones, layers, areas and features. */
export function checkImports(files: readonly SourceFile[], allowed: readonly Exception[] = exceptions): string[] {
  const { rest, faults } = without(importsOf(files), allowed);
  return [...faults, ...rest.flatMap((one) => faultOf(one) ?? [])];
}

function faultOf({ from, to, isType }: Import): string | undefined {
  const [zone, target] = [zoneOf(from), zoneOf(to)];
  if (zone === 'tests') return undefined;
  if (zone !== target) {
    const isDoor = zone === 'client' && to === 'src/server/api.ts' && isType;
    return isDoor || zones[zone]?.includes(target) ? undefined : `${from}: ${zone} may not import ${to}`;
  }
  if (zone === 'client') return clientFaultOf(from, to);
  if (zone === 'server') return serverFaultOf(from, to);
  return undefined;
}

function zoneOf(path: string): string {
  const [top = '', folder = ''] = path.split('/');
  if (top === 'src') return folder;
  return path.includes('/') ? top : 'config';
}

function clientFaultOf(from: string, to: string): string | undefined {
  const [layer = '', feature] = from.split('/').slice(2);
  const [targetLayer = '', targetFeature] = to.split('/').slice(2);
  const [place, targetPlace] = [clientLayers.indexOf(layer), clientLayers.indexOf(targetLayer)];
  if (place < 0 || targetPlace < 0) return `${from}: ${place < 0 ? layer : targetLayer} is no layer of the client`;
  if (targetPlace > place) return `${from}: ${layer} may not import ${to}`;
  // The shell renders parts of other features around every page.
  const isForeign = layer === 'features' && targetLayer === 'features' && feature !== targetFeature;
  return isForeign && feature !== 'shell' ? `${from}: a feature may not import another (${to})` : undefined;
}

function serverFaultOf(from: string, to: string): string | undefined {
  const [layer, targetLayer] = [serverLayerOf(from), serverLayerOf(to)];
  if (serverLayers.indexOf(targetLayer) > serverLayers.indexOf(layer)) return `${from}: ${layer} may not import ${to}`;
  const isOther = areaOf(from) !== areaOf(to);
  if (layer === 'area' && isOther && targetLayer === 'area' && isTable(to) && !isTable(from))
    return `${from}: another area's table (${to}) is reached through its verbs`;
  if (layer === 'register' && isOther && isArea(to))
    return `${from}: an area declares its own parts only; what it needs of another (${to}) that one gives`;
  return ROUTES.test(to) && layer !== 'register'
    ? `${from}: routes are mounted by their area.ts only (${to})`
    : undefined;
}

function serverLayerOf(path: string): string {
  const area = areaOf(path);
  if (path.split('/').length === 3) return serverRoots[area] ?? 'root';
  if (serverLayers.includes(area)) return area;
  return REGISTER.test(path) ? 'register' : 'area';
}

/** Whether it belongs to an area, and not to the ground below them. */
const isArea = (path: string): boolean =>
  path.split('/').length > 3 && ['area', 'register'].includes(serverLayerOf(path));

const areaOf = (path: string): string => path.split('/')[2] ?? '';
const isTable = (path: string): boolean => path.endsWith('.table.ts');
