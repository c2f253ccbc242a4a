import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatRial } from '../../../../core/money/money.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { runWrite } from '../../../data/write.ts';
import { faultText } from '../../../parts/form/field-faults.ts';
import { ConfirmSheet } from '../../../ui/kit/confirm-sheet.tsx';
import { Name } from '../../../ui/name.tsx';
import { tradeWrites } from '../mutations.ts';
import { tradeTexts } from '../trade-texts.ts';
import type { Award } from './awards.ts';
import classes from './board.module.css';
import { groupTexts } from './group-texts.ts';

const words = groupTexts.sheet;

type Result = 'done' | { failed: string };

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
  const left = awards.filter(({ request }) => results.get(request.id) !== 'done');
  const askAll = async (close: () => void) => {
    setBusy(true);
    let failed = 0;
    for (const { request, picks, payableRial } of left) {
      const { id, quoteId, revision, priceVersion } = request;
      const seen = { id, quoteId, revision, priceVersion, payableRial, picks };
      const result = await runWrite(client, writes.ask(), seen).then(
        (): Result => 'done',
        (error: Error): Result => ({ failed: faultText(error, { failed: tradeTexts.offline }) }),
      );
      if (result !== 'done') failed += 1;
      setResults((before) => new Map(before).set(id, result));
    }
    setBusy(false);
    if (failed === 0) close();
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
              {typeof result === 'object' && <span className={classes.lacking}>{result.failed}</span>}
            </li>
          );
        })}
      </ul>
      <p>{words.effect}</p>
    </ConfirmSheet>
  );
}
