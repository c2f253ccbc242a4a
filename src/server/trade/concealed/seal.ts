import type { RequestRole } from '../../../core/trade/request-states.ts';
import { type AppError, conflict } from '../../platform/errors/app-error.ts';
import type { TradeRequestRow } from '../request.table.ts';

type Sealed = Pick<TradeRequestRow, 'sealedUntil'>;

/** Before the deadline of a sealed request. Its quote is stored with the row, which stays `registered`. */
export const isSealed = ({ sealedUntil }: Sealed, now: Date): boolean => sealedUntil !== null && sealedUntil > now;

/** Whether a reader may know that there is a quote, and what it says. */
export const mayReadQuotes = (row: Sealed, role: RequestRole | undefined, now: Date): boolean =>
  role === 'seller' || !isSealed(row, now);

type Timed = Pick<TradeRequestRow, 'sealedUntil' | 'state' | 'turn' | 'number'>;

const sealedNow = () => conflict('sealed', 'پیشنهادها تا پایان مهلت مهر و موم‌اند؛ پس از باز شدن آن‌ها تأیید بخواهید.');
const deadlinePassed = () => conflict('deadline_passed', 'مهلت این درخواست گذشته است.');

/** What the deadline of a sealed request rules out: before it an agreement, after it new quotes and other wishes. */
const refusals: Readonly<Record<string, (row: Timed, isOpen: boolean) => AppError | undefined>> = {
  submit: (_, isOpen) => (isOpen ? deadlinePassed() : undefined),
  edit: ({ number }, isOpen) => (isOpen && number !== null ? deadlinePassed() : undefined),
  // Whose quote was countered may answer.
  quote: ({ state, turn }, isOpen) =>
    isOpen && !(state === 'quoted' && turn === 'supplier') ? deadlinePassed() : undefined,
  requestConfirmation: (_, isOpen) => (isOpen ? undefined : sealedNow()),
};

/** Why a move of a sealed request is not possible at this time. */
export const sealRefusal = (move: string, row: Timed, now: Date): AppError | undefined =>
  row.sealedUntil === null ? undefined : refusals[move]?.(row, !isSealed(row, now));

/** Who has answered, as this reader may know it. */
export const sellerSeenBy = (
  row: Sealed & Pick<TradeRequestRow, 'sellerMerchantId'>,
  role: RequestRole,
  now: Date,
): string | null => (mayReadQuotes(row, role, now) ? row.sellerMerchantId : null);
