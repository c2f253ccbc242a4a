import { describe, expect, it } from 'vitest';
import {
  reduceUpdate,
  type UpdateEffect,
  type UpdateEvent,
} from '../../../src/client/offline/updates/update-reducer.ts';
import { startState, type UpdateState } from '../../../src/client/offline/updates/update-state.ts';

const HOUR_MS = 60 * 60_000;
const { isOutdated, isOffered, retryMs } = startState;
const flags = { isOutdated, isOffered, retryMs };

const current = startState;
const fetching: UpdateState = { ...flags, stage: 'fetching', newer: 'b' };
const ready: UpdateState = { ...flags, stage: 'ready', newer: 'b', isOffered: true };
const reloading: UpdateState = { ...flags, stage: 'reloading', isOffered: true };
const stages = { current, fetching, ready, reloading };

const newerBuild: UpdateEvent = { type: 'newer-build', buildId: 'c' };
const fetchWorker: UpdateEffect = { type: 'fetch-worker' };
const reload: UpdateEffect = { type: 'reload' };
const offer: UpdateEffect = { type: 'offer' };
const reloadsTo = (target: string): UpdateEffect => ({ type: 'reload-once', target });

const seen = (isReady: boolean, isWaiting: boolean): UpdateEvent => ({ type: 'worker-seen', isReady, isWaiting });
const fetched = (isReady: boolean, isWaiting: boolean): UpdateEvent =>
  ({ ...seen(isReady, isWaiting), type: 'worker-fetched' }) as UpdateEvent;
const elsewhere = (isDirty: boolean, isReady?: boolean): UpdateEvent => ({
  type: 'accepted-elsewhere',
  isDirty,
  isReady,
});
const activated = (isReady: boolean, isDirty = false): UpdateEvent => ({
  type: 'activated',
  target: 'b',
  isReady,
  isDirty,
});

type Outcome = [stage: UpdateState['stage'], ...effects: UpdateEffect[]];
const same = 'same';

/** Each event, and what it makes of current, fetching and ready; nothing follows `reloading`. */
const table: [event: UpdateEvent, ...outcomes: [Outcome | 'same', Outcome | 'same', Outcome | 'same']][] = [
  [{ type: 'own-build' }, same, ['current'], ['current']],
  [newerBuild, ['fetching', fetchWorker], ['fetching', fetchWorker], ['ready', fetchWorker]],
  [
    { type: 'worker-changed' },
    ['current', { type: 'look' }],
    ['fetching', { type: 'look' }],
    ['ready', { type: 'look' }],
  ],
  [seen(false, false), same, same, same],
  // Without news the active worker may be the older one.
  [seen(true, false), same, ['ready', offer], same],
  [seen(true, true), ['ready', offer], ['ready', offer], same],
  [fetched(false, false), same, ['fetching', { type: 'retry', afterMs: retryMs }], same],
  [fetched(true, false), same, ['ready', offer], same],
  [fetched(true, true), ['ready', offer], ['ready', offer], same],
  [{ type: 'retry-due' }, ['current', fetchWorker], ['fetching', fetchWorker], ['ready', fetchWorker]],
  [
    { type: 'accepted' },
    ['reloading', { type: 'tell-tabs' }, reload],
    ['reloading', { type: 'tell-tabs' }, reload],
    ['reloading', { type: 'tell-tabs' }, reload],
  ],
  [{ type: 'confirmed' }, ['reloading', reload], ['reloading', reload], ['reloading', reload]],
  [elsewhere(false), ['current', { type: 'check-worker' }], ['reloading', reload], ['reloading', reload]],
  [elsewhere(true), ['current', { type: 'check-worker' }], ['fetching', { type: 'ask' }], ['ready', { type: 'ask' }]],
  [elsewhere(false, false), same, ['reloading', reload], ['reloading', reload]],
  [elsewhere(false, true), ['reloading', reload], ['reloading', reload], ['reloading', reload]],
  [elsewhere(true, true), ['current', { type: 'ask' }], ['fetching', { type: 'ask' }], ['ready', { type: 'ask' }]],
  [
    { type: 'navigated' },
    ['current', { type: 'await-page' }],
    ['fetching', { type: 'await-page' }],
    ['ready', { type: 'await-page' }],
  ],
  [{ type: 'settled', isDirty: false }, same, same, ['ready', { type: 'activate', target: 'b' }]],
  [{ type: 'settled', isDirty: true }, same, same, same],
  [activated(false), same, same, same],
  [activated(true, true), same, same, same],
  // The worker has taken over by now, whatever the server has told meanwhile.
  [activated(true), ['current', reloadsTo('b')], ['fetching', reloadsTo('b')], ['ready', reloadsTo('b')]],
];

const cases = table.flatMap(([event, ...outcomes]) =>
  (['current', 'fetching', 'ready'] as const).map((stage, index) => ({
    event,
    stage,
    name: JSON.stringify(event),
    outcome: outcomes[index] ?? same,
  })),
);

describe('every event at every stage', () => {
  it.each(cases)('$stage: $name', ({ event, stage, outcome }) => {
    const before = stages[stage];
    const { state, effects } = reduceUpdate(before, event);
    if (outcome === same) expect([state, effects]).toEqual([before, []]);
    else expect([state.stage, ...effects]).toEqual(outcome);
  });

  it.each(table.map(([event]) => ({ event, name: JSON.stringify(event) })))('reloading: $name', ({ event }) => {
    expect(reduceUpdate(reloading, event)).toEqual({ state: reloading, effects: [] });
  });

  it.each(Object.values(stages))('$stage: a refusal marks the client as outdated, and nothing else', (state) => {
    expect(reduceUpdate(state, { type: 'refused' })).toEqual({ state: { ...state, isOutdated: true }, effects: [] });
  });
});

/** What a tab goes through. */
function run(events: readonly UpdateEvent[], from: UpdateState = startState) {
  let state = from;
  const effects: UpdateEffect[] = [];
  for (const event of events) {
    const step = reduceUpdate(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects, names: effects.map(({ type }) => type) };
}

describe('the way to a newer build', () => {
  const toReady = [newerBuild, fetched(true, true)];

  it('is offered once its worker is there, and loaded when the button is pressed', () => {
    const { state, names } = run([...toReady, { type: 'accepted' }]);
    expect(names).toEqual(['fetch-worker', 'offer', 'tell-tabs', 'reload']);
    expect(state.stage).toBe('reloading');
  });

  it('is loaded by the next navigation, unless somebody types', () => {
    const navigation: UpdateEvent[] = [{ type: 'navigated' }, { type: 'settled', isDirty: false }];
    expect(run([...toReady, ...navigation, activated(true)]).names.slice(-3)).toEqual([
      'await-page',
      'activate',
      'reload-once',
    ]);
    const typing: UpdateEvent[] = [{ type: 'navigated' }, { type: 'settled', isDirty: true }];
    expect(run([...toReady, ...typing]).names.slice(-1)).toEqual(['await-page']);
    // A worker that is not in yet is in by the navigation after.
    const { state } = run([...toReady, ...navigation, activated(false)]);
    expect(run([...navigation, activated(true)], state).names.at(-1)).toBe('reload-once');
  });

  it('is offered once, however many builds follow, also after the server went back to this one', () => {
    const { state, names } = run([...toReady, newerBuild, seen(true, true), { type: 'own-build' }, ...toReady]);
    expect(names.filter((name) => name === 'offer')).toHaveLength(1);
    expect(state).toMatchObject({ stage: 'ready', newer: 'c' });
  });

  it('is told by a waiting worker before the server tells it', () => {
    const { state } = run([seen(true, true)]);
    expect(state).toMatchObject({ stage: 'ready', newer: 'worker' });
    expect(run([newerBuild], state).state).toMatchObject({ stage: 'ready', newer: 'c' });
  });

  it('waits twice as long for a worker each time that none comes, up to an hour', () => {
    const { effects } = run([newerBuild, ...Array.from({ length: 20 }, () => fetched(false, false))]);
    const waits = effects.flatMap((effect) => (effect.type === 'retry' ? [effect.afterMs] : []));
    expect(waits.slice(0, 3)).toEqual([5_000, 10_000, 20_000]);
    expect([waits.at(-1), Math.max(...waits)]).toEqual([HOUR_MS, HOUR_MS]);
  });

  it('is not offered to an outdated client, whose strip has a button of its own, and comes with a navigation all the same', () => {
    const { state, names } = run([{ type: 'refused' }, ...toReady]);
    expect([state.stage, names]).toEqual(['ready', ['fetch-worker']]);
    expect(run([{ type: 'settled', isDirty: false }], state).names).toEqual(['activate']);
  });
});
