export interface SavedAnswer {
  shape: string;
  /** The answer, or each page of a list. */
  answers: readonly unknown[];
  /** In milliseconds since 1970. */
  savedAt: number;
}
