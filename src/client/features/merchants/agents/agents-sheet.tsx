import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnMerchant } from '../../../../contract/merchants/merchant.ts';
import type { MerchantAgent } from '../../../../contract/merchants/merchant-agent.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import classes from '../../../parts/account/cards.module.css';
import formClasses from '../../../parts/form/sheet-form.module.css';
import { Button } from '../../../ui/kit/button.tsx';
import { endOf, ListEnd } from '../../../ui/kit/list-end.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { Sheet, sheetFootClass } from '../../../ui/kit/sheet.tsx';
import { Skeleton } from '../../../ui/kit/skeleton.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { AgentCard } from './agent-card.tsx';
import { AgentForm } from './agent-form.tsx';
import { agentTexts as words } from './agents-texts.ts';
import { agentReads } from './queries.ts';

const TOAST_ID = 'agent-saved';

type AgentsSheetProps = {
  merchant: OwnMerchant;
  onClose: () => void;
};

/** Who acts for one's merchant: the list, and in its place the form of one. */
export function AgentsSheet({ merchant: { id, name, status }, onClose }: AgentsSheetProps) {
  const agents = useInfiniteQuery(agentReads(usePrivateApi()).ofMerchant(id));
  const [form, setForm] = useState<{ id: MerchantAgent['id'] | undefined }>();
  const known = agents.data?.pages.flatMap(({ items }) => items).find((agent) => agent.id === form?.id);
  const handleSaved = (text: string) => {
    showToast({ id: TOAST_ID, kind: 'done', text });
    setForm(undefined);
  };
  return (
    <Sheet heading={words.openNamed(name)} onClose={onClose}>
      {() =>
        form ? (
          <AgentForm merchantId={id} known={known} onSaved={handleSaved} onCancel={() => setForm(undefined)} />
        ) : (
          <>
            <div className={formClasses.fields}>
              <p className={classes.facts}>{words.intro}</p>
              <ReadGate query={agents} skeleton={<Skeleton shape="cards" count={2} />}>
                {({ pages }) => {
                  const items = pages.flatMap((page) => page.items);
                  if (items.length === 0) return <Notice heading={words.none} hint={words.noneHint} />;
                  return (
                    <>
                      <ul className={classes.cards}>
                        {items.map((agent) => (
                          <AgentCard key={agent.id} agent={agent} onForm={() => setForm({ id: agent.id })} />
                        ))}
                      </ul>
                      <ListEnd {...endOf(agents)} />
                    </>
                  );
                }}
              </ReadGate>
            </div>
            {status === 'confirmed' && (
              <div className={sheetFootClass(formClasses.choices)}>
                <Button look="primary" onClick={() => setForm({ id: undefined })}>
                  {words.invite}
                </Button>
              </div>
            )}
          </>
        )
      }
    </Sheet>
  );
}
