import type { Plugin, Rolldown } from 'vite';
import { needsNetwork } from '../../src/core/pages/private-pages.ts';
import { routeOfScreen } from '../../src/core/pages/route-screens.ts';

/** The chart of visits is larger than all that a page loads, and few people see it: without a network they read the table. */
const CHART = 'visitor-areas';
/** Files that each chunk loads by static imports, its own among them. */
export const loadedWith = new Map<string, Set<string>>();

/** Files that only the chart and pages that need the network load, at once or later. The worker does not precache them. */
export const onlineOnly = new Set<string>();

const isOnlineOnly = ({ name, facadeModuleId }: Rolldown.OutputChunk): boolean =>
  name === CHART || needsNetwork(routeOfScreen(facadeModuleId ?? '') ?? '');

/** Fills the collections above before the list of preloads of each dynamic import is written. */
export function staticImports(): Plugin {
  return {
    name: 'rasteh:static-imports',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const walk = (file: string, seen: Set<string>): Set<string> => {
          const chunk = bundle[file];
          if (seen.has(file) || chunk?.type !== 'chunk') return seen;
          seen.add(file);
          for (const imported of chunk.imports) walk(imported, seen);
          return seen;
        };
        for (const file of Object.keys(bundle)) loadedWith.set(file, walk(file, new Set()));
        const reached = new Set<string>();
        const reach = (file: string): void => {
          const chunk = bundle[file];
          if (reached.has(file) || chunk?.type !== 'chunk' || isOnlineOnly(chunk)) return;
          reached.add(file);
          for (const next of [...chunk.imports, ...chunk.dynamicImports]) reach(next);
        };
        for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) reach(chunk.fileName);
        for (const [file, { type }] of Object.entries(bundle))
          if (type === 'chunk' && !reached.has(file)) onlineOnly.add(file);
      },
    },
  };
}
