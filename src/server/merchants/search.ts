import { and, type SQL, sql } from 'drizzle-orm';
import { foldText } from '../../core/text/persian.ts';
import { sortKey } from '../../core/text/sort-key.ts';
import { foldedIn } from '../db/folded-in.ts';
import { merchants } from './merchant.table.ts';
import { merchantDelegations } from './merchant-delegation.table.ts';

/** What every delegation is: these words distinguish none. */
const GENERIC = /^(?:رسمی|نمایندگی|نمایندگیهای|نمایندگان|نماینده|عاملیت|عامل|فروش|های|در)$/;
const WORDS_MAX = 8;

/**
 * Condition on a delegation joined with its merchant: each word is in a name or the title. The delegations of a market are
 * thousands, not millions, so no index serves it.
 */
export function whereNamed(q: string): SQL | undefined {
  const words = foldText(q)
    .split(' ')
    .filter((word) => word !== '' && !GENERIC.test(word))
    .slice(0, WORDS_MAX);
  return and(...words.map(whereWord));
}

function whereWord(word: string): SQL {
  const key = sortKey(word);
  // The sort key has no sign that `like` reads, and ignores half-spaces.
  const inKey = (column: SQL): SQL => (key === '' ? sql`false` : sql`${column} like ${`%${key}%`}`);
  return sql`(${inKey(sql`${merchants.nameSort}`)}
    or position(${word} in ${foldedIn(sql`${merchantDelegations.title}`)}) > 0
    or exists (select from suppliers s where s.id = ${merchantDelegations.supplierId} and ${inKey(sql`s.name_sort`)})
    or exists (select from categories c where c.id = any(${merchantDelegations.scopeCategoryIds})
      and position(${word} in ${foldedIn(sql`c.name`)}) > 0))`;
}
