import { unsaidUnit } from '../numbers/observed.ts';
import type { UnitIndex } from '../units/unit-index.ts';
import type { IndexedProperty } from '../vocabulary-index.ts';
import type { Piece } from './pieces.ts';

/** «گیربکس ۶۳ نسبت ۳۰»: what another part of the sentence has settled is not asked about; what is left may be certain. */
export function settlePieces(
  pieces: readonly Piece[],
  properties: readonly IndexedProperty[],
  units: UnitIndex,
): Piece[] {
  const settled = new Set(pieces.flatMap(({ filter }) => (filter ? [filter.propertyId] : [])));
  return pieces.map((piece) => {
    const { question, pending, ...rest } = piece;
    if (question?.kind !== 'property' || !pending) return piece;
    const choices = question.choices.filter(({ propertyId }) => !settled.has(propertyId ?? ''));
    const [choice, other] = choices;
    if (!choice || choices.length === question.choices.length) return piece;
    const property = properties.find((one) => one.property.id === choice.propertyId)?.property;
    const low = pending.min ?? pending.max;
    const number = (value: number) => ({ value, end: 0, isWord: false });
    const quantity = low === null ? undefined : { low: number(low), high: number(pending.max ?? low) };
    const unitId =
      choice.unitId ?? pending.unitId ?? (property && quantity && unsaidUnit(property, quantity, units)?.id) ?? null;
    const { optionIds = [] } = choice;
    const isOpen = optionIds.length === 0 && property?.quantityId && unitId === null;
    if (other || !property || isOpen) return { ...piece, question: { ...question, choices } };
    const kind = optionIds.length > 0 ? 'options' : pending.kind;
    return { ...rest, filter: { ...pending, kind, propertyId: property.id, unitId, optionIds, certainty: 'inferred' } };
  });
}
