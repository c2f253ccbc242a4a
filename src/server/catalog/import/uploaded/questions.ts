import type { ImportCheck, ImportQuestion, PriceChange } from '../../../../contract/imports/import.ts';
import { jumpOf } from '../../../../core/money/price-doubts.ts';
import type { ImportRejection } from '../import-report.ts';

const QUESTIONS_LISTED_MAX = 200;
const PRICES_LISTED_MAX = 200;

export const noQuestions = () => new First<ImportQuestion>(QUESTIONS_LISTED_MAX);

export const questionOf = ({ line, key, column, code, reason }: ImportRejection): ImportQuestion => ({
  line: line ?? null,
  key,
  column: column ?? null,
  code,
  reason: pageReasons[code] ?? reason,
});

/** Where the reason names a mapping file or an option of the command, which a page does not have. */
const pageReasons: Readonly<Record<string, string>> = {
  'slash-ambiguous': 'این مقدار دو معنا دارد، عدد اعشاری یا کسر؛ «معنای خط کج» را برگزینید.',
  'decimal-mark-ambiguous': 'این عدد دو معنا دارد؛ «نشان اعشار» را برگزینید.',
  'row-hidden': 'این ردیف در فایل پنهان است؛ آن را در صفحه‌گسترده آشکار کنید.',
  'row-not-product': 'این ردیف کالا نمی‌نماید: عددی ندارد یا سرستون‌ها را باز می‌آورد.',
  'id-missing': 'کد کالا نیامده است.',
  'category-missing': 'دستهٔ کالا نیامده است.',
  'stock-unknown': 'وضعیت موجودی شناخته نیست و نامعلوم می‌ماند؛ «موجود»، «محدود»، «سفارشی» یا «ناموجود» بنویسید.',
};

/** Counts all and has the first ones, those first that look like a slip. */
export class PriceList {
  readonly #jumps = new First<PriceChange>(PRICES_LISTED_MAX);
  readonly #others = new First<PriceChange>(PRICES_LISTED_MAX);

  add = (change: PriceChange): void => {
    const { before, after } = change;
    const isJump = before !== null && after !== null && jumpOf(before, after) !== undefined;
    (isJump ? this.#jumps : this.#others).add(change);
  };

  tell(): ImportCheck['prices'] {
    const [jumps, others] = [this.#jumps, this.#others];
    const items = [...jumps.items, ...others.items].slice(0, PRICES_LISTED_MAX);
    return { total: jumps.total + others.total, jumps: jumps.total, items };
  }
}

/** Counts all and has the first ones. */
class First<Item> {
  readonly items: Item[] = [];
  total = 0;
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  add = (item: Item): void => {
    this.total += 1;
    if (this.items.length < this.#max) this.items.push(item);
  };
}
