import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { moneyTexts } from '../money-texts.ts';
import { moneyReads } from '../queries.ts';
import { WaitingList } from '../waiting-list.tsx';
import { AdjustmentCard, adjustmentColumns } from './adjustment-row.tsx';
import { ProposalSheet } from './proposal-sheet.tsx';

const { adjustments: words } = moneyTexts;

export function AdjustmentsSection({ count }: { count: number }) {
  const list = useInfiniteQuery(moneyReads(usePrivateApi()).adjustments());
  const [isOpen, setOpen] = useState(false);
  return (
    <WaitingList
      {...{ count, list }}
      heading={words.heading}
      none={words.none}
      draw={(adjustment) => <AdjustmentCard key={adjustment.id} adjustment={adjustment} />}
      columns={adjustmentColumns}
    >
      <div>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      </div>
      {isOpen && <ProposalSheet onClose={() => setOpen(false)} />}
    </WaitingList>
  );
}
