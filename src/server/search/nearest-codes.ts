import { type SQL, sql } from 'drizzle-orm';
import { type CodeRun, type CutCode, cutsOf } from '../../core/search/code-runs.ts';
import { toQueryWords } from '../../core/search/query-words.ts';
import { foldPartNumber } from '../../core/text/persian.ts';
import type { Executor } from '../db/open-database.ts';
import { containsPattern, prefixPattern } from '../platform/like.ts';
import { isAny } from './some-entry.ts';
import { toTsQuery } from './words-query.ts';

/** Fewer letters are the beginning of too many series. */
const SERIES_LETTERS = 2;

/** The longest beginning of a part number that somebody offers, with what nobody has; undefined if the whole is offered. */
export async function cutToOffered(db: Executor, run: CodeRun): Promise<CutCode | undefined> {
  const cuts = [{ kept: run.text, left: '', isApart: true }, ...cutsOf(run)];
  const offered = cuts.map(({ kept, isApart }) => {
    const code = foldPartNumber(kept);
    const isCode = isApart ? sql`e.part_folded like ${prefixPattern(code)}` : sql`e.part_folded = ${code}`;
    return sql`(exists (select from search_entries e where ${isCode}) or ${hasName(kept)})`;
  });
  const { rows } = await db.execute<{ offered: boolean[] }>(
    sql`select array[${sql.join(offered, sql`, `)}] as offered`,
  );
  const found = cuts[rows[0]?.offered.indexOf(true) ?? -1];
  return found?.left ? found : undefined;
}

/** Whether a product is called so too: `6306ZZ` is another name of a 6306-2Z. */
function hasName(code: string): SQL {
  const words = /[^a-z\d]/i.test(code) ? undefined : toTsQuery(toQueryWords(code), { isWhole: true });
  return words === undefined ? sql`false` : isAny(sql`e.type = 'product' and ts_match_vq(e.words, ${words}::tsquery)`);
}

/** `UCF208` of nobody: another series of the same letters with the same figures, `UCP208`. */
export async function sameFigures(db: Executor, run: CodeRun): Promise<string | undefined> {
  const [, letters = '', figures = ''] = /^([A-Z]{3,})(\d{3,})/.exec(foldPartNumber(run.text)) ?? [];
  const series = letters.slice(0, -1);
  if (series.length < SERIES_LETTERS) return undefined;
  const { rows } = await db.execute<{ part: string }>(sql`
    select part_folded as part from search_entries
    where part_folded like ${prefixPattern(series)} and part_folded like ${containsPattern(figures)}
    order by part_folded limit 1`);
  return rows[0]?.part;
}
