import { describe, expect, it } from 'vitest';
import { changedFields } from '../../../src/core/imports/changed-fields.ts';

describe('changedFields', () => {
  it('keeps the members that a write has changed as they were, and nothing of what it left', () => {
    const before = { title: 'بلبرینگ', prices: [{ minQty: 1, amountRial: 5 }], moq: null, sku: 'A' };
    const after = { title: 'بلبرینگ', prices: [{ minQty: 1, amountRial: 6 }], moq: 2, sku: 'A' };
    expect(changedFields(before, after)).toEqual({ prices: [{ minQty: 1, amountRial: 5 }], moq: null });
    expect(changedFields(before, { ...before })).toEqual({});
  });

  it('takes a member that is missing for null, on either side', () => {
    expect(changedFields({ a: null }, {})).toEqual({});
    expect(changedFields({}, { a: 1 })).toEqual({ a: null });
    expect(changedFields({ a: 1 }, {})).toEqual({ a: 1 });
  });

  it('put over the row as it is, gives the row as it was', () => {
    const before = { a: 1, b: [1, 2], c: 'x' };
    const after = { a: 2, b: [1], c: 'x' };
    expect({ ...after, ...changedFields(before, after) }).toEqual(before);
  });
});
