import type { NeedChoice } from '../need-types.ts';
import type { Token } from '../words/need-tokens.ts';
import { type Piece, spanOfSet } from './pieces.ts';

const joints = new Set(['و', 'یا', '،', ',']);

/** Whether nothing but joints stands between the two: «۴ و ۶ اینچ». */
function areJoined(tokens: readonly Token[], one: Piece, other: Piece): boolean {
  const [from, to] = [Math.max(...one.tokens) + 1, Math.min(...other.tokens)];
  return from < to && tokens.slice(from, to).every(({ text }) => joints.has(text));
}

type Filter = NonNullable<Piece['filter']>;

function joinOptions(tokens: readonly Token[], pieces: readonly Piece[], first: Piece, filter: Filter): Piece {
  const all = pieces.map((one) => one.filter?.optionIds ?? []);
  const common = (all[0] ?? []).filter((id) => all.every((ids) => ids.includes(id)));
  const set = new Set(pieces.flatMap((one) => [...one.tokens]));
  // «DN50 2 اینچ» says one size twice.
  if (common.length > 0) return { ...first, tokens: set, filter: { ...filter, optionIds: common } };
  if (isList(tokens, pieces)) {
    const span = spanOfSet(tokens, set);
    return { ...first, tokens: set, span, filter: { ...filter, optionIds: [...new Set(all.flat())], span } };
  }
  return asked(tokens, pieces, first, filter, 'property', (one) => ({ optionIds: one.optionIds }));
}

function asked(
  tokens: readonly Token[],
  pieces: readonly Piece[],
  { at }: Piece,
  pending: Filter,
  kind: 'property' | 'value',
  told: (filter: Filter) => Partial<NeedChoice>,
): Piece {
  const set = new Set(pieces.flatMap((one) => [...one.tokens]));
  const span = spanOfSet(tokens, set);
  const choices = pieces.flatMap(({ filter }): NeedChoice[] =>
    filter ? [{ propertyId: pending.propertyId, ...told(filter) }] : [],
  );
  return { at, tokens: set, span, pending, question: { kind, span, choices } };
}

function joinAlike(tokens: readonly Token[], pieces: readonly Piece[]): readonly Piece[] {
  const [first, second] = pieces;
  const { filter } = first ?? {};
  if (!first || !second || !filter) return pieces;
  if (filter.kind === 'options') return [joinOptions(tokens, pieces, first, filter)];
  const values = new Set(pieces.map((one) => `${one.filter?.min} ${one.filter?.unitId}`));
  // «سه فاز به سه فاز»
  if (values.size === 1) return [{ ...first, tokens: new Set(pieces.flatMap((one) => [...one.tokens])) }];
  if (values.size < pieces.length) return pieces;
  return [
    asked(tokens, pieces, first, filter, 'value', ({ min, unitId }) => ({
      ...(unitId === null ? {} : { unitId }),
      ...(min === null ? {} : { value: min }),
    })),
  ];
}

const isList = (tokens: readonly Token[], pieces: readonly Piece[]): boolean =>
  pieces.every((piece, at) => at === 0 || areJoined(tokens, pieces[at - 1] ?? piece, piece));

const keyOf = ({ filter }: Piece) =>
  filter?.kind === 'options' || filter?.kind === 'exact' ? `${filter.kind} ${filter.propertyId}` : '';

function joinWhere(
  tokens: readonly Token[],
  pieces: readonly Piece[],
  isMeant: (group: readonly Piece[]) => boolean,
): Piece[] {
  return [...Map.groupBy(pieces, keyOf)].flatMap(([key, group]) => {
    const ordered = group.sort((one, other) => one.at - other.at);
    return key !== '' && isMeant(ordered) ? joinAlike(tokens, ordered) : group;
  });
}

/** «۴ و ۶ اینچ» lists sizes of one property; options are any of them, and of two numbers one is asked for. */
export const joinLists = (tokens: readonly Token[], pieces: readonly Piece[]): Piece[] =>
  joinWhere(tokens, pieces, (group) => isList(tokens, group));

/** No product has two sizes of one property: what nothing joins is asked about. */
export const joinValues = (tokens: readonly Token[], pieces: readonly Piece[]): Piece[] =>
  joinWhere(tokens, pieces, () => true);
