import type { QueryClient } from '@tanstack/react-query';
import { type LineOffer, type PartsLine, totalLines } from '../../../../core/parts-list/parts-line.ts';
import { ApiError } from '../../../data/api.ts';
import type { Reads } from '../../../data/use-reads.ts';
import { toLineOffer } from '../parts/line-offer.ts';
import type { PartsStore } from '../parts/parts-store.ts';
import { inBatches } from './in-batches.ts';

/** A price that is younger is shown as it is. */
const FRESH_MS = 10 * 60_000;
const DEADLINE_MS = 60_000;
const READ_MS = 15_000;

type Refreshed = { offerId: string; offer: LineOffer | undefined; isGone: boolean };

export const isStale = ({ offerId, offer }: PartsLine, now: number): boolean =>
  offerId !== null && (!offer || Math.abs(now - offer.readAt) > FRESH_MS);

/** An offer of each supplier whose phone the list does not know. */
export function offersToCall(lines: readonly PartsLine[]): string[] {
  const suppliers = totalLines(lines).suppliers.filter(({ supplier }) => !supplier.phones);
  return suppliers.flatMap(
    ({ supplier }) => lines.find(({ offer }) => offer?.supplier.id === supplier.id)?.offerId ?? [],
  );
}

interface RefreshDeps {
  queryClient: QueryClient;
  reads: Reads;
  store: PartsStore;
  signal: AbortSignal;
  onGone: (offerIds: readonly string[]) => void;
}

/** Reads offers of the list again, from the device's saved reads without a network. Tells which are withdrawn. */
export async function refreshOffers(
  offerIds: readonly string[],
  { queryClient, reads, store, signal, onGone }: RefreshDeps,
): Promise<void> {
  const now = Date.now();
  const readOffer = async (offerId: string): Promise<Refreshed> => {
    const options = { ...reads.catalog.product(offerId), staleTime: FRESH_MS };
    try {
      const product = await Promise.race([queryClient.fetchQuery(options), noAnswer(signal)]);
      const readAt = queryClient.getQueryState(options.queryKey)?.dataUpdatedAt ?? now;
      return { offerId, offer: toLineOffer(product, readAt), isGone: false };
    } catch (error) {
      const known = queryClient.getQueryState(options.queryKey);
      const offer = known?.data ? toLineOffer(known.data, known.dataUpdatedAt) : undefined;
      return { offerId, offer, isGone: error instanceof ApiError && error.status === 404 };
    }
  };
  await inBatches(offerIds, readOffer, {
    deadlineMs: DEADLINE_MS,
    signal,
    onBatch: (results) => {
      const gone = results.filter(({ isGone }) => isGone).map(({ offerId }) => offerId);
      if (gone.length > 0) onGone(gone);
      const read = new Map(results.flatMap(({ offer }) => (offer ? [[offer.id, offer]] : [])));
      if (read.size > 0) return store.change((lines) => lines.map((line) => withOffer(line, read)));
    },
  });
}

/** An older read does not replace a newer one, but it may tell the supplier's phones. */
function withOffer(line: PartsLine, read: ReadonlyMap<string, LineOffer>): PartsLine {
  const offer = line.offerId === null ? undefined : read.get(line.offerId);
  if (!offer) return line;
  if (!line.offer || offer.readAt > line.offer.readAt) return { ...line, offer };
  if (line.offer.supplier.phones) return line;
  return { ...line, offer: { ...line.offer, supplier: { ...line.offer.supplier, ...offer.supplier } } };
}

/** A read that waits for the network has no end of its own. */
const noAnswer = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(READ_MS)]);
    limit.addEventListener('abort', () => reject(limit.reason), { once: true });
  });
