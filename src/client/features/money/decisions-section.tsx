import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MoneyDecision } from '../../../contract/wallet/money.ts';
import { formatRial } from '../../../core/money/money.ts';
import { formatJalali } from '../../../core/time/dates.ts';
import { decisionKinds, decisionOutcomes } from '../../../core/wallet/decisions.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import cards from '../../parts/account/cards.module.css';
import type { DeskColumns } from '../../parts/account/desk-rows.tsx';
import { Select } from '../../ui/kit/fields/control.tsx';
import { Segmented } from '../../ui/kit/fields/segmented.tsx';
import { Name } from '../../ui/name.tsx';
import { moneyTexts } from './money-texts.ts';
import { moneyReads } from './queries.ts';
import { WaitingList } from './waiting-list.tsx';

const { decisions: words } = moneyTexts;

/** What operators have decided, one kind at a time. */
export function DecisionsSection() {
  const [kind, setKind] = useState<MoneyDecision['kind']>('payout');
  const [outcome, setOutcome] = useState<MoneyDecision['outcome']>();
  const list = useInfiniteQuery(moneyReads(usePrivateApi()).decisions({ kind, outcome }));
  return (
    <WaitingList
      count={0}
      list={list}
      heading={words.heading}
      none={words.none}
      draw={(decision) => <DecisionCard key={decision.id} decision={decision} />}
      columns={decisionColumns}
    >
      <Segmented
        legend={words.kind}
        name="decisions"
        options={decisionKinds.map((value) => ({ value, label: words.kinds[value] }))}
        value={kind}
        onChoose={setKind}
      />
      <Select
        aria-label={words.outcome}
        value={outcome ?? ''}
        onChange={({ currentTarget: { value } }) => setOutcome(decisionOutcomes.find((one) => one === value))}
      >
        <option value="">{words.anyOutcome}</option>
        {decisionOutcomes.map((one) => (
          <option key={one} value={one}>
            {words.outcomes[one]}
          </option>
        ))}
      </Select>
    </WaitingList>
  );
}

function DecisionCard({ decision }: { decision: MoneyDecision }) {
  const { whose, outcome, byName, words: said, reference, at } = decision;
  return (
    <article className={cards.card}>
      <h3>
        {amountOf(decision)} <span className={cards.mark}>{words.outcomes[outcome]}</span>
      </h3>
      <p>
        <Name text={whose} />
      </p>
      {said && <p className={cards.reason}>{said}</p>}
      <p className={cards.facts}>
        {`${words.by(byName)} · ${formatJalali(at, 'dateTime')}`}
        {reference && (
          <>
            {` · ${words.reference} `}
            <bdi dir="ltr">{reference}</bdi>
          </>
        )}
      </p>
    </article>
  );
}

function amountOf({ kind, amountRial }: MoneyDecision): string {
  const sign = kind === 'adjustment' ? `${amountRial > 0 ? words.added : words.taken} ` : '';
  return `${sign}${formatRial(Math.abs(amountRial))}`;
}

/** The same at a desk. */
const decisionColumns: DeskColumns<MoneyDecision> = [
  { name: moneyTexts.columns.amount, look: 'figure', cell: amountOf },
  { name: words.outcome, look: 'figure', cell: ({ outcome }) => words.outcomes[outcome] },
  { name: words.whose, cell: ({ whose }) => <Name text={whose} /> },
  { name: moneyTexts.columns.reason, cell: ({ words: said }) => said && <p className={cards.reason}>{said}</p> },
  { name: words.byWhom, cell: ({ byName }) => <Name text={byName} /> },
  { name: moneyTexts.columns.at, cell: ({ at }) => formatJalali(at, 'dateTime') },
  { name: words.reference, cell: ({ reference }) => reference && <bdi dir="ltr">{reference}</bdi> },
];
