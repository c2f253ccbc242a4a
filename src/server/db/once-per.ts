import type { Executor } from './open-database.ts';

/** Makes a value once for each executor, such as a prepared statement, which belongs to its connections. */
export function oncePer<Made>(make: (db: Executor) => Made): (db: Executor) => Made {
  const made = new WeakMap<Executor, { value: Made }>();
  return (db) => {
    const known = made.get(db) ?? { value: make(db) };
    made.set(db, known);
    return known.value;
  };
}
