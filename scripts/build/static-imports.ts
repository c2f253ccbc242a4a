import type { Plugin, Rolldown } from 'vite';
import { needsNetwork } from '../../src/core/pages/private-pages.ts';
import { routeOfScreen } from '../../src/core/pages/route-screens.ts';

/**
 * Chunks that only the network has a use for: what is sent at once or not at all; the chart of visits, which is larger
 * than all that a page loads and has a table beside it; and workbooks, which have CSV or the page beside them.
 */
const online: ReadonlySet<string> = new Set([
  'visitor-areas',
  'pay-sheet',
  'charge-sheet',
  'payout-sheet',
  'report-sheet',
  'write-xlsx',
]);
/** Files that each chunk loads by static imports, its own among them. */
export const loadedWith = new Map<string, Set<string>>();

/** Files that only these chunks and pages that need the network load, at once or later. The worker does not precache them. */
export const onlineOnly = new Set<string>();

const isOnlineOnly = ({ name, facadeModuleId }: Rolldown.OutputChunk): boolean =>
  online.has(name) || needsNetwork(routeOfScreen(facadeModuleId ?? '') ?? '');

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
