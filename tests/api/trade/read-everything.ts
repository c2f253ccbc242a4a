import type { SignedIn } from '../../setup/sign-in.ts';
import type { TestApp } from '../../setup/test-app.ts';
import { calls } from '../openapi/document.ts';

/** Beside the calls of trade: what a person is told, exports, or finds. */
const ABOUT = /\/(?:users\/export|notices|waiting|search|conversations)/;

interface Known {
  /** What the path may name: requests and groups. */
  ids: readonly string[];
  /** What the query may name. */
  query: Readonly<Record<string, string>>;
}

/** All that the reading calls of trade, notices, search and the export answer a person: headers and bodies, each with its call. */
export async function readEverything(
  { app }: TestApp,
  { headers }: SignedIn,
  { ids, query }: Known,
): Promise<string[]> {
  const told: string[] = [];
  const reads = calls.filter(
    ({ method, pattern, operation }) =>
      method === 'GET' && (operation.tags?.includes('Trade') || pattern.includes('/trade') || ABOUT.test(pattern)),
  );
  for (const { pattern, operation } of reads) {
    const names = (operation.parameters ?? []).flatMap(({ in: place, name }) => (place === 'query' ? [name] : []));
    const asked = new URLSearchParams(Object.entries(query).filter(([name]) => names.includes(name)));
    for (const id of pattern.includes('{') ? ids : ['']) {
      const path = `${pattern.replace(/\{[^}]*\}/, id)}?${asked}`;
      const response = await app.request(path, { headers });
      const head = decodeURIComponent(response.headers.get('content-disposition') ?? '');
      told.push(`${response.status} ${path} ${head} ${await response.text()}`);
    }
  }
  return told;
}

/** Of what was told, what has one of the words. */
export const findTold = (told: readonly string[], words: readonly string[]): string[] =>
  told.filter((one) => words.some((word) => tells(one, word)));

/** A number is not told by a time or an id that has its digits. */
const tells = (one: string, word: string): boolean =>
  /^\d+$/.test(word) ? new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(one) : one.includes(word);
