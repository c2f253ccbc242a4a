import type { SavedAnswer } from '../saved-reads/saved-answer.ts';

/**
 * Passes on answers of these shapes that the device has, until `onAnswer` returns false. Whatever else brings rows to the
 * device, a downloaded category for example, is one more source. Never throws.
 */
export type AnswerSource = (
  shapes: readonly string[],
  onAnswer: (answer: SavedAnswer) => boolean,
) => Promise<void> | void;
