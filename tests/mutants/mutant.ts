/** A fault that somebody could write, and the tests that must find it. */
export interface Mutant {
  /** The rule that is broken. */
  name: string;
  file: string;
  /** Occurs once in the file. */
  find: string;
  replace: string;
  project: 'core' | 'client' | 'api' | 'api-postgres';
  /** At least one of them must fail. */
  tests: string[];
}
