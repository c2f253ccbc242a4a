import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MoneyOverview } from '../../../../contract/wallet/money.ts';
import { formatRial } from '../../../../core/money/money.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import cards from '../../../parts/account/cards.module.css';
import { Button } from '../../../ui/kit/button.tsx';
import { moneyTexts } from '../money-texts.ts';
import { moneyReads } from '../queries.ts';
import { WaitingList } from '../waiting-list.tsx';
import { SettlementCard, settlementColumns } from './settlement-row.tsx';
import { SettlementSheet } from './settlement-sheet.tsx';

const { settlements: words } = moneyTexts;

type SettlementsSectionProps = { count: number; owed: MoneyOverview['owed'] };

/** What gateways owe, and what they are said to have paid. */
export function SettlementsSection({ count, owed }: SettlementsSectionProps) {
  const list = useInfiniteQuery(moneyReads(usePrivateApi()).settlements());
  const [isOpen, setOpen] = useState(false);
  return (
    <WaitingList
      {...{ count, list }}
      heading={words.heading}
      none={words.none}
      draw={(settlement) => <SettlementCard key={settlement.id} settlement={settlement} />}
      columns={settlementColumns}
    >
      {owed.length === 0 ? (
        <p className={cards.facts}>{words.nothingOwed}</p>
      ) : (
        <>
          <ul className={cards.facts}>
            {owed.map(({ gatewayCode, owedRial }) => (
              <li key={gatewayCode}>{words.owes(gatewayCode, formatRial(owedRial))}</li>
            ))}
          </ul>
          <div>
            <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {words.open}
            </Button>
          </div>
        </>
      )}
      {isOpen && <SettlementSheet owed={owed} onClose={() => setOpen(false)} />}
    </WaitingList>
  );
}
