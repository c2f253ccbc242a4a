import { useMutation, useQuery } from '@tanstack/react-query';
import type { Session } from '../../../../contract/account/session.ts';
import { formatAgo, formatJalali } from '../../../../core/time/dates.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { WithHelp } from '../../../ui/help-button.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { Skeleton } from '../../../ui/kit/skeleton.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { ownDataWrites } from './mutations.ts';
import classes from './own-data.module.css';
import { ownDataTexts } from './own-data-texts.ts';
import { ownDataReads } from './queries.ts';

const { sessions: words } = ownDataTexts;
const TOAST_ID = 'session-ended';

/** Where the person is signed in. */
export function SessionsSection() {
  const sessions = useQuery(ownDataReads(usePrivateApi()).sessions());
  return (
    <section className={classes.section}>
      <WithHelp id="own-data.sessions">
        <h2>{words.heading}</h2>
      </WithHelp>
      <p className={classes.hint}>{words.hint}</p>
      <ReadGate query={sessions} skeleton={<Skeleton shape="rows" count={2} />}>
        {(items) => (
          <ul className={classes.rows} aria-label={words.heading}>
            {items.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </ReadGate>
    </section>
  );
}

function SessionRow({ session: { id, device, createdAt, lastUsedAt, isCurrent } }: { session: Session }) {
  const end = useMutation(ownDataWrites(usePrivateApi()).endSession());
  const handleEnd = () =>
    end.mutate(id, { onSuccess: () => showToast({ id: TOAST_ID, kind: 'done', text: words.ended }) });
  const name = device ?? words.unknown;
  return (
    <li className={classes.row}>
      <div>
        <p>
          <bdi>{name}</bdi> {isCurrent && <span className={classes.mark}>{words.current}</span>}
        </p>
        <p className={classes.hint}>
          {words.used(formatAgo(lastUsedAt))} · {words.since(formatJalali(createdAt))}
        </p>
      </div>
      {!isCurrent && (
        <Button size="compact" aria-label={words.endOf(name)} isBusy={end.isPending} onClick={handleEnd}>
          {words.end}
        </Button>
      )}
    </li>
  );
}
