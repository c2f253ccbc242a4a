import { describe, expect, it } from 'vitest';
import { jsonLdOf } from '../../../src/client/app/structured-data/data-of-page.ts';
import { createApi } from '../../../src/client/data/api.ts';
import { createQueryClient } from '../../../src/client/data/query-client.ts';
import { faqReads } from '../../../src/client/features/content/faq/queries.ts';
import { createReads } from '../../../src/client/routes/-context.ts';
import type { FaqGroup } from '../../../src/contract/content/faq.ts';

const api = createApi('http://rasteh.test');
const AT = '2026-11-01T00:00:00.000Z';

const dataAt = (routeId: string, groups: FaqGroup[]) => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(faqReads(api).groups().queryKey, groups);
  const page = { routeId, params: {}, queryClient, api, reads: createReads(api) };
  return jsonLdOf({ ...page, siteUrl: 'https://rasteh.test' });
};

describe('the structured data of the frequent questions', () => {
  const question = {
    id: '01940000-0000-7000-8000-000000000001',
    version: 1,
    createdAt: AT,
    updatedAt: AT,
    categoryId: '01940000-0000-7000-8000-000000000002',
    question: 'چگونه بخرم؟',
    order: 0,
    answer: [{ kind: 'paragraph' as const, text: 'در [فهرست](/products/parts-list) **بنویسید**.' }],
  };
  const group = { id: question.categoryId, title: 'خرید', slug: 'خرید', order: 0, questions: [question] };

  it('pairs each question with its answer in plain text', () => {
    expect(dataAt('/faq', [group])).toContain('"name":"چگونه بخرم؟"');
    expect(dataAt('/faq', [group])).toContain('"text":"در فهرست بنویسید."');
    expect(dataAt('/faq', [group])).toContain('"@type":"FAQPage"');
  });

  it('is on the page of the questions only, and not without questions', () => {
    expect(dataAt('/$', [group])).toBe('');
    expect(dataAt('/faq', [])).toBe('');
  });
});
