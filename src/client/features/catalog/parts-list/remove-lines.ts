import { joinLines, type PartsLine } from '../../../../core/parts-list/parts-line.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { deviceParts } from '../parts/device-parts.ts';
import { partsListTexts as words } from '../parts/parts-list-texts.ts';
import { lineTitle } from './line-title.ts';

/** Long enough to notice a mistake. */
const UNDO_MS = 10_000;

/** A line that has come again meanwhile stays as it is. */
const bringBack = (removed: readonly PartsLine[]) =>
  void deviceParts.change((lines) => joinLines(lines, removed).lines);

const offerUndo = (text: string, removed: readonly PartsLine[]) =>
  showToast({ text, actionLabel: words.undo, onAction: () => bringBack(removed), durationMs: UNDO_MS });

export async function removeLine(line: PartsLine): Promise<void> {
  await deviceParts.change((lines) => lines.filter(({ id }) => id !== line.id));
  offerUndo(words.removed(lineTitle(line)), [line]);
}

export async function clearLines(): Promise<void> {
  let removed: readonly PartsLine[] = [];
  await deviceParts.change((lines) => {
    removed = lines;
    return [];
  });
  offerUndo(words.cleared, removed);
}
