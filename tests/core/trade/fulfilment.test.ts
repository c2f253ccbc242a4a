import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  closesAt,
  deliveryStateOf,
  type Fulfilment,
  isPossible,
  owedUnits,
  paymentStateOf,
  publishedTurn,
} from '../../../src/core/trade/fulfilment.ts';
import { exactQuantity, parseArrived, quantityOf } from '../../../src/core/trade/quantity.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const WEEK_MS = 7 * 86_400_000;

const facts = (more: Partial<Fulfilment> = {}): Fulfilment => ({
  agreed: [{ lineNo: 1, qty: '10' }],
  shipped: [],
  schedule: [{ no: 1, due: 'order', days: 0, amountRial: 100, settledRial: 0 }],
  settlements: [],
  lastReceivedAt: null,
  publishedAt: NOW,
  neededBy: null,
  cancelAskedBy: null,
  disputedBy: null,
  outcome: null,
  isInvoiced: false,
  missingPapers: [],
  ...more,
});
const line = (qty: string, receivedQty: string | null = null) => ({ lineNo: 1, qty, receivedQty });
const paid = [{ no: 1, due: 'order' as const, days: 0, amountRial: 100, settledRial: 100 }];

describe('quantities', () => {
  it('are written as they are parsed, and nothing may have arrived', () => {
    const units = fc.bigInt({ min: 0n, max: 10n ** 15n - 1n });
    fc.assert(fc.property(units, (one) => exactQuantity(quantityOf({ units: one })).units === one));
    expect(['۰', '0.0', '۲٫۵۰', '-1', ''].map(parseArrived)).toEqual(['0', '0', '2.5', undefined, undefined]);
  });
});

describe('what is owed', () => {
  it('is what was neither received nor is on its way', () => {
    const shipped = [line('4', '3'), line('5')];
    expect(owedUnits(facts().agreed, shipped).get(1)).toBe(exactQuantity('2').units);
  });

  it.each([
    ['none', []],
    ['partly', [line('4')]],
    ['delivered', [line('4', '4'), line('6')]],
    ['partly', [line('10', '8')]],
    ['accepted', [line('10', '8'), line('2', '2')]],
  ] as const)('makes the state %s', (state, shipped) => {
    expect(deliveryStateOf(facts().agreed, shipped)).toBe(state);
  });

  it('and what is settled make the state of the payment', () => {
    const settled = (settledRial: number) => [{ amountRial: 100, settledRial }];
    expect([0, 1, 100].map((rial) => paymentStateOf(settled(rial), null))).toEqual(['unpaid', 'partly', 'paid']);
    expect([0, 100].map((rial) => paymentStateOf(settled(rial), 'refund'))).toEqual(['unpaid', 'refunded']);
  });
});

describe('the turn', () => {
  it.each([
    ['buyer', {}],
    ['supplier', { settlements: [{ instalmentNo: 1, amountRial: 100, state: 'waiting' }] }],
    ['supplier', { schedule: paid }],
    ['buyer', { schedule: paid, shipped: [line('10')] }],
    ['supplier', { schedule: paid, shipped: [line('10', '8')] }],
    ['buyer', { schedule: paid, shipped: [line('10', '10')] }],
    ['supplier', { schedule: paid, shipped: [line('10', '10')], missingPapers: ['waybill'] }],
    ['supplier', { cancelAskedBy: 'buyer' }],
    ['buyer', { cancelAskedBy: 'supplier', schedule: paid }],
  ] as const satisfies readonly [string, Partial<Fulfilment>][])('is the %s’s', (turn, more) => {
    expect(publishedTurn(facts(more))).toBe(turn);
  });
});

describe('the invoice', () => {
  it.each([
    [true, {}],
    [true, { outcome: 'release' }],
    [false, { outcome: 'refund' }],
    [false, { outcome: 'part' }],
    [false, { isInvoiced: true }],
  ] as const satisfies readonly [boolean, Partial<Fulfilment>][])(
    'is issued once, of what was agreed: %s',
    (may, more) => {
      expect(isPossible('issueInvoice', facts(more), 'supplier', NOW)).toBe(may);
    },
  );
});

describe('time limits', () => {
  const at = (ms: number) => new Date(NOW.getTime() + ms);
  const received = facts({ schedule: paid, shipped: [line('10', '10')], lastReceivedAt: NOW });

  it('end after a week, to the millisecond', () => {
    expect(isPossible('dispute', received, 'buyer', at(WEEK_MS))).toBe(true);
    expect(isPossible('dispute', received, 'buyer', at(WEEK_MS + 1))).toBe(false);
    expect(isPossible('cancelUnpaid', facts(), 'supplier', at(WEEK_MS))).toBe(false);
    expect(isPossible('cancelUnpaid', facts(), 'supplier', at(WEEK_MS + 1))).toBe(true);
    expect(closesAt(received)).toEqual(at(WEEK_MS));
    expect(closesAt({ ...received, shipped: [line('10', '9')] })).toBeNull();
  });

  it('let missing papers keep a request open for thirty days, in which it may be disputed', () => {
    const unpapered = { ...received, missingPapers: ['waybill'] };
    const month = 30 * 86_400_000;
    expect(isPossible('close', unpapered, 'buyer', at(month - 1))).toBe(false);
    expect(isPossible('close', unpapered, 'buyer', at(month))).toBe(true);
    expect(isPossible('dispute', unpapered, 'buyer', at(month - 1))).toBe(true);
    expect(isPossible('dispute', unpapered, 'buyer', at(month))).toBe(false);
    expect(closesAt(unpapered)).toEqual(at(month));
  });

  it('mean the end of the agreed day in Tehran', () => {
    const due = facts({ neededBy: '2026-11-28' });
    expect(isPossible('dispute', due, 'buyer', new Date('2026-11-28T20:29:59Z'))).toBe(false);
    expect(isPossible('dispute', due, 'buyer', new Date('2026-11-28T20:30:00Z'))).toBe(true);
  });
});
