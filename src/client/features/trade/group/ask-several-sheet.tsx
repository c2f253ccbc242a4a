import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatRial } from '../../../../core/money/money.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { runWrite } from '../../../data/write.ts';
import { faultText } from '../../../parts/form/field-faults.ts';
import { ConfirmSheet } from '../../../ui/kit/confirm-sheet.tsx';
import { Name } from '../../../ui/name.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { approvalTexts } from '../approval/approval-texts.ts';
import { tradeWrites } from '../mutations.ts';
import { tradeTexts } from '../trade-texts.ts';
import type { Award } from './awards.ts';
import classes from './board.module.css';
import { groupTexts } from './group-texts.ts';

const words = groupTexts.sheet;

/** `waiting`: the principal is asked first. */
type Result = 'done' | 'waiting' | { failed: string };

type AskSeveralSheetProps = {
  /** As they were shown: what is asked later is asked for these amounts. */
  awards: readonly Award[];
  onClose: () => void;
};

/** Asks for the confirmation of several requests, each by a call of its own: what fails stands with its reason. */
export function AskSeveralSheet({ awards, onClose }: AskSeveralSheetProps) {
  const client = useQueryClient();
  const writes = tradeWrites(usePrivateApi());
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const left = awards.filter(({ request }) => typeof results.get(request.id) !== 'string');
  const askAll = async (close: () => void) => {
    setBusy(true);
    const found = new Map(results);
    for (const { request, picks, payableRial } of left) {
      const { id, quoteId, revision, priceVersion } = request;
      const seen = { id, quoteId, revision, priceVersion, payableRial, picks };
      const result = await runWrite(client, writes.ask(), seen).then(
        ({ approval }): Result => (approval?.state === 'open' ? 'waiting' : 'done'),
        (error: Error): Result => ({ failed: faultText(error, { failed: tradeTexts.offline }) }),
      );
      found.set(id, result);
      setResults(new Map(found));
    }
    setBusy(false);
    const all = [...found.values()];
    if (all.some((result) => typeof result === 'object')) return;
    if (all.includes('waiting')) showToast({ text: words.waiting });
    close();
  };
  return (
    <ConfirmSheet
      heading={words.heading}
      look="primary"
      confirm={results.size > 0 ? words.again : words.confirm}
      cancel={results.size > 0 ? words.close : words.cancel}
      isBusy={isBusy}
      onConfirm={(close) => void askAll(close)}
      onClose={onClose}
    >
      <ul className={classes.asked}>
        {awards.map(({ request: { id, supplier }, cells, payableRial }) => {
          const result = results.get(id);
          return (
            <li key={id}>
              <Name text={supplier.name} />
              <span>{`${tradeTexts.lines(cells.length)}: ${formatRial(payableRial)}`}</span>
              {result === 'done' && <span className={classes.best}>{words.done}</span>}
              {result === 'waiting' && <span className={classes.lacking}>{approvalTexts.waiting}</span>}
              {typeof result === 'object' && <span className={classes.lacking}>{result.failed}</span>}
            </li>
          );
        })}
      </ul>
      <p>{words.effect}</p>
    </ConfirmSheet>
  );
}
