import { describe, expect, it } from 'vitest';
import { plainBlocks } from '../../../src/client/features/content/faq/plain-blocks.ts';
import { searchQuestions } from '../../../src/client/features/content/faq/search-questions.ts';
import type { FaqGroup } from '../../../src/contract/content/faq.ts';

const AT = '2026-11-01T00:00:00.000Z';

const questionOf = (question: string, answer: string, order = 0) => ({
  id: `01940000-0000-7000-8000-00000000000${order}`,
  version: 1,
  createdAt: AT,
  updatedAt: AT,
  categoryId: '01940000-0000-7000-8000-0000000000ff',
  question,
  order,
  answer: [{ kind: 'paragraph' as const, text: answer }],
});

const groups: FaqGroup[] = [
  {
    id: '01940000-0000-7000-8000-0000000000ff',
    title: 'یکم',
    slug: 'یکم',
    order: 0,
    questions: [
      questionOf('قیمت‌ها با مالیات است؟', 'مالیات بر ارزش افزوده ۱۰٪ است؛ [تعرفه](/page/tariff) را ببینید.', 1),
      questionOf('بی‌شبکه چه می‌شود؟', 'آنچه دیده‌اید **می‌ماند**، قیمت هم.', 2),
    ],
  },
];

const found = (query: string) => searchQuestions(groups, query)?.map(({ question }) => question.order);

describe('the search in questions', () => {
  it('finds words of questions and answers, in any order and spelling', () => {
    for (const [query, orders] of [
      ['مالیات', [1]],
      ['ماليات قيمت', [1]],
      ['10', [1]],
      ['بی شبکه', [2]],
      ['بیشبکه', [2]],
      ['شبکه دیده', [2]],
      ['هیچ‌کدام', []],
    ] as const)
      expect(found(query), query).toEqual(orders);
  });

  it('puts questions that have the words themselves first', () => {
    expect(found('قیمت')).toEqual([1, 2]);
    expect(found('می‌ماند')).toEqual([2]);
  });

  it('is none without words', () => {
    for (const query of ['', '  ', '\u200c']) expect(searchQuestions(groups, query)).toBeUndefined();
  });

  it('shows what the answer says around the word, without its marks', () => {
    const [first] = searchQuestions(groups, 'تعرفه') ?? [];
    expect(first?.excerpt).toBe('مالیات بر ارزش افزوده ۱۰٪ است؛ تعرفه را ببینید.');
    const long = questionOf('بلند؟', `${'واژه '.repeat(80)}نشان ${'دنباله '.repeat(80)}`);
    const [only] = searchQuestions([{ ...(groups[0] as FaqGroup), questions: [long] }], 'نشان') ?? [];
    expect(only?.excerpt).toMatch(/^… واژه .*نشان.*دنباله …$/);
    expect(only?.excerpt?.length).toBeLessThan(200);
  });
});

describe('the plain text of blocks', () => {
  it('has the texts of lists and tables, and none of pictures', () => {
    const text = plainBlocks([
      { kind: 'list', ordered: true, items: ['**یک**', 'دو'] },
      { kind: 'table', caption: '', head: ['سر'], rows: [['خانه']] },
      { kind: 'figure', name: 'x', alt: 'نقشه', caption: '' },
    ]);
    expect(text).toBe('یک دو سر خانه');
  });
});
