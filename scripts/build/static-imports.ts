import type { Plugin, Rolldown } from 'vite';
import { needsNetwork } from '../../src/core/pages/private-pages.ts';
import { routeOfScreen } from '../../src/core/pages/route-screens.ts';

/** The chart of visits is larger than all that a page loads, and few people see it: without a network they read the table. */
const CHART = 'visitor-areas';
/** Files that each chunk loads by static imports, its own among them. */
export const loadedWith = new Map<string, Set<string>>();

/** Files that only the chart and pages that need the network load. The worker does not precache them. */
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
        const starts = Object.values(bundle).filter(
          (one) => one.type === 'chunk' && (one.isEntry || one.isDynamicEntry),
        );
        const filesOf = (chunks: typeof starts) =>
          new Set(chunks.flatMap(({ fileName }) => [...(loadedWith.get(fileName) ?? [])]));
        const [online, offline] = [true, false].map((is) =>
          filesOf(starts.filter((one) => one.type === 'chunk' && isOnlineOnly(one) === is)),
        );
        for (const file of online ?? []) if (!offline?.has(file)) onlineOnly.add(file);
      },
    },
  };
}
