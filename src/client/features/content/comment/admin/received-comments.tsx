import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type CommentState, commentStates } from '../../../../../core/content/page-types.ts';
import { ApiError } from '../../../../data/api.ts';
import { ReadGate } from '../../../../data/read-gate.tsx';
import { usePrivateApi } from '../../../../data/session/private-api.ts';
import { buttonClass } from '../../../../ui/kit/button.tsx';
import { Select } from '../../../../ui/kit/fields/control.tsx';
import { Field } from '../../../../ui/kit/fields/field.tsx';
import { endOf, ListEnd } from '../../../../ui/kit/list-end.tsx';
import { Notice } from '../../../../ui/kit/notice.tsx';
import { Skeleton } from '../../../../ui/kit/skeleton.tsx';
import { PageHead } from '../../../../ui/page-head.tsx';
import classes from '../comment.module.css';
import { commentTexts, receivedCommentTexts as words } from '../comments-texts.ts';
import { receivedCommentsRead } from '../queries.ts';
import { ReceivedCommentCard } from './received-comment-card.tsx';

const FORBIDDEN = 403;

/** Where an operator decides about comments. Anybody may open it; the server says who may see the list. */
export function ReceivedComments() {
  const [state, setState] = useState<CommentState>('waiting');
  const list = useInfiniteQuery(receivedCommentsRead(usePrivateApi(), state));
  if (list.error instanceof ApiError && list.error.status === FORBIDDEN) {
    return (
      <Notice heading={words.refused} hint={words.refusedHint}>
        <Link to="/profile/comments" className={buttonClass('primary')}>
          {words.toOwn}
        </Link>
      </Notice>
    );
  }
  return (
    <section className={classes.screen}>
      <PageHead title={words.title} noindex />
      <h2>{words.title}</h2>
      <Field label={words.stateLabel}>
        {(wiring) => (
          <Select
            {...wiring}
            value={state}
            onChange={({ currentTarget }) => setState(currentTarget.value as CommentState)}
          >
            {commentStates.map((one) => (
              <option key={one} value={one}>
                {commentTexts.states[one]}
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
              <ul className={classes.tree}>
                {items.map((comment) => (
                  <li key={comment.id}>
                    <ReceivedCommentCard comment={comment} />
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
