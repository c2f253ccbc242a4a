import { useQuery } from '@tanstack/react-query';
import { ReadGate } from '../../../data/read-gate.tsx';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { keepTexts } from '../../../offline/outbox/keep-texts.ts';
import type { OutboxRow } from '../../../offline/outbox/outbox-row.ts';
import { discardRows } from '../../../offline/outbox/row-actions.ts';
import { WithHelp } from '../../../ui/help-button.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { Message } from '../../../ui/kit/message.tsx';
import { Written } from '../../../ui/written.tsx';
import classes from './note.module.css';
import { noteOperation } from './note-operation.ts';
import { noteRead } from './queries.ts';
import { takeMine, takeTheirs } from './resolve-note.ts';

const words = keepTexts.conflict;

/** The two versions of a note that two devices have changed, to choose from. */
export function NoteConflict({ row }: { row: OutboxRow }) {
  const { payload } = row;
  const id = noteOperation.accepts(payload) ? payload.id : '';
  const theirs = useQuery(noteRead(usePrivateApi(), id, row.id));
  if (!noteOperation.accepts(payload)) return null;
  const side = { row, change: payload };
  const isDeletion = payload.kind === 'delete';
  return (
    <section className={classes.conflict}>
      <WithHelp id="notes.conflict">
        <Message tone="new">{isDeletion ? words.deletion : keepTexts.states.conflict}</Message>
      </WithHelp>
      <ReadGate query={theirs} skeleton={<div className={classes.skeleton} />}>
        {(other) => (
          <>
            <div className={classes.sides}>
              {!isDeletion && (
                <div>
                  <h4>{words.mine}</h4>
                  <Written className={classes.text} text={payload.text} />
                </div>
              )}
              <div>
                <h4>{words.theirs}</h4>
                <Written className={classes.text} text={other.text} />
              </div>
            </div>
            <p className={classes.time}>{words.hint}</p>
            <div className={classes.choices}>
              <Button
                size="compact"
                look={isDeletion ? 'danger' : 'primary'}
                onClick={() => void takeMine(side, other)}
              >
                {isDeletion ? words.delete : words.takeMine}
              </Button>
              <Button size="compact" onClick={() => void (isDeletion ? discardRows(row) : takeTheirs(side, other))}>
                {isDeletion ? words.leave : words.takeTheirs}
              </Button>
            </div>
          </>
        )}
      </ReadGate>
    </section>
  );
}
