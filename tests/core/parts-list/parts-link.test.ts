import { describe, expect, it } from 'vitest';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { PARTS_MAX, type PartsLine } from '../../../src/core/parts-list/parts-line.ts';
import { readPartsLink, writePartsLink } from '../../../src/core/parts-list/parts-link.ts';

const buildLine = (over: Partial<PartsLine>): PartsLine => ({
  id: uuidv7(),
  quantity: 1,
  source: null,
  text: null,
  offerId: null,
  offer: null,
  ...over,
});

describe('the link of a parts list', () => {
  it('carries offers, quantities and texts that are not matched', () => {
    const lines = [
      buildLine({ offerId: uuidv7(), quantity: 12 }),
      buildLine({ offerId: uuidv7(), quantity: 2.5, text: 'کابل' }),
      buildLine({ offerId: uuidv7() }),
      buildLine({ text: '30*47~7 = «بلبرینگ» 100%', quantity: 4 }),
    ];
    const read = readPartsLink(`#${writePartsLink(lines)}`);
    expect(read).toEqual({
      lines: lines.map(({ offerId, quantity, text }) => ({ offerId, quantity, text: offerId ? null : text })),
      leftOut: 0,
    });
  });

  it('needs no escape in a URL', () => {
    const link = writePartsLink([buildLine({ offerId: uuidv7(), quantity: 3 }), buildLine({ text: 'پیچ "M8" #۱' })]);
    expect(new URL(`https://a.example/#${link}`).hash).toBe(`#${link}`);
  });

  it('takes about 30 characters a line', () => {
    const lines = Array.from({ length: PARTS_MAX }, () => buildLine({ offerId: uuidv7(), quantity: 1000 }));
    expect(writePartsLink(lines).length).toBeLessThan(PARTS_MAX * 30);
    expect(readPartsLink(writePartsLink(lines))?.lines).toHaveLength(PARTS_MAX);
  });

  it('is undefined for what is no list', () => {
    for (const other of ['', '#', '#main', '#1', '#1~', '#2~AAAAAAAAAAAAAAAAAAAAAA', `#1~${'=a~'.repeat(40_000)}`])
      expect(readPartsLink(other), other.slice(0, 40)).toBeUndefined();
  });

  it('leaves out what it cannot read, and counts it', () => {
    const id = writePartsLink([buildLine({ offerId: uuidv7() })]).slice(2);
    const bad = ['=%E0%A4%A', '=%20', `${id}*0`, `${id}*-1`, `${id}*1e9`, `${id}*99999999999`, `${id}*1*2`, '<script>'];
    expect(readPartsLink(`1~${id}~${bad.join('~')}`)).toMatchObject({ lines: [{ quantity: 1 }], leftOut: bad.length });
  });

  it('reads at most 500 lines and cuts long texts', () => {
    const many = `1${'~=a'.repeat(PARTS_MAX + 20)}`;
    expect(readPartsLink(many)).toMatchObject({ leftOut: 20 });
    expect(readPartsLink(`1~=${'a'.repeat(5000)}`)?.lines[0]?.text).toHaveLength(200);
  });
});
