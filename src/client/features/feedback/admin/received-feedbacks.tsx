import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type FeedbackState, feedbackStates } from '../../../../core/content/feedback.ts';
import { ApiError } from '../../../data/api.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { Select } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import { endOf, ListEnd } from '../../../ui/kit/list-end.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { Skeleton } from '../../../ui/kit/skeleton.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import classes from '../feedback.module.css';
import { feedbackTexts, receivedTexts as words } from '../feedback-texts.ts';
import { feedbackReads } from '../queries.ts';
import { ReceivedCard } from './received-card.tsx';

const FORBIDDEN = 403;

/** Where an operator reads and answers feedback. Anybody may open it; the server says who may see the list. */
export function ReceivedFeedbacks() {
  const [state, setState] = useState<FeedbackState>('new');
  const list = useInfiniteQuery(feedbackReads(usePrivateApi()).received(state));
  if (list.error instanceof ApiError && list.error.status === FORBIDDEN) {
    return (
      <Notice heading={words.refused} hint={words.refusedHint}>
        <Link to="/feedback" className={buttonClass('primary')}>
          {words.toFeedback}
        </Link>
      </Notice>
    );
  }
  return (
    <section className={classes.own}>
      <PageHead title={words.title} noindex />
      <h2>{words.title}</h2>
      <Field label={words.stateLabel}>
        {(wiring) => (
          <Select
            {...wiring}
            value={state}
            onChange={({ currentTarget }) => setState(currentTarget.value as FeedbackState)}
          >
            {feedbackStates.map((one) => (
              <option key={one} value={one}>
                {feedbackTexts.states[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ReadGate query={list} skeleton={<Skeleton shape="cards" />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0) return <Notice heading={words.none} />;
          return (
            <>
              <ul className={classes.received}>
                {items.map((feedback) => (
                  <li key={feedback.id}>
                    <ReceivedCard feedback={feedback} />
                  </li>
                ))}
              </ul>
              <ListEnd {...endOf(list)} />
            </>
          );
        }}
      </ReadGate>
    </section>
  );
}
