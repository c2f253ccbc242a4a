import fc from 'fast-check';
import { expect } from 'vitest';

/** A move as the rules say it, written down beside the table under test. */
interface RuledMove<State extends string, Role extends string> {
  from: readonly State[];
  to: State;
  by: readonly Role[];
}

export interface MovesUnderTest<State extends string, Role extends string, Name extends string> {
  initial: State;
  rules: Readonly<Record<Name, RuledMove<State, Role>>>;
  /** Who calls; `stranger` has no role. */
  roles: readonly (Role | 'stranger')[];
  /** Makes an object in the initial state and returns its id. */
  make: () => Promise<string>;
  /** Tries a move; the status of its answer. */
  call: (id: string, move: Name, role: Role | 'stranger') => Promise<number>;
  /** The object as the database has it, and the events of its moves. */
  read: (id: string) => Promise<{ state: State; version: number; events: number }>;
}

interface ModelOptions {
  seed: number;
  runs?: number;
  steps?: number;
}

/**
 * Plays random moves by random actors against a plain model: no state outside of the rules, one event and one version for
 * each move that was made, none for a refused or a repeated one, also where the same call is sent twice at once.
 */
export async function playMoves<State extends string, Role extends string, Name extends string>(
  { initial, rules, roles, make, call, read }: MovesUnderTest<State, Role, Name>,
  { seed, runs = 25, steps = 12 }: ModelOptions,
): Promise<Set<string>> {
  const played = new Set<string>();
  const names = Object.keys(rules) as Name[];
  // Every other step is by who may make the move: few scripts would get anywhere otherwise.
  const step = fc.constantFrom(...names).chain((move) =>
    fc.record({
      move: fc.constant(move),
      role: fc.oneof(fc.constantFrom(...rules[move].by), fc.constantFrom(...roles)),
      isTwice: fc.boolean(),
    }),
  );
  const property = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: steps }), async (script) => {
    const id = await make();
    let model = { state: initial, version: 1, events: 0 };
    for (const { move, role, isTwice } of script) {
      const { from, to, by } = rules[move];
      const answers = await Promise.all(Array.from({ length: isTwice ? 2 : 1 }, () => call(id, move, role)));
      const isAllowed = by.some((one) => one === role);
      const outcome = isAllowed
        ? model.state === to
          ? 'repeat'
          : from.includes(model.state)
            ? 'moved'
            : 409
        : 'refused';
      if (outcome === 'refused') for (const status of answers) expect([403, 404]).toContain(status);
      else for (const status of answers) expect(status).toBe(outcome === 409 ? 409 : 200);
      if (outcome === 'moved') model = { state: to, version: model.version + 1, events: model.events + 1 };
      expect(await read(id)).toEqual(model);
      played.add(`${move} ${outcome}`);
    }
  });
  await fc.assert(property, { seed, numRuns: runs, endOnFailure: true });
  return played;
}
