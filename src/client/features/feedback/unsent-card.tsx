import { useEffect, useRef } from 'react';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import type { OutboxRow } from '../../offline/outbox/outbox-row.ts';
import { discardRows, retryRow } from '../../offline/outbox/row-actions.ts';
import { useShownState } from '../../offline/outbox/use-shown-state.ts';
import { useAskedEdit } from '../../router/use-asked-edit.ts';
import { Button } from '../../ui/kit/button.tsx';
import { Message } from '../../ui/kit/message.tsx';
import { Written } from '../../ui/written.tsx';
import classes from './feedback.module.css';
import type { FeedbackChange } from './feedback-change.ts';
import { feedbackTexts } from './feedback-texts.ts';

const { types, unsent: words } = feedbackTexts;

type UnsentCardProps = {
  row: OutboxRow;
  change: FeedbackChange;
  isFormFree: boolean;
  onEdit: (change: FeedbackChange) => void;
};

/** Feedback that the server has not confirmed. What it has refused goes back into the form. */
export function UnsentCard({ row, change, isFormFree, onEdit }: UnsentCardProps) {
  const state = useShownState(row);
  const isRefused = state === 'failed' || state === 'conflict';
  const isAsked = useAskedEdit(row.objectKey) && isRefused && isFormFree;
  const handleEdit = async () => {
    // In the form first: a device that fails in between keeps the text twice.
    onEdit(change);
    await discardRows(row);
  };
  const latest = useRef(handleEdit);
  latest.current = handleEdit;
  useEffect(() => {
    if (isAsked) void latest.current();
  }, [isAsked]);
  return (
    <article className={classes.card}>
      <h3>{types[change.type]}</h3>
      <Written className={classes.text} text={change.text} />
      {change.files && <p className={classes.facts}>{feedbackTexts.files.count(formatNumber(change.files.length))}</p>}
      {isRefused ? (
        <Message
          tone="failed"
          action={
            <div className={classes.ways}>
              <Button size="compact" disabled={!isFormFree} onClick={() => void handleEdit()}>
                {words.edit}
              </Button>
              <Button size="compact" onClick={() => void retryRow(row)}>
                {words.retry}
              </Button>
              <Button size="compact" look="quiet" onClick={() => void discardRows(row)}>
                {words.discard}
              </Button>
            </div>
          }
        >
          <p>{row.fault?.text ?? words.failed}</p>
          {!isFormFree && <p className={classes.facts}>{words.editBlocked}</p>}
        </Message>
      ) : (
        <Message tone="new">{words[state]}</Message>
      )}
    </article>
  );
}
