import { describe, expect, it } from 'vitest';
import { codeMeaning } from '../../../src/core/search/code-meanings.ts';

describe('codeMeaning', () => {
  it.each([
    ['LC1D25', 'کنتاکتور 25 آمپر'],
    ['LC1-D09M7', 'کنتاکتور 9 آمپر'],
    ['lc1 d 95', 'کنتاکتور 95 آمپر'],
    ['3RT2026-1AP00', 'کنتاکتور 25 آمپر'],
    ['A9F74316', 'کلید مینیاتوری 3 پل C16'],
    ['5SL6116-7', 'کلید مینیاتوری 1 پل C16'],
    ['S203-C25', 'کلید مینیاتوری 3 پل C25'],
    ['ATV320U15N4B', 'اینورتر 1.5 کیلووات'],
    ['SV055iG5A-4', 'اینورتر 5.5 کیلووات'],
    ['NMRV 050', 'گیربکس حلزونی سایز 50'],
    ['NMRV063/30', 'گیربکس حلزونی سایز 63 نسبت 30'],
    ['UCFL205', 'UCP205'],
    ['6ES7214-1AG40-0XB0', 'PLC'],
    ['XPA1250', 'SPA1250'],
  ])('says in words what «%s» means', (code, meaning) => {
    expect(codeMeaning(code)).toEqual({ text: meaning, left: code });
  });

  it('keeps the other words', () => {
    expect(codeMeaning('قیمت LC1D25 اشنایدر')).toEqual({ text: 'قیمت کنتاکتور 25 آمپر اشنایدر', left: 'LC1D25' });
  });

  it.each(['6205-2RS', 'NOR.0707-60', 'پیچ M8', 'MC', 'CR', ''])('knows nothing of «%s»', (text) => {
    expect(codeMeaning(text)).toBeUndefined();
  });
});
