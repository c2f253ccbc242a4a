import { type Found, matchFound } from '../../../../core/parts-list/match-part.ts';
import type { LineOffer, PartsLine } from '../../../../core/parts-list/parts-line.ts';
import type { PartsStore } from '../parts/parts-store.ts';
import { inBatches } from './in-batches.ts';

/** Long enough for 500 lines on a slow network; what is left is asked for on request. */
const DEADLINE_MS = 90_000;

/** What was found for a line without an offer; `unasked`: nobody answered, it is asked for later. */
export type LineMatch =
  | { kind: 'asking' | 'none' | 'unasked' }
  /** Likeliest first. `isSaved`: from what the device has saved. */
  | { kind: 'several'; candidates: readonly LineOffer[]; isSaved: boolean };

export type LineMatches = ReadonlyMap<string, LineMatch>;

/**
 * Finds offers by a text.
 * @throws if nobody answers
 */
export type FindOffers = (text: string) => Promise<{ found: readonly Found<LineOffer>[]; isSaved: boolean }>;

interface MatchDeps {
  store: PartsStore;
  find: FindOffers;
  signal: AbortSignal;
  onMatches: (matches: readonly (readonly [lineId: string, match: LineMatch])[]) => void;
}

/** Matches lines that have no offer: one clear offer is set at once, several wait for a choice. */
export async function matchLines(lines: readonly PartsLine[], { store, find, signal, onMatches }: MatchDeps) {
  onMatches(lines.map(({ id }) => [id, { kind: 'asking' }]));
  const matchOne = async ({ id, text }: PartsLine) => ({ id, ...(await matchText(text ?? '', find)) });
  const left = await inBatches(lines, matchOne, {
    deadlineMs: DEADLINE_MS,
    signal,
    onBatch: async (results) => {
      const offers = new Map(results.flatMap(({ id, offer }) => (offer ? [[id, offer]] : [])));
      if (offers.size > 0) await store.change((before) => before.map((line) => withOffer(line, offers.get(line.id))));
      onMatches(results.flatMap(({ id, match }) => (match ? [[id, match]] : [])));
    },
  });
  onMatches(left.map(({ id }) => [id, { kind: 'unasked' }]));
}

/** A line that got an offer meanwhile keeps it. */
const withOffer = (line: PartsLine, offer: LineOffer | undefined): PartsLine =>
  offer && line.offerId === null ? { ...line, offerId: offer.id, offer } : line;

async function matchText(text: string, find: FindOffers): Promise<{ offer?: LineOffer; match?: LineMatch }> {
  try {
    const { found, isSaved } = await find(text);
    const { offer, candidates } = matchFound(text, found);
    if (offer) return { offer };
    // What the device has saved is not all that there is.
    if (candidates.length === 0) return { match: { kind: isSaved ? 'unasked' : 'none' } };
    return { match: { kind: 'several', candidates, isSaved } };
  } catch {
    return { match: { kind: 'unasked' } };
  }
}
