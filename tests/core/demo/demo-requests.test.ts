import { describe, expect, it } from 'vitest';
import { demoMerchants } from '../../../src/demo/merchants/demo-merchants-table.ts';
import { demoPeople } from '../../../src/demo/people.ts';
import { type DemoRequest, demoBuyers, demoRequests } from '../../../src/demo/requests/demo-requests-table.ts';

const DAY_MINUTES = 24 * 60;

/** How long before the seed's day ends; the moves of a request go towards it. */
const minutesBefore = (text: string): number => {
  const [days = 0, hours = 0, minutes = 0] = text.split(/[ :]/).map(Number);
  return days * DAY_MINUTES - hours * 60 - minutes;
};

/** The move that led to the state: an invoice changes none. */
const lastOf = ({ moves, isSent }: DemoRequest) =>
  moves.findLast(({ move }) => move !== 'invoice')?.move ?? (isSent ? 'submit' : 'begin');

describe('the requests of the demo', () => {
  it('have a key each, and name people, shops and addresses that exist', () => {
    expect(new Set(demoRequests.map(({ key }) => key)).size).toBe(demoRequests.length);
    for (const { key, buyer, supplier, address, isSent } of demoRequests) {
      const party = demoBuyers.find(({ person }) => person === buyer);
      const shop = demoMerchants.find((merchant) => merchant.supplier === supplier);
      expect(party, key).toBeDefined();
      expect(demoPeople.some(({ phone }) => phone.endsWith(shop?.owner ?? '-'))).toBe(true);
      const city = party?.addresses.find((one) => one.key === address)?.city;
      if (isSent) expect(shop?.delivers, key).toMatch(new RegExp(`(^|\\+)${city}:`));
      else expect(address === undefined || city !== undefined, key).toBe(true);
    }
  });

  it('move in the order of their times', () => {
    for (const { key, begun, moves } of demoRequests) {
      const times = [begun, ...moves.map(({ at }) => at)].map(minutesBefore);
      expect(times, key).toEqual(times.toSorted((one, other) => other - one));
      expect(new Set(times).size, key).toBe(times.length);
    }
  });

  it('stand in every state that a party can meet, and say why where a seller refuses', () => {
    const count = (name: string) => demoRequests.filter((one) => lastOf(one) === name).length;
    expect(
      Object.fromEntries(
        [
          'begin',
          'quote',
          'counter',
          'withdraw',
          'ask',
          'publish',
          'pay',
          'ship',
          'receive',
          'dispute',
          'decline',
          'return',
          'takeBack',
        ].map((name) => [name, count(name)]),
      ),
    ).toEqual({
      begin: 3,
      quote: 3,
      counter: 1,
      withdraw: 1,
      ask: 6,
      publish: 6,
      pay: 1,
      ship: 1,
      receive: 1,
      dispute: 1,
      decline: 3,
      return: 2,
      takeBack: 1,
    });
    expect([count('submit') + count('edit'), count('edit'), count('cancel')]).toEqual([7, 2, 3]);
    expect(demoRequests.filter(({ moves }) => moves.some(({ move }) => move === 'invoice'))).toHaveLength(1);
    for (const { move, comment } of demoRequests.flatMap(({ moves }) => moves))
      if (move === 'decline' || move === 'return') expect(comment).toMatch(/[؀-ۿ]/);
  });
});
