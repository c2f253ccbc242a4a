export interface FormRow {
  title: string;
  path: () => string;
  /** The path of its call that writes. */
  call: () => string;
  prepare?: () => Promise<void>;
  open: () => Promise<void>;
  /** After the first effect, where the way to the form is another one then. @default `open` */
  reopen?: () => Promise<void>;
  fill: () => Promise<void>;
  /** A field and what `fill` has written in it. */
  typed: [name: string | RegExp, value: string];
  /** The button that sends. */
  save: string;
  /** What the server has, with what every further write would change. */
  effect: () => Promise<unknown>;
  /** Of one effect. */
  expected: unknown;
}
