import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { useLastSub } from '../../../data/session/use-sub.ts';
import { useIsOnline } from '../../../offline/connection/use-is-online.ts';
import { deviceOutbox, useOutbox } from '../../../offline/outbox/device-outbox.ts';
import { exportRows } from '../../../offline/outbox/export-rows.ts';
import { keepTexts } from '../../../offline/outbox/keep-texts.ts';
import { isOwnRow, type OutboxRow } from '../../../offline/outbox/outbox-row.ts';
import { discardRow } from '../../../offline/outbox/row-actions.ts';
import { WithHelp } from '../../../ui/help-button.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { Message } from '../../../ui/kit/message.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Written } from '../../../ui/written.tsx';
import { DiffersMessage } from '../differs-message.tsx';
import { NoteConflict } from '../notes/note-conflict.tsx';
import { RowState } from '../row-state.tsx';
import { OthersRows } from './others-rows.tsx';
import classes from './outbox.module.css';
import { StorageNotes } from './storage-notes.tsx';

const LISTS = ['notes', 'favorites'] as const;
const words = keepTexts.outbox;

/** Every change that the server has not confirmed, and what to do with it. */
export function OutboxScreen() {
  const { rows, isRead, isStarted, isOfNewerBuild } = useOutbox();
  const sub = useLastSub();
  const isOnline = useIsOnline();
  // A page opened by a link may come before the sender has read the rows.
  useEffect(() => deviceOutbox.wake(), []);
  const own = rows.filter((row) => isOwnRow(row, sub));
  const others = rows.length - own.length;
  return (
    <section className={classes.screen}>
      <PageHead title={words.title} noindex />
      <WithHelp id="outbox.states">
        <h1>{words.title}</h1>
      </WithHelp>
      <Message tone={isOnline ? 'info' : 'new'}>{isOnline ? words.online : words.offline}</Message>
      {isOfNewerBuild && <NewerBuild />}
      <DiffersMessage names={LISTS} />
      <StorageNotes />
      {isRead && own.length === 0 && <Notice heading={words.none} hint={words.noneHint} />}
      {own.length > 0 && (
        <div className={classes.choices}>
          <Button look="primary" onClick={() => deviceOutbox.wake()}>
            {words.sendNow}
          </Button>
          <Button onClick={() => exportRows(own)}>{words.export}</Button>
        </div>
      )}
      <ul className={classes.rows}>
        {own.map((row) => (
          <li key={row.seq}>
            <RowCard row={row} isStarted={isStarted} />
          </li>
        ))}
      </ul>
      {others > 0 && <OthersRows sub={sub} count={others} />}
    </section>
  );
}

/** Nothing of the outbox can be shown before the update, and nothing of it is lost. */
function NewerBuild() {
  const [isWorking, setWorking] = useState(false);
  const handleUpdate = () => {
    setWorking(true);
    import('../../../offline/updates/outdated.ts')
      .then(({ updateOutdated }) => updateOutdated(__BUILD_ID__))
      .catch(() => setWorking(false));
  };
  return (
    <Message
      tone="failed"
      action={
        <Button size="compact" isBusy={isWorking} onClick={handleUpdate}>
          {words.update}
        </Button>
      }
    >
      {words.newer}
    </Message>
  );
}

function RowCard({ row, isStarted }: { row: OutboxRow; isStarted: boolean }) {
  const { history } = useRouter();
  const described = deviceOutbox.describe(row);
  const editedAt = row.state === 'failed' ? deviceOutbox.editedAt(row) : undefined;
  return (
    <article className={classes.row}>
      <h2>{described?.title ?? (isStarted ? words.unknown : words.unread)}</h2>
      {described?.text && <Written className={classes.text} text={described.text} />}
      <p className={classes.time}>
        <time dateTime={new Date(row.createdAt).toISOString()}>{formatJalali(row.createdAt, 'dateTime')}</time>
        {row.tries > 0 && ` · ${words.tries(formatNumber(row.tries))}`}
      </p>
      {row.state === 'conflict' ? <NoteConflict row={row} /> : <RowState row={row} />}
      {editedAt && (
        <Button size="compact" onClick={() => history.push(`${editedAt}#${row.objectKey}`)}>
          {keepTexts.edit}
        </Button>
      )}
      {row.state === 'queued' && (
        <Button size="compact" look="quiet" onClick={() => void discardRow(row)}>
          {keepTexts.fault.discard}
        </Button>
      )}
    </article>
  );
}
