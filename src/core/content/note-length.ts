/** Characters; in `contract/notes` and in the form. */
export const NOTE_MAX_LENGTH = 4_000;
