import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { MerchantAgent } from '../../../../contract/merchants/merchant-agent.ts';
import { formatPhone } from '../../../../core/people/format-phone.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import classes from '../../../parts/account/cards.module.css';
import { Button } from '../../../ui/kit/button.tsx';
import { Name } from '../../../ui/name.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { AgentTermsLines } from './agent-terms.tsx';
import { agentTexts as words } from './agents-texts.ts';
import { EndQuestion } from './end-question.tsx';
import { agentWrites } from './mutations.ts';

const TOAST_ID = 'agent-ended';

type AgentCardProps = {
  agent: MerchantAgent;
  onForm: () => void;
};

/** One agent as the merchant's owner sees it. */
export function AgentCard({ agent, onForm }: AgentCardProps) {
  const end = useMutation(agentWrites(usePrivateApi()).end());
  const [isAsked, setAsked] = useState(false);
  const { phone, name, role, state, allowedActions } = agent;
  const shownPhone = formatPhone(phone);
  const who = name ?? shownPhone;
  const handleEnd = () =>
    end.mutate(agent, {
      onSuccess: () => {
        showToast({ id: TOAST_ID, kind: 'done', text: words.ending.done });
        setAsked(false);
      },
    });
  const way = (label: string, named: string) => (
    <Button size="compact" aria-label={named} onClick={onForm}>
      {label}
    </Button>
  );
  return (
    <li className={classes.card}>
      <h3>
        <bdi>{who}</bdi>{' '}
        <span className={classes.mark} data-status={state}>
          {words.states[state]}
        </span>
      </h3>
      <p className={classes.facts}>
        <Name text={role} />
        {name !== null && (
          <>
            {' '}
            · <bdi dir="ltr">{shownPhone}</bdi>
          </>
        )}
      </p>
      <AgentTermsLines {...agent} />
      {isAsked ? (
        <EndQuestion
          question={words.ending.question(who)}
          words={words.ending}
          isBusy={end.isPending}
          onConfirm={handleEnd}
          onKeep={() => setAsked(false)}
        />
      ) : (
        <div className={classes.ways}>
          {allowedActions.includes('edit') && way(words.edit, words.editNamed(who))}
          {allowedActions.includes('invite') && way(words.inviteAgain, words.inviteAgainNamed(who))}
          {allowedActions.includes('end') && (
            <Button size="compact" look="quiet" aria-label={words.endNamed(who)} onClick={() => setAsked(true)}>
              {words.end}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
