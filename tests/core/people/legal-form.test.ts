import { describe, expect, it } from 'vitest';
import { readLegalNumbers } from '../../../src/core/people/legal-form.ts';

const COMPANY = '10380284790';
const PERSON = '0013542419';
const CODE = '41134567890123';

describe('the numbers of a legal form', () => {
  it('of a company are its national id, which is its economic code', () => {
    const numbers = { nationalId: COMPANY, economicCode: COMPANY };
    for (const economicCode of [undefined, null, '', ' ', '۱۰۳۸۰۲۸۴۷۹۰'])
      expect(readLegalNumbers({ kind: 'company', nationalId: '۱۰۳۸۰۲۸۴۷۹۰', economicCode })).toEqual({
        numbers,
        faults: {},
      });
  });

  it('of a company have no other economic code', () => {
    for (const economicCode of ['14005893875', CODE, '411345678901'])
      expect(readLegalNumbers({ kind: 'company', nationalId: COMPANY, economicCode }).faults).toEqual({
        economicCode: 'کد اقتصادی شرکت همان شناسهٔ ملی یازده‌رقمی آن است.',
      });
  });

  it('of a person are the national code and fourteen digits', () => {
    expect(readLegalNumbers({ kind: 'person', nationalId: PERSON, economicCode: CODE })).toEqual({
      numbers: { nationalId: PERSON, economicCode: CODE },
      faults: {},
    });
  });

  it('are not those of the other kind, and each fault has its field', () => {
    expect(readLegalNumbers({ kind: 'person', nationalId: COMPANY })).toEqual({
      faults: {
        nationalId: expect.stringContaining('کد ملی درست نیست'),
        economicCode: expect.stringContaining('چهارده رقم'),
      },
    });
    expect(readLegalNumbers({ kind: 'company', nationalId: PERSON })).toEqual({
      faults: { nationalId: expect.stringContaining('شناسهٔ ملی شرکت درست نیست') },
    });
  });
});
