import { and, inArray, isNull, ne, notInArray, or, type SQL } from 'drizzle-orm';
import type { MerchantNameCheck, MerchantNameFault } from '../../../contract/merchants/merchant.ts';
import { tidyLine } from '../../../core/text/one-line.ts';
import { plainLetters, skeletonOf } from '../../../core/text/skeleton.ts';
import type { Executor } from '../../db/open-database.ts';
import { unprocessable } from '../../platform/errors/app-error.ts';
import { merchants } from '../merchant.table.ts';
import { isForbiddenName } from './forbidden-names.ts';

const LETTERS_MIN = 3;
const LENGTH_MAX = 60;
const SUGGESTIONS_MAX = 3;

/** Persian and Latin letters and digits, and what stands between words. */
const ALLOWED = /^[\u0620-\u064a\u066e-\u06d5a-z0-9 .,،&()«»'’\-–_/]*$/;

const messages: Readonly<Record<MerchantNameFault, string>> = {
  short: 'نام کوتاه است؛ دست‌کم سه حرف بنویسید.',
  long: 'نام بلند است؛ حداکثر ۶۰ حرف بنویسید.',
  letters: 'نام را با حرف‌های فارسی یا انگلیسی بنویسید.',
  forbidden: 'این نام به کار نمی‌رود؛ نام دیگری برگزینید.',
  taken: 'بازرگان دیگری همین نام یا نامی بسیار نزدیک به آن دارد.',
};

/** Words before or behind a name that make another one. */
const alternatives = [
  { word: 'بازرگانی', alter: (name: string) => `بازرگانی ${name}` },
  { word: 'گروه', alter: (name: string) => `گروه ${name}` },
  { word: 'گستر', alter: (name: string) => `${name} گستر` },
  { word: 'تجارت', alter: (name: string) => `${name} تجارت` },
  { word: 'نو', alter: (name: string) => `${name} نو` },
  { word: 'پایدار', alter: (name: string) => `${name} پایدار` },
];

/** A merchant that may keep its own name. */
interface NameHolder {
  id: string;
  ownerPersonId: string;
}

function findFault(name: string): MerchantNameFault | undefined {
  const plain = plainLetters(name);
  if (!ALLOWED.test(plain)) return 'letters';
  if ((plain.match(/\p{L}/gu) ?? []).length < LETTERS_MIN) return 'short';
  if (plain.length > LENGTH_MAX) return 'long';
  return isForbiddenName(name) ? 'forbidden' : undefined;
}

const isOther = ({ id, ownerPersonId }: NameHolder): SQL | undefined =>
  or(ne(merchants.id, id), isNull(merchants.ownerPersonId), ne(merchants.ownerPersonId, ownerPersonId));

async function findTaken(db: Executor, names: readonly string[], holder?: NameHolder): Promise<Set<string>> {
  const rows = await db
    .select({ key: merchants.nameKey })
    .from(merchants)
    .where(
      and(
        inArray(merchants.nameKey, names.map(skeletonOf)),
        notInArray(merchants.status, ['draft', 'rejected']),
        holder && isOther(holder),
      ),
    );
  return new Set(rows.map(({ key }) => key));
}

async function suggest(db: Executor, name: string): Promise<string[]> {
  const words = plainLetters(name).split(' ');
  const possible = alternatives
    .filter(({ word }) => !words.includes(word))
    .map(({ alter }) => alter(tidyLine(name)))
    .filter((one) => findFault(one) === undefined);
  const taken = await findTaken(db, possible);
  return possible.filter((one) => !taken.has(skeletonOf(one))).slice(0, SUGGESTIONS_MAX);
}

/** What the rules and the other merchants say about a name. */
export async function checkMerchantName(db: Executor, name: string, holder?: NameHolder): Promise<MerchantNameCheck> {
  const fault = findFault(name) ?? ((await findTaken(db, [name], holder)).size > 0 ? 'taken' : undefined);
  if (fault === undefined) return { valid: true };
  const refusal = { valid: false, reason: fault, message: messages[fault] };
  return fault === 'taken' ? { ...refusal, suggestions: await suggest(db, name) } : refusal;
}

export const nameRefused = (fault: MerchantNameFault) => unprocessable(`name_${fault}`, messages[fault], 'name');

/** @throws 422 for a name that may not be used. Of two who submit it at once the unique key refuses the second. */
export async function assertMerchantName(db: Executor, name: string, holder?: NameHolder): Promise<void> {
  const { reason } = await checkMerchantName(db, name, holder);
  if (reason !== undefined) throw nameRefused(reason);
}
