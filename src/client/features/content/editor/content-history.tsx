import { useMutation, useQuery } from '@tanstack/react-query';
import { formatJalali } from '../../../../core/time/dates.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { contentEditorTexts } from '../../../parts/content/content-editor-texts.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { Skeleton } from '../../../ui/kit/skeleton.tsx';
import { Name } from '../../../ui/name.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import classes from './editor.module.css';
import { contentWrites } from './mutations.ts';
import { ownContentReads } from './queries.ts';

const { history: words } = contentEditorTexts;
const TOAST_ID = 'content-restored';

type ContentHistoryProps = {
  id: string;
  version: number;
  /** What is typed is not saved yet: it would conflict with what is restored. */
  isTyped: boolean;
};

/** What was published earlier, and the way to make it the draft again. */
export function ContentHistory({ id, version, isTyped }: ContentHistoryProps) {
  const api = usePrivateApi();
  const revisions = useQuery(ownContentReads(api).revisions(id));
  const restore = useMutation(contentWrites(api).restore());
  const handleRestore = (of: number) =>
    restore.mutate(
      { id, version, of },
      { onSuccess: () => showToast({ id: TOAST_ID, kind: 'done', text: words.restored }) },
    );
  return (
    <ReadGate query={revisions} skeleton={<Skeleton shape="rows" />} hideTime>
      {(all) =>
        all.length === 0 ? (
          <p className={classes.faded}>{words.none}</p>
        ) : (
          <ul className={classes.cards}>
            {all.map(({ version: of, title, at, isOwn }) => {
              const time = formatJalali(at, 'dateTime');
              return (
                <li key={of} className={classes.card}>
                  <h3>
                    <Name text={title} />
                  </h3>
                  <p className={classes.faded}>
                    {[words.published(time), isOwn && words.own].filter(Boolean).join(' · ')}
                  </p>
                  {isTyped ? (
                    <p className={classes.faded}>{words.first}</p>
                  ) : (
                    <div className={classes.choices}>
                      <Button
                        size="compact"
                        aria-label={words.restore(time)}
                        isBusy={restore.isPending}
                        onClick={() => handleRestore(of)}
                      >
                        {words.restoreShort}
                      </Button>
                    </div>
                  )}
                </li>
              );
            })}
          </ul>
        )
      }
    </ReadGate>
  );
}
