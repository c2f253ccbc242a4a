import { deviceOutbox } from '../../offline/outbox/device-outbox.ts';
import { keepTexts } from '../../offline/outbox/keep-texts.ts';
import type { OutboxRow } from '../../offline/outbox/outbox-row.ts';
import { discardRow, retryRow } from '../../offline/outbox/row-actions.ts';
import { useShownState } from '../../offline/outbox/use-shown-state.ts';
import { Button } from '../../ui/kit/button.tsx';
import { Message } from '../../ui/kit/message.tsx';

const { states, fault: words } = keepTexts;

/** Where a change is on its way to the server, and what to do if it was refused. */
export function RowState({ row }: { row: OutboxRow }) {
  const state = useShownState(row);
  if (state === 'failed') {
    return (
      <Message
        tone="failed"
        action={
          <>
            <Button size="compact" onClick={() => void retryRow(row)}>
              {words.retry}
            </Button>
            <Button size="compact" onClick={() => void discardRow(row)}>
              {words.discard}
            </Button>
          </>
        }
      >
        {row.fault?.text ?? states.failed}
      </Message>
    );
  }
  if (state === 'conflict') return <Message tone="new">{states.conflict}</Message>;
  return <Message tone="info">{deviceOutbox.waitsForSignIn(row) ? states.waitsForSignIn : states[state]}</Message>;
}
