import { joinLines, type PartsLine } from '../../../../core/parts-list/parts-line.ts';
import { deviceParts } from './device-parts.ts';

/** Joins lines with the parts list of this device. `leftOut`: those that a full list did not take. */
export async function addLines(added: readonly PartsLine[]) {
  let leftOut: readonly PartsLine[] = [];
  const { lines, isStored } = await deviceParts.change((before) => {
    const joined = joinLines(before, added);
    leftOut = joined.leftOut;
    return joined.lines;
  });
  return { lines, isStored, leftOut };
}
