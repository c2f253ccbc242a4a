import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { FeedbackState } from '../../../../core/content/feedback.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { StateList } from '../../../parts/account/state-list.tsx';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { feedbackTexts, receivedTexts as words } from '../feedback-texts.ts';
import { feedbackReads } from '../queries.ts';
import { feedbackColumns, ReceivedCard } from './received-card.tsx';

/** Where an operator reads and answers feedback. */
export function ReceivedFeedbacks() {
  const [state, setState] = useState<FeedbackState>('new');
  return (
    <StateList
      words={words}
      list={useInfiniteQuery(feedbackReads(usePrivateApi()).received(state))}
      states={feedbackTexts.states}
      state={state}
      none={words.none}
      own={
        <Link to="/feedback" className={buttonClass('primary')}>
          {words.toFeedback}
        </Link>
      }
      onState={setState}
      card={(feedback) => <ReceivedCard feedback={feedback} />}
      columns={feedbackColumns}
    />
  );
}
