import { useMutation } from '@tanstack/react-query';
import type { ImportCheck } from '../../../contract/imports/import.ts';
import { changePercent, jumpOf } from '../../../core/money/price-doubts.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { PriceStep } from '../../parts/selling/price-step.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { Message } from '../../ui/kit/message.tsx';
import { Table } from '../../ui/kit/table.tsx';
import { Name } from '../../ui/name.tsx';
import classes from './imports.module.css';
import { importTexts } from './imports-texts.ts';
import { importWrites } from './mutations.ts';

const { check: words, sample } = importTexts;

/** What the import would do, and its start. */
export function CheckView({ id, check }: { id: string; check: ImportCheck }) {
  const run = useMutation(importWrites(usePrivateApi()).run());
  const { info, prices, questions } = check;
  const isChanging = (info.counts?.fresh ?? 0) + (info.counts?.changed ?? 0) > 0;
  return (
    <section className={classes.section}>
      <h2>{words.heading}</h2>
      {info.counts && <p role="status">{importTexts.counts(info.counts)}</p>}
      {!isChanging && <p>{words.nothing}</p>}
      <Questions questions={questions} />
      {prices.total > 0 && (
        <>
          <h3>{words.prices(prices.total)}</h3>
          {prices.jumps > 0 && <Message tone="new">{words.jumps(prices.jumps)}</Message>}
          <Table
            caption={words.prices(prices.total)}
            isWide
            columns={words.priceColumns.map((name) => ({ key: name, name }))}
          >
            <tbody>
              {prices.items.map(({ id: offerId, title, before, after }) => (
                <tr key={offerId}>
                  <th scope="row">
                    <Name text={title} />
                  </th>
                  <td>
                    <del>{words.price(before)}</del>
                  </td>
                  <td>
                    <ins className={classes.after}>{words.price(after)}</ins>
                  </td>
                  <td>
                    {before !== null && after !== null && (
                      <PriceStep percent={changePercent(before, after)} doubt={jumpOf(before, after)} />
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
          {prices.total > prices.items.length && <p>{words.more(prices.total - prices.items.length)}</p>}
        </>
      )}
      {isChanging && (
        <p>
          <Button look="primary" isBusy={run.isPending} onClick={() => run.mutate(id)}>
            {run.isPending ? words.starting : words.run}
          </Button>
        </p>
      )}
    </section>
  );
}

function Questions({ questions: { total, items } }: Pick<ImportCheck, 'questions'>) {
  if (total === 0) return null;
  return (
    <>
      <h3>{words.questions(total)}</h3>
      <p className={classes.facts}>{words.questionsHint}</p>
      <ul className={classes.lines}>
        {items.map(({ line, column, key, code, reason }) => (
          <li key={`${line} ${column} ${code} ${reason}`}>
            <p>{[line === null ? '' : sample.line(line), column, key].filter(Boolean).join(' · ')}</p>
            <p className={classes.facts}>
              {reason} <bdi dir="ltr">{code}</bdi>
            </p>
          </li>
        ))}
        {total > items.length && <li>{words.more(total - items.length)}</li>}
      </ul>
    </>
  );
}
