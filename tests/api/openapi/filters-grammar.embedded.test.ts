import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filterExamples } from '../../../src/contract/catalog/filters-param.ts';
import { formatFilters, parseFilters } from '../../../src/core/filters/filters-url.ts';
import { offerTerms } from '../../../src/core/filters/offer-terms.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

interface Parameter {
  name: string;
  description?: string;
  schema: { description?: string; examples?: string[] };
}

describe('the filters of a list in the API document', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  it('have their grammar and an example of each kind', async () => {
    const { body } = await app.get<{ paths: Record<string, { get: { parameters: Parameter[] } }> }>(
      '/api/v1/openapi.json',
    );
    const list = body.paths['/api/v1/supplierproducts/catalog']?.get.parameters ?? [];
    const filters = list.find(({ name }) => name === 'filters');
    const description = filters?.schema.description ?? filters?.description ?? '';
    expect(description).toContain('filters  = filter *("*" filter)');
    for (const term of offerTerms) expect(description).toContain(`"${term}"`);
    expect(filters?.schema.examples).toEqual(filterExamples);
  });

  it.each(filterExamples)('%s parses, and is the text that its filters make', (text) => {
    const { filters, faults } = parseFilters(text);
    expect(faults).toEqual([]);
    expect(formatFilters(parseFilters(formatFilters(filters)).filters)).toBe(formatFilters(filters));
    expect(filters).toHaveLength(text.split('*').length);
  });

  it('have an example of every term', () => {
    const named = filterExamples.flatMap((text) => parseFilters(text).filters.map(({ propertyId }) => propertyId));
    expect(named).toEqual(expect.arrayContaining([...offerTerms]));
  });

  it('answer without a fault', async () => {
    const ofTerms = filterExamples.filter((text) => offerTerms.some((term) => text.startsWith(`${term}_`)));
    expect(ofTerms).toHaveLength(offerTerms.length);
    for (const text of ofTerms) {
      const { status } = await app.get(`/api/v1/supplierproducts/catalog?filters=${encodeURIComponent(text)}`);
      expect(status, text).toBe(200);
    }
  });
});
