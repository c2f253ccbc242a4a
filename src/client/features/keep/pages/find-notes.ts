import { foldJoined, foldPartNumber, foldText } from '../../../../core/text/persian.ts';
import type { ShownNote } from '../notes/shown-notes.ts';

/** Notes that contain every word of the text, in themselves or in the name of their object, in any spelling. */
export function findNotes(notes: readonly ShownNote[], text: string): readonly ShownNote[] {
  const words = foldText(text).split(' ').filter(Boolean);
  if (words.length === 0) return notes;
  return notes.filter((note) => {
    const said = `${note.object?.title ?? ''} ${note.text}`;
    const [spaced, joined, partNumbers] = [foldText(said), foldJoined(said), foldPartNumber(said)];
    return words.every(
      (word) =>
        spaced.includes(word) ||
        joined.includes(word) ||
        (/\d/.test(word) && partNumbers.includes(foldPartNumber(word))),
    );
  });
}
