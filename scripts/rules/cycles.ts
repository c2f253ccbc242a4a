import { posix } from 'node:path';
import { type Exception, without } from './exceptions.ts';
import { type Import, importsOf } from './import-graph.ts';
import type { SourceFile } from './rule.ts';

/**
 * Excludes contracts, whose types refer to each other, and routes, which only the app imports: they are above the
 * folders of their area.
 */
const IN_FOLDERS = /^src\/(?:client|server|core|demo)\//;
const ROUTES = /(?:^|[/-])routes\.ts$/;

const exceptions: readonly Exception[] = [
  { from: 'src/server/db/schema.ts', to: 'src/server/', why: 'lists the tables of all areas for migrations' },
  { from: 'src/server/cli/seed.ts', to: 'src/demo/', why: 'fills an empty database with the demo' },
];

/** Import cycles of files, including type imports. */
export function checkFileCycles(files: readonly SourceFile[]): string[] {
  return cyclesOf(importsOf(files)).map((cycle) => `${cycle[0]}: imports itself by ${cycle.slice(1).join(', ')}`);
}

/**
 * Import cycles of sibling folders with their subfolders, including type imports. A folder and its own subfolders may
 * import each other.
 */
export function checkFolderCycles(files: readonly SourceFile[], allowed: readonly Exception[] = exceptions): string[] {
  const { rest, faults } = without(
    importsOf(files).filter(({ from, to }) => IN_FOLDERS.test(from) && IN_FOLDERS.test(to) && !ROUTES.test(from)),
    allowed,
  );
  const examples = new Map<string, Import>();
  for (const one of rest) {
    const [from, to] = siblingsOf(one);
    if (from !== to) examples.set(`${from} ${to}`, one);
  }
  const edges = [...examples.keys()].map((key) => {
    const [from = '', to = ''] = key.split(' ');
    return { from, to };
  });
  const found = cyclesOf(edges).map((cycle) => {
    const steps = edges.filter(({ from, to }) => cycle.includes(from) && cycle.includes(to));
    const shown = steps.map(({ from, to }) => examples.get(`${from} ${to}`)).map((one) => `${one?.from} → ${one?.to}`);
    return `${cycle[0]}: imports itself by ${cycle.slice(1).join(', ')} (${shown.join('; ')})`;
  });
  return [...faults, ...found];
}

/** The folders of both files directly below their closest common folder; equal if one folder contains the other. */
function siblingsOf({ from, to }: Import): [string, string] {
  const [a, b] = [posix.dirname(from).split('/'), posix.dirname(to).split('/')];
  let depth = 0;
  while (depth < a.length && depth < b.length && a[depth] === b[depth]) depth++;
  if (depth === a.length || depth === b.length) return ['', ''];
  return [a.slice(0, depth + 1).join('/'), b.slice(0, depth + 1).join('/')];
}

/** Strongly connected components of more than one node (Tarjan's algorithm). */
function cyclesOf(edges: readonly { from: string; to: string }[]): string[][] {
  const targets = Map.groupBy(edges, ({ from }) => from);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  const visit = (node: string): number => {
    const place = order.size;
    order.set(node, place);
    lowest.set(node, place);
    open.push(node);
    for (const { to } of targets.get(node) ?? []) {
      const reached = order.has(to) ? (open.includes(to) ? order.get(to) : undefined) : visit(to);
      if (reached !== undefined) lowest.set(node, Math.min(lowest.get(node) ?? place, reached));
    }
    if (lowest.get(node) === place) {
      const cycle = open.splice(open.indexOf(node));
      if (cycle.length > 1) cycles.push(cycle);
    }
    return lowest.get(node) ?? place;
  };
  for (const node of targets.keys()) if (!order.has(node)) visit(node);
  return cycles;
}
