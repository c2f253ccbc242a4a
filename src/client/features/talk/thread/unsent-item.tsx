import { deviceOutbox } from '../../../offline/outbox/device-outbox.ts';
import { dropRow, retryRow } from '../../../offline/outbox/row-actions.ts';
import { useShownState } from '../../../offline/outbox/use-shown-state.ts';
import { Icon } from '../../../ui/image/icon.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { classNames } from '../../../ui/kit/class-names.ts';
import { talkTexts } from '../talk-texts.ts';
import type { UnsentMessage } from '../unsent-messages.ts';
import classes from './message.module.css';
import { MessageText } from './message-text.tsx';
import { UnsentFiles } from './unsent-files.tsx';

const { message: words } = talkTexts;

/** A message that waits on the device, with its state and what to do with it. */
export function UnsentItem({ unsent: { row, message } }: { unsent: UnsentMessage }) {
  const state = useShownState(row);
  const hasFailed = state === 'failed' || state === 'conflict';
  const shown = deviceOutbox.waitsForSignIn(row) ? 'waitsForSignIn' : hasFailed ? 'failed' : state;
  return (
    <article className={classNames(classes.bubble, classes.own, classes.unsent)}>
      <h4 className="visually-hidden">{words.you}</h4>
      {message.text !== '' && <MessageText text={message.text} />}
      {message.files.length > 0 && <UnsentFiles files={message.files} />}
      <footer className={classes.foot}>
        <span className={classes.state} data-state={hasFailed ? 'failed' : 'waiting'} role="status">
          {hasFailed && <Icon name="failed" size={18} />}
          {words.states[shown as keyof typeof words.states]}
          {hasFailed && row.fault?.text && `: ${row.fault.text}`}
        </span>
      </footer>
      {state !== 'sending' && (
        <p className={classes.ways}>
          {hasFailed && (
            <Button size="compact" onClick={() => void retryRow(row)}>
              {words.again}
            </Button>
          )}
          <Button size="compact" look="quiet" onClick={() => void dropRow(row)}>
            {words.drop}
          </Button>
        </p>
      )}
    </article>
  );
}
