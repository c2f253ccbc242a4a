import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { MerchantAgent } from '../../../../contract/merchants/merchant-agent.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import classes from '../../../parts/account/cards.module.css';
import { Button } from '../../../ui/kit/button.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { merchantTexts } from '../merchants-texts.ts';
import { AgentTermsLines } from './agent-terms.tsx';
import { agentTexts } from './agents-texts.ts';
import { EndQuestion } from './end-question.tsx';
import { agentWrites } from './mutations.ts';

const { own: words, states } = agentTexts;
const TOAST_ID = 'agency';

const tell = (text: string) => showToast({ id: TOAST_ID, kind: 'done', text });

type OwnAgencyCardProps = {
  agency: MerchantAgent;
  onSetting: () => void;
};

/** A merchant for which the person acts or is asked to act. */
export function OwnAgencyCard({ agency, onSetting }: OwnAgencyCardProps) {
  const writes = agentWrites(usePrivateApi());
  const answer = useMutation(writes.answer());
  const end = useMutation(writes.end());
  const [isAsked, setAsked] = useState(false);
  const { merchant, role, state, permissions, allowedActions } = agency;
  const { name } = merchant;
  const reply = (given: 'active' | 'declined') =>
    answer.mutate(
      { ...agency, state: given },
      { onSuccess: () => tell(given === 'active' ? words.accepted : words.declined) },
    );
  return (
    <li className={classes.card}>
      <h3>
        <bdi>{state === 'invited' ? words.invited : name}</bdi>{' '}
        {state !== 'invited' && <span className={classes.mark}>{states[state]}</span>}
      </h3>
      {state === 'invited' && <p>{words.invitedBy(name)}</p>}
      <p className={classes.facts}>{words.role(role)}</p>
      <AgentTermsLines {...agency} />
      {isAsked ? (
        <EndQuestion
          question={words.leaving.question(name)}
          words={words.leaving}
          isBusy={end.isPending}
          onConfirm={() => end.mutate(agency, { onSuccess: () => tell(words.leaving.done) })}
          onKeep={() => setAsked(false)}
        />
      ) : (
        <div className={classes.ways}>
          {allowedActions.includes('accept') && (
            <Button
              size="compact"
              look="primary"
              aria-label={words.acceptNamed(name)}
              isBusy={answer.isPending}
              onClick={() => reply('active')}
            >
              {words.accept}
            </Button>
          )}
          {allowedActions.includes('decline') && (
            <Button
              size="compact"
              aria-label={words.declineNamed(name)}
              isBusy={answer.isPending}
              onClick={() => reply('declined')}
            >
              {words.decline}
            </Button>
          )}
          {state === 'active' && permissions.includes('saleSetting') && (
            <Button
              size="compact"
              aria-haspopup="dialog"
              aria-label={merchantTexts.settingNamed(name)}
              onClick={onSetting}
            >
              {merchantTexts.setting}
            </Button>
          )}
          {allowedActions.includes('leave') && (
            <Button size="compact" look="quiet" aria-label={words.leaveNamed(name)} onClick={() => setAsked(true)}>
              {words.leave}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
