import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PartsLine } from '../../../../../core/parts-list/parts-line.ts';
import { usePrivateApi } from '../../../../data/session/private-api.ts';
import { runWrite } from '../../../../data/write.ts';
import { HelpButton } from '../../../../ui/help-button.tsx';
import { Button } from '../../../../ui/kit/button.tsx';
import { Message } from '../../../../ui/kit/message.tsx';
import { lackedBy, toKept } from '../../parts/kept-lines.ts';
import classes from '../parts-list-screen.module.css';
import { accountPartsRead } from '../queries.ts';
import { accountPartsTexts as words } from './account-parts-texts.ts';
import { accountPartsWrites } from './mutations.ts';

/** How the list of this device stands to the account's, and the ways to make them one. */
export default function AccountParts({ lines }: { lines: readonly PartsLine[] }) {
  const api = usePrivateApi();
  const { data } = useQuery({ ...accountPartsRead(api), throwOnError: false });
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const run = (way: 'merge' | 'replace') => {
    setBusy(true);
    // The write cache shows a failure. `useMutation` here would move its code into every first load.
    runWrite(queryClient, accountPartsWrites(api)[way](), lines)
      .catch(() => {})
      .finally(() => setBusy(false));
  };
  if (!data) return null;
  const own = lines.map(toKept);
  const [onlyThere, onlyHere] = [lackedBy(own, data.lines), lackedBy(data.lines, own)];
  if (data.isSynced || (onlyThere === 0 && onlyHere === 0))
    return data.lines.length === 0 ? null : <p className={classes.note}>{words.same}</p>;
  return (
    <Message
      tone="info"
      className={classes.message}
      action={
        <>
          <Button look="quiet" isBusy={isBusy} onClick={() => run('merge')}>
            {words.merge}
          </Button>
          {lines.length > 0 && (
            <Button look="quiet" isBusy={isBusy} onClick={() => run('replace')}>
              {words.replace}
            </Button>
          )}
          <HelpButton id="parts-list.account" />
        </>
      }
    >
      {words.differ(onlyThere, onlyHere)}
    </Message>
  );
}
