/** Rules of the client's reads: which files make options and keys, and which may inspect a key. */

import { type SourceFile, withoutComments } from './rule.ts';

const MAKERS = 'src/client/data/reads.ts';
const AREA_FILE = /^src\/client\/(?:features|parts)\/[^/]+\/(?:[^/]+\/)?queries\.ts$/;

/** Areas of several features: the answers that devices have saved are found by the old name. */
const manyFeatures: ReadonlySet<string> = new Set(['account']);

interface Rule {
  pattern: RegExp;
  mayHave: (file: string) => boolean;
  text: string;
}

const isMakers = (file: string): boolean => file === MAKERS;

const rules: readonly Rule[] = [
  {
    pattern: /\b(?:infiniteQueryOptions|queryOptions)\s*\(/,
    mayHave: isMakers,
    text: `query options are made by the makers of ${MAKERS}`,
  },
  { pattern: /\bqueryKey\s*:\s*\[/, mayHave: isMakers, text: `keys are made by ${MAKERS}` },
  {
    pattern: /\bpolicy\s*:\s*['"`]/,
    mayHave: isMakers,
    text: 'the policy of a read is stated by its maker',
  },
  {
    pattern: /\b(?:(?:public|private)(?:Read|Pages)|unsavedRead|readKey)(?:<[^(]*>)?\(/,
    mayHave: (file) => isMakers(file) || AREA_FILE.test(file),
    text: 'reads are made in queries.ts of their area',
  },
  {
    pattern: /\bqueryKey\s*(?:\?\.)?\[|\bqueryHash\s*\.\s*(?:startsWith|includes|match)/,
    mayHave: () => false,
    text: 'nothing is decided by the words of a key: the read says it in its meta',
  },
];

export function checkReads(files: readonly SourceFile[]): string[] {
  const client = files.filter(({ path }) => path.startsWith('src/client/'));
  const shared = sharedAreas(new Map(client.map(({ path, text }) => [path, text])));
  return [
    ...client.flatMap(({ path, text }) => readFaults(path, text)),
    ...shared.map((area) => `src/client/features/: the keys of ${area} are made under two features`),
  ];
}

/** The faults of a file under `src/client`. */
export function readFaults(file: string, text: string): string[] {
  const code = withoutComments(text);
  return rules
    .filter(({ pattern, mayHave }) => !mayHave(file) && pattern.test(code))
    .map((rule) => `${file}: ${rule.text}`);
}

/** Areas whose keys are made in more than one feature. `files`: `queries.ts` files by path. */
export function sharedAreas(files: ReadonlyMap<string, string>): string[] {
  const features = new Map<string, Set<string>>();
  for (const [file, text] of files) {
    const feature = AREA_FILE.test(file) ? file.split('/')[3] : undefined;
    if (feature === undefined) continue;
    for (const [, area = ''] of withoutComments(text).matchAll(/(?:\barea:|\breadKey\()\s*'([^']+)'/g))
      features.set(area, (features.get(area) ?? new Set()).add(feature));
  }
  return [...features].filter(([area, of]) => of.size > 1 && !manyFeatures.has(area)).map(([area]) => area);
}
