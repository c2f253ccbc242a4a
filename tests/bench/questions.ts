/** Share of a site's answers that buyers' texts find. */
import type { ProductsPage } from '../../src/contract/catalog/product.ts';
import {
  queriesBuild,
  queriesChoose,
  queriesEleventh,
  queriesNinth,
  queriesSealed12,
  queriesTenth,
} from '../questions/queries.ts';
import { type SearchScore, scoreSearch } from '../questions/score-search.ts';

/** The later ones are of writers who had seen neither the search nor the other texts; each was reported once before it was opened. */
const sets = {
  build: queriesBuild,
  choose: queriesChoose,
  ninth: queriesNinth,
  tenth: queriesTenth,
  eleventh: queriesEleventh,
  sealed: queriesSealed12,
};

const say = (line: string) => process.stdout.write(`${line}\n`);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(12);

/** Prints and returns how many texts have a right product among the first five, and how many have none at all. */
export async function benchQuestions(port: number): Promise<Record<string, Omit<SearchScore, 'missed'>>> {
  const search = async (q: string) => {
    const url = `http://127.0.0.1:${port}/api/v1/supplierproducts/catalog?q=${encodeURIComponent(q)}`;
    return (await (await fetch(url)).json()) as ProductsPage;
  };
  say('\nSearch with what buyers type');
  say(`${'texts'.padEnd(22)}${['number', 'success@5', 'empty'].map((one) => one.padStart(12)).join('')}`);
  const scores: Record<string, Omit<SearchScore, 'missed'>> = {};
  for (const [name, set] of Object.entries(sets)) {
    const { missed: _, ...score } = await scoreSearch(set, search);
    say(`${name.padEnd(22)}${String(score.questions).padStart(12)}${percent(score.success)}${percent(score.empty)}`);
    scores[name] = score;
  }
  return scores;
}
