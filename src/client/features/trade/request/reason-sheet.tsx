import type { TradeRequest } from '../../../../contract/trade/trade-request.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { TextSheet } from '../../../parts/form/text-sheet.tsx';
import { tradeWrites } from '../mutations.ts';
import { reasonDraftKey } from '../shared-write.ts';
import { requestTexts } from './request-texts.ts';

const REASON_MAX = 1_000;

type ReasonSheetProps = { kind: 'decline' | 'return'; request: TradeRequest; onClose: () => void };

/** The seller says why a request is not supplied, or what the buyer should change. */
export function ReasonSheet({ kind, request, onClose }: ReasonSheetProps) {
  const writes = tradeWrites(usePrivateApi());
  const words = kind === 'decline' ? requestTexts.declineSheet : requestTexts.returnSheet;
  return (
    <TextSheet
      heading={words.heading}
      words={words.words}
      lengthMax={REASON_MAX}
      draftKey={reasonDraftKey(request.id, kind)}
      known=""
      write={kind === 'decline' ? writes.decline() : writes.giveBack()}
      send={(comment) => ({ request, comment })}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}
