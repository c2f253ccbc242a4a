import { describe, expect, it } from 'vitest';
import { parseCompanyId, parseEconomicCode, parseNationalCode } from '../../../src/core/people/national-ids.ts';

/** Every single wrong digit of a right number. */
const slips = (right: string): string[] =>
  [...right].flatMap((digit, at) =>
    [...'0123456789'].flatMap((other) => (other === digit ? [] : right.slice(0, at) + other + right.slice(at + 1))),
  );

/** Two neighbours that changed places. */
const swaps = (right: string): string[] =>
  [...right.slice(1)].flatMap((digit, at) =>
    digit === right[at] ? [] : right.slice(0, at) + digit + right[at] + right.slice(at + 2),
  );

describe('the national code of a person', () => {
  it.each(['0013542419', '0499370899', '0790419904', '0684159414', '1271543095'])('%s is right', (code) => {
    expect(parseNationalCode(code)).toBe(code);
  });

  it('is read in Persian and Arabic digits, with what people write between them', () => {
    expect(parseNationalCode('۰۰۱-۳۵۴۲۴۱-۹')).toBe('0013542419');
    expect(parseNationalCode(' ٠٠١٣٥٤٢٤١٩ ')).toBe('0013542419');
  });

  it.each(['', '001354241', '00135424190', '0013542418', '13542419', '1111111111', '0000000000', '9999999999', 'abc'])(
    '«%s» is wrong',
    (code) => {
      expect(parseNationalCode(code)).toBeUndefined();
    },
  );

  it('is wrong with any one slip', () => {
    expect([...slips('0499370899'), ...swaps('0499370899')].filter((code) => parseNationalCode(code))).toEqual([]);
  });
});

describe('the national id of a company', () => {
  it.each(['10380284790', '14005893875', '10100171920', '14011382742'])('%s is right', (id) => {
    expect(parseCompanyId(id)).toBe(id);
  });

  it('is read in Persian digits', () => {
    expect(parseCompanyId('۱۰۳۸۰ ۲۸۴۷۹۰')).toBe('10380284790');
  });

  it.each([
    '',
    '10380284792',
    '1038028479',
    '103802847900',
    '00000000000',
    '11111111111',
    '0013542419',
    '1'.repeat(60),
  ])('«%s» is wrong', (id) => {
    expect(parseCompanyId(id)).toBeUndefined();
  });

  it('is wrong with any other check digit', () => {
    const others = slips('10380284790').filter((id) => id.startsWith('1038028479'));
    expect(others).toHaveLength(9);
    expect(others.filter((id) => parseCompanyId(id))).toEqual([]);
  });
});

describe('the economic code of a person', () => {
  it('has fourteen digits', () => {
    expect(parseEconomicCode('۴۱۱۳۴۵۶۷۸۹۰۱۲۳')).toBe('41134567890123');
    expect(['411345678901', '4113456789012', '411345678901234', '1'.repeat(14), ''].filter(parseEconomicCode)).toEqual(
      [],
    );
  });
});
